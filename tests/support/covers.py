"""What the tests of cards and stages cover, noted as their modules are imported."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])

COVERED: dict[str, set[tuple[str, str]]] = {"cost": set(), "effect": set()}
"""For each aspect, the cards and stages a test plays, with their editions."""

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])
"""Runs a test for both editions, as its argument ``edition``."""


class Named(Protocol):
    """A row of a table that is about one card or stage."""

    @property
    def slug(self) -> str:
        """The card, as ``altar``, or the stage, as ``giza-a-1``."""
        ...


def covers(edition: str, *slugs: str, aspect: str = "effect") -> Callable[[Test], Test]:
    """Note that a test plays these cards or stages and looks at what they do."""

    def note(test: Test) -> Test:
        assert test.__name__.startswith("test_"), f"pytest does not run {test.__name__}"
        COVERED[aspect].update((edition, slug) for slug in slugs)
        return test

    return note


def covers_both(*slugs: str) -> Callable[[Test], Test]:
    """Run a test for both editions, as its argument ``edition``, and note it for both."""

    def note(test: Test) -> Test:
        for edition in ("1e", "2e"):
            covers(edition, *slugs)(test)
        marked: Test = both_editions(test)
        return marked

    return note


def each(
    edition: str, argument: str, rows: Sequence[Named], *, aspect: str = "effect"
) -> Callable[[Test], Test]:
    """Run a test once for each row of a table, under the row's name, and note them all."""

    def note(test: Test) -> Test:
        covers(edition, *(row.slug for row in rows), aspect=aspect)(test)
        names = [row.slug for row in rows]
        marked: Test = pytest.mark.parametrize(argument, rows, ids=names)(test)
        return marked

    return note
