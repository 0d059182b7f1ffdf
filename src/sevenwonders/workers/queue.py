"""A queue of groups that are served in turn, so that a group with many tasks delays only itself."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar, final

T = TypeVar("T")


@final
class TurnQueue(Generic[T]):
    """Within a group the first comes first; each group gives one, then the next group does."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, deque[T]] = OrderedDict()
        self._many = 0

    def __len__(self) -> int:
        return self._many

    def add(self, group: str, one: T) -> None:
        """Let one wait behind the others of its group."""
        self._groups.setdefault(group, deque()).append(one)
        self._many += 1

    def put_back(self, group: str, one: T) -> None:
        """Let one be the next of all."""
        self._groups.setdefault(group, deque()).appendleft(one)
        self._groups.move_to_end(group, last=False)
        self._many += 1

    def take(self) -> T | None:
        """The next one; none where nothing waits."""
        if not self._groups:
            return None
        group, waiting = next(iter(self._groups.items()))
        one = waiting.popleft()
        self._many -= 1
        if waiting:
            self._groups.move_to_end(group)
        else:
            del self._groups[group]
        return one
