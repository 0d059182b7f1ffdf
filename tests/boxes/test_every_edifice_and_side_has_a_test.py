"""Every edifice, stage and guild of the expansions is played by a test of this folder."""

from importlib import import_module
from pathlib import Path

import pytest

from sevenwonders.content.loader import load_catalog
from tests.support.covers import COVERED
from tests.support.expansions import EXPANSIONS

BOXES = ("leaders", "cities", "edifice", "wonder-pack", "catan", "promos", "classic-extras")
FOLDER = Path(__file__).parent

for module in sorted(FOLDER.rglob("test_*.py")):
    if not module.stem.startswith("test_every_"):
        import_module(
            ".".join(("tests", "boxes", *module.relative_to(FOLDER).with_suffix("").parts))
        )


def _covered(what: str) -> set[str]:
    return {slug for where, slug in COVERED["effect"] if where == what}


def _stages() -> set[str]:
    """The stages of all boards beside those of the base game."""
    base = {board.id for board in load_catalog("1e").boards}
    return {
        f"{board.id}-{side.id}-{number}"
        for board in load_catalog("1e", BOXES).boards
        if board.id not in base
        for side in board.sides
        for number in range(1, len(side.stages) + 1)
    }


@pytest.mark.parametrize("aspect", ["edifice cost", "edifice reward", "edifice penalty"])
def test_no_edifice_is_without_a_test(aspect: str) -> None:
    edifices = {edifice.id for edifice in load_catalog("1e", BOXES).edifices}
    assert len(edifices) == EXPANSIONS["edifice"].edifices
    assert _covered(aspect) == edifices


@pytest.mark.parametrize("aspect", ["stage cost", "stage"])
def test_no_side_is_without_a_test(aspect: str) -> None:
    stages = _stages()
    assert sorted(stages - _covered(aspect)) == []
    assert sorted(_covered(aspect) - stages) == []


def test_every_half_of_carthage_has_a_test() -> None:
    assert _covered("half") == {"carthage-day-2", "carthage-night-1", "carthage-night-2"}


@pytest.mark.parametrize("aspect", ["guild cost", "guild"])
def test_no_guild_of_classic_extras_is_without_a_test(aspect: str) -> None:
    base = {card.id for card in load_catalog("1e").cards}
    guilds = {
        card.id
        for card in load_catalog("1e", BOXES).cards
        if card.id not in base and card.color == "purple"
    }
    assert _covered(aspect) == guilds
