"""What a database of either kind does for the store."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from sevenwonders.server.store.notices import Notices

T = TypeVar("T")


class Backend(Protocol):
    """Runs what looks at the database and what changes it."""

    @property
    def notices(self) -> Notices:
        """Word of what others change."""
        ...

    async def begin(self) -> None:
        """Listen to notices of other processes."""
        ...

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Look at one moment of the database."""
        ...

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change completely or not at all; returns once it would survive a crash."""
        ...

    async def migrate(self, change: Callable[[Connection], None]) -> None:
        """Make a change that may take as long as it takes."""
        ...

    async def claim(self, name: str) -> bool:
        """Claim something exclusively among all users of the database; False if another has it.

        It is given up with ``release``, or when the process ends or loses the database.
        """
        ...

    async def release(self, name: str) -> None:
        """Give up a claim."""
        ...

    async def share(self, name: str) -> bool:
        """Share something; False while another has claimed it."""
        ...

    def shares(self, name: str) -> bool:
        """Whether it is still shared: a lost database has ended that."""
        ...

    async def close(self) -> None:
        """End what is under way, and give the connections back."""
        ...
