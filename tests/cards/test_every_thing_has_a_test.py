"""Every card and every stage of both editions is played by a test of this folder."""

from importlib import import_module
from pathlib import Path

import pytest

from sevenwonders.content.loader import load_catalog
from tests.support.covers import COVERED

for module in sorted(Path(__file__).parent.glob("test_*.py")):
    if module.stem != Path(__file__).stem:
        import_module(f"tests.cards.{module.stem}")


def _things(edition: str) -> set[str]:
    """The cards, and the stages as ``giza-a-1``."""
    catalog = load_catalog(edition)
    stages = {
        f"{board.id}-{side.id}-{number}"
        for board in catalog.boards
        for side in board.sides
        for number in range(1, len(side.stages) + 1)
    }
    return {card.id for card in catalog.cards} | stages


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("aspect", ["cost", "effect"])
def test_no_card_or_stage_is_without_a_test(edition: str, aspect: str) -> None:
    covered = {slug for where, slug in COVERED[aspect] if where == edition}
    assert sorted(_things(edition) - covered) == []


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("aspect", ["cost", "effect"])
def test_no_test_names_a_card_or_stage_that_is_not_there(edition: str, aspect: str) -> None:
    covered = {slug for where, slug in COVERED[aspect] if where == edition}
    assert sorted(covered - _things(edition)) == []


def test_the_editions_have_as_many_cards_and_stages_as_printed() -> None:
    assert len(_things("1e")) == 78 + 42
    assert len(_things("2e")) == 80 + 41
