"""What handlers are given, by the name of their argument."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter

from sevenwonders.server.identity import Identity
from sevenwonders.server.service.service import Service
from sevenwonders.server.stream import Hub

TheService: TypeAlias = NamedDependency[Service]
TheIdentity: TypeAlias = NamedDependency[Identity]
TheHub: TypeAlias = NamedDependency[Hub]
GuestId: TypeAlias = NamedDependency[str | None]
"""Who asks; none for a passer-by."""
TableId: TypeAlias = NamedDependency[str]
"""The table in the address."""
SeatNumber: TypeAlias = Annotated[int, PathParameter(description="A seat of the table, from 0")]
DecisionNumber: TypeAlias = Annotated[int, PathParameter(description="As the view has it")]
