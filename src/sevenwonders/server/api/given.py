"""What handlers are given, by the name of their argument."""

from typing import Annotated, Final, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from sevenwonders.server.identity import Identity
from sevenwonders.server.limits.gate import Asker, Gate
from sevenwonders.server.service.service import Service
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.thinking.analyst import Analyst

_MOST: Final = 2**53
"""The largest number that every client can hold."""
PACKED: Final = "packed"
"""The mark of handlers that see themselves to how their answers are compressed."""

TheService: TypeAlias = NamedDependency[Service]
TheIdentity: TypeAlias = NamedDependency[Identity]
TheHub: TypeAlias = NamedDependency[Hub]
TheAnalyst: TypeAlias = NamedDependency[Analyst]
GuestId: TypeAlias = NamedDependency[str | None]
"""The guest; None for a client without one."""
TheAsker: TypeAlias = NamedDependency[Asker]
"""The client, as the limits count it."""
TheGate: TypeAlias = NamedDependency[Gate]
TableId: TypeAlias = NamedDependency[str]
"""The table in the address."""
SeatNumber: TypeAlias = Annotated[int, PathParameter(description="A seat of the table, from 0")]
DecisionNumber: TypeAlias = Annotated[int, PathParameter(description="Its number in the view")]
After: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=_MOST, description="Only events after this number")
]
"""Where the reader's knowledge of a table ends."""
