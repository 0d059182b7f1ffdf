"""Each stage of the Wonder Pack that has figures of its own, as printed."""

from tests.boxes.sides import check_gains, check_price
from tests.cards.printed import PrintedStage
from tests.support.covers import each
from tests.support.rules import rule

STAGES = (
    PrintedStage("great-wall-a", 1, "wood wood", coins=8),
    PrintedStage("great-wall-a", 2, "clay glass papyrus", power=True),
    PrintedStage("great-wall-a", 3, "stone stone stone", shields=2),
    PrintedStage("great-wall-a", 4, "ore ore ore", power=True),
    PrintedStage("great-wall-b", 1, "wood papyrus", power=True),
    PrintedStage("great-wall-b", 2, "clay clay ore", power=True),
    PrintedStage("great-wall-b", 3, "wood wood papyrus", power=True),
    PrintedStage("great-wall-b", 4, "stone stone", power=True),
    PrintedStage(
        "manneken-pis-b",
        1,
        "wood stone clay ore glass papyrus cloth",
        points=7,
        coins=7,
        shields=1,
    ),
    PrintedStage("stonehenge-a", 1, "clay ore", points=3),
    PrintedStage("stonehenge-a", 2, "clay clay papyrus", points=5),
    PrintedStage("stonehenge-a", 3, "wood wood wood cloth", power=True),
    PrintedStage("stonehenge-b", 1, "ore ore ore", power=True),
    PrintedStage("stonehenge-b", 2, "clay clay clay papyrus", power=True),
    PrintedStage("abu-simbel-a", 1, "stone clay", points=3),
    PrintedStage("abu-simbel-a", 2, "wood ore", points=5),
    PrintedStage("abu-simbel-a", 3, "stone stone glass cloth", power=True),
    PrintedStage("abu-simbel-b", 1, "clay clay cloth", power=True),
    PrintedStage("abu-simbel-b", 2, "wood wood glass", power=True),
)
PLAIN = [stage for stage in STAGES if not stage.power]


@each("stage cost", "stage", STAGES)
def test_the_stage_costs_what_is_printed(stage: PrintedStage) -> None:
    check_price(stage)


@rule("16.1")
@each("stage", "stage", PLAIN)
def test_the_stage_gives_what_is_printed(stage: PrintedStage) -> None:
    check_gains(stage)
