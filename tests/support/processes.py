"""The processes that a test starts, apart from those of other tests."""

from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import final


@final
class Children:
    """The processes started by this one since it was made, as long as they live."""

    def __init__(self) -> None:
        self._before = frozenset(active_children())

    def alive(self) -> list[BaseProcess]:
        """Those of them that have not ended."""
        return [child for child in active_children() if child not in self._before]
