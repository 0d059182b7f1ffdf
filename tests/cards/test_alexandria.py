"""Alexandria: stages that produce for their own city."""

from collections import Counter

import pytest

from tests.cards import cards_1e, cards_2e
from tests.cards.checks import lacks, refusal
from tests.cards.printed import FACES, producers, unknown
from tests.cards.stages import goods_for, printed_stage
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import a_city, a_table, hand, play, ways

CARDS = {
    edition: {card.slug: card for card in cards}
    for edition, cards in (("1e", cards_1e.CARDS), ("2e", cards_2e.CARDS))
}
RAW = [("wood", "palace"), ("stone", "palace"), ("clay", "palace"), ("ore", "palace")]
MADE = [("papyrus", "palace"), ("cloth", "palace")]
"""The board makes glass, of which no card asks a second unit."""
ORE = [*RAW[:3], ("ore", "fortifications")]
CLAY = [*RAW[:2], ("clay", "siege-workshop"), RAW[3]]
"""Where the stage itself costs the good, a card that needs one unit more of it."""


@rule("6.6", "7.3")
@covers("1e", "alexandria-a-2", "alexandria-b-1", "alexandria-b-2")
@covers("2e", "alexandria-day-2", "alexandria-night-1", "alexandria-night-2")
@pytest.mark.parametrize(
    ("edition", "slug", "good", "card"),
    [
        *(("1e", "alexandria-a-2", *probe) for probe in ORE),
        *(("1e", "alexandria-b-1", *probe) for probe in CLAY),
        *(("1e", "alexandria-b-2", *probe) for probe in MADE),
        *(("2e", "alexandria-day-2", *probe) for probe in ORE),
        *(("2e", "alexandria-night-1", *probe) for probe in CLAY),
        *(("2e", "alexandria-night-2", *probe) for probe in MADE),
    ],
)
def test_the_stage_makes_a_good_of_choice(edition: str, slug: str, good: str, card: str) -> None:
    stage = printed_stage(edition, slug)
    short = CARDS[edition][card].units - Counter([good, "glass"])
    standing = producers(goods_for(edition, stage) | short)
    stages = unknown(stage.number - 1)
    face = FACES[edition][0]
    others = (a_city(f"rhodes-{face}"), a_city(f"giza-{face}", hand=f"{card} traders-guild"))
    without = a_table(
        a_city(stage.side, coins=0, built=standing, stages=stages, hand=card),
        edition=edition,
        age=3,
    )
    assert refusal(without, 0, f"B:{card}").missing == (good,)
    state = a_table(
        a_city(stage.side, coins=0, built=standing, stages=stages, hand="spies-guild"),
        *others,
        edition=edition,
        age=3,
    )
    play(state, f"W{stage.number}:spies-guild", None, "D:traders-guild")
    assert ways(state, 0, f"B:{card}") == [f"B:{card}"]


@rule("4.3", "6.6")
@covers("1e", "alexandria-b-1")
def test_the_stage_makes_one_good_a_turn() -> None:
    goods = "quarry brickyard glassworks-1 press-1 loom-1"
    city = a_city("alexandria-b", coins=0, built=goods, stages="?", hand="palace")
    state = a_table(city, age=3)
    assert len(refusal(state, 0, "B:palace").missing) == 1


@rule("5.3")
@covers("1e", "alexandria-a-2", "alexandria-b-1", "alexandria-b-2")
@covers("2e", "alexandria-day-2", "alexandria-night-1", "alexandria-night-2")
@pytest.mark.parametrize(
    ("edition", "side", "buyer", "stage"),
    [
        ("1e", "alexandria-a", "rhodes-a", 1),
        ("1e", "alexandria-a", "ephesus-a", 1),
        ("1e", "alexandria-b", "halicarnassus-a", 1),
        ("1e", "alexandria-b", "olympia-a", 3),
        ("1e", "alexandria-b", "babylon-b", 1),
        ("1e", "alexandria-b", "babylon-b", 3),
        ("2e", "alexandria-day", "rhodes-day", 1),
        ("2e", "alexandria-day", "ephesus-night", 1),
        ("2e", "alexandria-night", "ephesus-day", 1),
        ("2e", "alexandria-night", "olympia-night", 1),
        ("2e", "alexandria-night", "halicarnassus-day", 2),
        ("2e", "alexandria-night", "giza-day", 2),
    ],
)
def test_the_neighbours_cannot_buy_it(edition: str, side: str, buyer: str, stage: int) -> None:
    other = "rhodes" if buyer.startswith("giza") else "giza"
    lacking: list[Counter[str]] = []
    for built in ("", "? ?"):
        state = a_table(
            a_city(side, stages=built),
            a_city(buyer, coins=20, stages=unknown(stage - 1)),
            a_city(f"{other}-{FACES[edition][0]}"),
            edition=edition,
            age=3,
        )
        assert hand(state, 1)
        lacking.append(lacks(state, 1, stage))
    assert lacking[0]
    assert lacking[1] == lacking[0]
