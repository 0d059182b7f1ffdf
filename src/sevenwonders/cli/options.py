"""Options that several commands take."""

from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

OLD_EXPANSIONS: Final = "--boxes"
"""Still accepted, but not shown."""
EXPANSIONS: Final = ("--expansions", OLD_EXPANSIONS)
Expansions: TypeAlias = Annotated[str, Parameter(name=EXPANSIONS)]
