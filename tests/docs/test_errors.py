"""Whatever the package refuses with descends from one root, whose tree names it."""

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

import sevenwonders
from sevenwonders import errors
from sevenwonders.errors import WondersError

SIGNALS = {
    "sevenwonders.bots.remote.pipe": {
        "PipeBroken",
        *("Died", "Flooded", "Late", "NotStarted", "Unasked"),
    },
    "sevenwonders.cli.terminal.person": {"Quit"},
    "sevenwonders.cli.signals": {"Ended"},
    "sevenwonders.server.service.commit": {"Conflict"},
    "sevenwonders.testing.clock": {"OutOfTime"},
}
"""What is caught where it is raised and tells a caller nothing."""
NOT_FOR_IMPORT = ("__main__", "migrations")


def raised() -> Iterator[type[BaseException]]:
    """Every exception class of the package, once."""
    for module in pkgutil.walk_packages(sevenwonders.__path__, "sevenwonders."):
        if any(part in module.name for part in NOT_FOR_IMPORT):
            continue
        try:
            members = vars(importlib.import_module(module.name)).values()
        except ModuleNotFoundError as missing:
            # Only who trains nets has it, and none of these modules has refusals of its own.
            if missing.name != "torch":
                raise
            continue
        for one in members:
            if not isinstance(one, type) or one.__module__ != module.name:
                continue
            if issubclass(one, BaseException):
                yield one


RAISED = sorted(raised(), key=lambda one: (one.__module__, one.__name__))


def tree() -> dict[str, set[str]]:
    """The names that the tree has in each room."""
    lines = re.split(r"[├└]── (\w+):", errors.__doc__ or "")
    rooms = zip(lines[1::2], lines[2::2], strict=True)
    return {room: set(re.findall(r"[A-Z]\w+", text.split("\n\n")[0])) for room, text in rooms}


@pytest.mark.parametrize("one", RAISED, ids=lambda one: one.__name__)
def test_every_refusal_descends_from_the_root(one: type[BaseException]) -> None:
    signal = one.__name__ in SIGNALS.get(one.__module__, ())
    assert issubclass(one, WondersError) != signal


def test_the_tree_names_every_refusal_and_no_other() -> None:
    public = [one for one in RAISED if issubclass(one, WondersError) and one is not WondersError]
    found: dict[str, set[str]] = {}
    for one in public:
        if not one.__name__.startswith("_"):
            found.setdefault(one.__module__.split(".")[1], set()).add(one.__name__)
    assert tree() == found
