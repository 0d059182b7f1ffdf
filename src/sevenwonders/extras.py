"""The extras that the package is installed with, and the refusal of what lacks its extra."""

from importlib.util import find_spec
from typing import Final, Literal, TypeAlias, get_args

from sevenwonders.errors import WondersError

Extra: TypeAlias = Literal[
    "arena", "champion", "cli", "data", "envs", "openspiel", "postgres", "ray", "server", "train"
]
EXTRAS: Final[tuple[Extra, ...]] = get_args(Extra)

_MODULES: Final[dict[Extra, tuple[str, ...]]] = {
    "arena": ("openskill",),
    "champion": ("numpy",),
    "cli": ("cyclopts", "fluent", "numpy", "rich"),
    "data": ("numpy", "pyarrow"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
    "server": (
        "alembic",
        "httptools",
        "itsdangerous",
        "litestar",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
    ),
    "train": ("numpy", "torch"),
}
"""What each extra brings, by the names that are imported."""
_NEEDED_FOR: Final[dict[Extra, str]] = {
    "arena": "the arena needs",
    "champion": "the bots champion and oracle need",
    "cli": "the command line needs",
    "data": "writing and reading Parquet files needs",
    "envs": "batches and environments need",
    "openspiel": "the game for OpenSpiel needs",
    "postgres": "a PostgreSQL database needs",
    "ray": "a Ray cluster needs",
    "server": "the server needs",
    "train": "training a network needs",
}


class MissingExtra(WondersError, ImportError):
    """What was asked for needs an extra that is not installed; the message names it."""

    def __init__(self, extra: Extra) -> None:
        super().__init__(
            f"{_NEEDED_FOR[extra]} the extra {extra!r}, which is not installed: "
            f"pip install 'sevenwonders[{extra}]'"
        )
        self.extra: Extra = extra


def installed(extra: Extra) -> bool:
    """Whether everything that the extra brings can be imported."""
    return all(find_spec(module) is not None for module in _MODULES[extra])


def require(extra: Extra) -> None:
    """Raise `MissingExtra` unless everything that the extra brings can be imported."""
    if not installed(extra):
        raise MissingExtra(extra)
