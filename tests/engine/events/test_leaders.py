"""The events of leaders: draft, recruitment, copies and burials."""

from sevenwonders.engine.events.base import (
    BANK,
    Asked,
    Event,
    Gained,
    Paid,
    Passed,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    HandsFrozen,
    LeaderBuried,
    LeaderCopied,
    LeaderDiscarded,
    LeaderDrawn,
    LeaderKept,
    LeaderReturned,
    RecruitDeclined,
    Recruited,
)
from sevenwonders.engine.game.state import State
from tests.support.games import Kind, again, deal_game, picker, play_stage
from tests.support.rules import rule
from tests.support.table import a_city, a_table, play

GUILD_GOODS = "lumber-yard clay-pool glassworks-1 loom-1"
"""What makes the Courtesans Guild's cost."""


def told(state: State, *choices: str | None) -> list[Event]:
    """What a stage reports, its choices given city by city."""
    play(state, *choices)
    return drain(state)


@rule("12.4")
def test_leaders_are_drafted_and_the_last_of_four_is_kept_as_it_comes() -> None:
    state = again(deal_game(Kind("1e", 3, ("leaders",)), "draft"), log=[])
    assert [type(event) for event in drain(state)] == [DraftPackReceived] * 3
    pick = picker("draft")
    heard: list[Event] = []
    for _ in range(3):
        play_stage(state, pick)
        heard += drain(state)
    packs = [event.leaders for event in heard if isinstance(event, DraftPackReceived)]
    assert [len(pack) for pack in packs] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
    kept = [event.seat for event in heard if isinstance(event, LeaderKept)]
    assert kept == [0, 1, 2] * 4
    assert heard[-1] == TurnBegan(age=1, turn=0)


@rule("11.3", "12.6", "12.12")
def test_a_leader_is_recruited_laid_under_a_stage_or_discarded() -> None:
    state = a_table(
        a_city("giza-a", coins=6, leader_hand="plato nero"),
        a_city("rhodes-a", built="lumber-yard sawmill", leader_hand="hiram"),
        a_city("ephesus-a", leader_hand="midas"),
        age=2,
        recruiting=True,
        boxes="leaders",
        log=[],
    )
    heard = told(state, "R:plato$4", "W1:hiram", "D:midas")
    assert heard[:4] == [
        Paid(city=0, to=BANK, coins=4),
        Recruited(city=0, leader="plato"),
        StageBuilt(city=1, stage=1, card="hiram", by=1),
        LeaderDiscarded(city=2, leader="midas"),
    ]
    assert Gained(city=2, coins=3, source="discard") in heard


@rule("12.13")
def test_leaders_not_played_in_age_three_go_back_to_the_box() -> None:
    state = a_table(
        a_city("giza-a", leader_hand="plato nero"),
        a_city("rhodes-a", leader_hand="hiram"),
        a_city("ephesus-a", leader_hand="midas"),
        age=3,
        recruiting=True,
        boxes="leaders",
        log=[],
    )
    heard = told(state, "D:nero")
    returned = [event for event in heard if isinstance(event, LeaderReturned)]
    assert returned == [LeaderReturned(seat=0, leader="plato")]


@rule("12.42")
def test_a_leader_that_takes_a_stage_is_told_once_with_it() -> None:
    state = a_table(
        a_city("giza-a", coins=6, leader_hand="stevie"),
        a_city("rhodes-a", leader_hand="hiram"),
        recruiting=True,
        boxes="leaders promos",
        log=[],
    )
    heard = told(state, "R1:stevie$2")
    assert Recruited(city=0, leader="stevie", stage=1) in heard
    assert not any(isinstance(event, StageBuilt) for event in heard)


@rule("12.43")
def test_a_guild_copies_a_leader_next_door() -> None:
    state = a_table(
        a_city("giza-a", built=GUILD_GOODS, hand="courtesans-guild"),
        a_city("rhodes-a", leaders="croesus@2"),
        age=3,
        turn=2,
        boxes="leaders classic-extras",
        log=[],
    )
    assert told(state, "B:courtesans-guild")[-1] == Asked(
        seat=0, city=0, kind="copy-leader", cards=()
    )
    assert told(state, "C:croesus")[:2] == [
        LeaderCopied(city=0, leader="croesus", guild="courtesans-guild"),
        Gained(city=0, coins=6, source="card", card="croesus"),
    ]


@rule("12.48", "12.49")
def test_leaders_drawn_and_a_further_one_declined() -> None:
    state = a_table(
        a_city("catan-b", built="lumber-yard loom-1", hand="altar"),
        turn=4,
        boxes="leaders catan",
        log=[],
    )
    heard = told(state, "W1:altar")
    drawn = [event for event in heard if isinstance(event, LeaderDrawn)]
    assert [event.seat for event in drawn] == [0]
    assert heard[-1] == Asked(seat=0, city=0, kind="recruit-more", cards=())
    assert told(state, "R:-")[0] == RecruitDeclined(city=0)


@rule("12.50")
def test_a_burial_tells_what_the_leader_is_worth() -> None:
    tombs = a_city(
        "abu-simbel-night",
        built="clay-pool brickyard loom-1",
        hand="walls",
        leaders="plato",
    )
    state = a_table(tombs, age=2, turn=4, boxes="leaders", log=[])
    asked = told(state, "W1:walls")[-1]
    assert asked == Asked(seat=0, city=0, kind="bury-leader", cards=())
    assert told(state, "U:plato")[0] == LeaderBuried(city=0, leader="plato", points=8)


@rule("12.24")
def test_the_banks_extra_coin_is_a_bonus_beside_the_discard() -> None:
    state = a_table(a_city("giza-a", leaders="berenice"), boxes="leaders", turn=2, log=[])
    heard = [event for event in told(state) if isinstance(event, Gained) and event.city == 0]
    assert heard == [
        Gained(city=0, coins=3, source="discard"),
        Gained(city=0, coins=1, source="bonus"),
    ]


@rule("12.41")
def test_whoever_stops_the_passing_is_told_and_no_hand_passes() -> None:
    state = a_table(
        a_city("giza-a", leaders="esteban", hand="altar"), boxes="leaders promos", turn=2, log=[]
    )
    heard = told(state, "D:altar!")
    assert heard[0] == HandsFrozen(city=0)
    assert not any(isinstance(event, Passed) for event in heard)
