"""First edition: what every stage costs, and its points, coins and shields."""

import pytest

from tests.cards import stages
from tests.cards.boards_1e import PLAIN_STAGES, SIDES, STAGES
from tests.cards.printed import PrintedStage
from tests.support.covers import each
from tests.support.rules import rule


@rule("1.5", "6.1", "6.2")
@each("1e", "stage", STAGES, aspect="cost")
def test_a_stage_is_built_for_the_printed_cost(stage: PrintedStage) -> None:
    stages.check_stage_price("1e", stage)


@rule("6.5", "9.4")
@each("1e", "stage", PLAIN_STAGES)
def test_a_stage_gives_its_points_and_coins(stage: PrintedStage) -> None:
    stages.check_stage_gains("1e", stage)


@rule("6.5", "9.4")
@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage.power], ids=str)
def test_a_stage_with_a_power_gives_its_points_too(stage: PrintedStage) -> None:
    stages.check_stage_gains("1e", stage)


@rule("6.5", "8.2")
@each("1e", "stage", PLAIN_STAGES)
def test_a_stage_adds_its_shields(stage: PrintedStage) -> None:
    before = (other for other in STAGES if other.side == stage.side)
    total = sum(other.shields for other in before if other.number <= stage.number)
    stages.check_stage_shields("1e", stage, total)


@rule("6.1")
@pytest.mark.parametrize("side", SIDES)
def test_a_wonder_has_no_more_stages_than_printed(side: str) -> None:
    stages.check_side_ends("1e", side, STAGES)
