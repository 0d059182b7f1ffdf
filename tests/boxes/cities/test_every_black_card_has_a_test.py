"""Every black card, every stage of Petra and Byzantium and the guilds of Cities have a test."""

from importlib import import_module
from pathlib import Path

import pytest

from sevenwonders.content.loader import load_box
from tests.support.covers import COVERED
from tests.support.expansions import EXPANSIONS

GUILDS = {"counterfeiters-guild", "guild-of-shadows", "mourners-guild"}

for module in sorted(Path(__file__).parent.glob("test_*.py")):
    if module.stem != Path(__file__).stem:
        import_module(f"tests.boxes.cities.{module.stem}")


def _things() -> set[str]:
    boxes = load_box("cities"), load_box("classic-extras")
    stages = {
        f"{board.id}-{side.id}-{number}"
        for box in boxes
        for board in box.boards
        if board.id in ("petra", "byzantium")
        for side in board.sides
        for number in range(1, len(side.stages) + 1)
    }
    return {card.id for card in boxes[0].cards} | stages | GUILDS


@pytest.mark.parametrize("aspect", ["cost", "effect"])
def test_nothing_of_the_box_is_without_a_test(aspect: str) -> None:
    covered = {slug for where, slug in COVERED[aspect] if where == "cities"}
    assert sorted(_things() - covered) == []


@pytest.mark.parametrize("aspect", ["cost", "effect"])
def test_no_test_names_what_is_not_there(aspect: str) -> None:
    covered = {slug for where, slug in COVERED[aspect] if where == "cities"}
    assert sorted(covered - _things()) == []


def test_the_box_has_as_many_cards_and_stages_as_printed() -> None:
    assert len(load_box("cities").cards) == EXPANSIONS["cities"].cards
    assert len(_things()) == EXPANSIONS["cities"].cards + 3 + 10 + 10
