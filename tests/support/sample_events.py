"""One event of each type at least, the hidden ones with the form all others see."""

from typing import NamedTuple, get_args

from sevenwonders.engine.events.base import (
    BANK,
    SPECTATOR,
    AgeEnded,
    Asked,
    Built,
    Compared,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Event,
    Fought,
    Gained,
    GameEnded,
    LeftOver,
    Paid,
    Passed,
    Piled,
    Received,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.events.edifices import (
    EdificeBuilt,
    EdificeFailed,
    EdificeJoined,
    EdificesLaid,
    GaveUp,
    PawnTaken,
    Penalized,
    Rewarded,
)
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
from sevenwonders.engine.events.tokens import (
    DefeatPassed,
    DiplomacyTaken,
    DiplomacyUsed,
    Indebted,
    Lost,
    TokensReturned,
    TokenTaken,
)
from sevenwonders.engine.vocabulary import NOBODY

AUDIENCES = (SPECTATOR, 0, 1, 2)
EVENT_TYPES: tuple[type[Event], ...] = get_args(Event)


CAUSES = (
    Cause(city=0, card="lair"),
    Cause(city=2, stage=2),
    Cause(city=0, card="telesilla"),
    Cause(city=None, edifice="belvedere"),
)
"""One of each kind."""


class Hidden(NamedTuple):
    """An event that shows a card's face to one seat at most."""

    event: Event
    seen_by: tuple[int, ...]
    to_others: Event


HIDDEN = (
    Hidden(
        Dealt(seat=1, cards=("altar", "baths")),
        (1,),
        Dealt(seat=1, cards=(None, None)),
    ),
    Hidden(Piled(cards=("altar", "baths")), (), Piled(cards=(None, None))),
    Hidden(Drew(seat=0, card="altar"), (0,), Drew(seat=0, card=None)),
    Hidden(
        Received(seat=2, cards=("altar", "altar")),
        (2,),
        Received(seat=2, cards=(None, None)),
    ),
    Hidden(
        StageBuilt(city=2, stage=1, card="altar", by=2),
        (2,),
        StageBuilt(city=2, stage=1, card=None, by=2),
    ),
    Hidden(
        StageBuilt(city=2, stage=3, card="altar", by=0),
        (0,),
        StageBuilt(city=2, stage=3, card=None, by=0),
    ),
    Hidden(Discarded(city=1, card="altar", by=1), (1,), Discarded(city=1, card=None, by=1)),
    Hidden(Discarded(city=2, card="altar", by=1), (1,), Discarded(city=2, card=None, by=1)),
    Hidden(LeftOver(city=0, card="altar", by=0), (0,), LeftOver(city=0, card=None, by=0)),
    Hidden(
        LeftOver(city=2, card="altar", by=NOBODY),
        (),
        LeftOver(city=2, card=None, by=NOBODY),
    ),
    Hidden(
        Asked(seat=0, city=0, kind="last-card", cards=("altar",)),
        (0,),
        Asked(seat=0, city=0, kind="last-card", cards=(None,)),
    ),
    Hidden(
        Asked(seat=1, city=2, kind="discard-pile", cards=("altar", "baths")),
        (1,),
        Asked(seat=1, city=2, kind="discard-pile", cards=(None, None)),
    ),
    Hidden(
        StageBuilt(city=1, stage=2, card="plato", by=1),
        (1,),
        StageBuilt(city=1, stage=2, card=None, by=1),
    ),
    Hidden(
        DraftPackReceived(seat=1, leaders=("plato", "nero")),
        (1,),
        DraftPackReceived(seat=1, leaders=(None, None)),
    ),
    Hidden(LeaderKept(seat=0, leader="plato"), (0,), LeaderKept(seat=0, leader=None)),
    Hidden(LeaderDrawn(seat=2, leader="plato"), (2,), LeaderDrawn(seat=2, leader=None)),
    Hidden(
        LeaderReturned(seat=1, leader="plato"),
        (1,),
        LeaderReturned(seat=1, leader=None),
    ),
    Hidden(LeaderDiscarded(city=0, leader="plato"), (0,), LeaderDiscarded(city=0, leader=None)),
)

PUBLIC: tuple[Event, ...] = (
    TurnBegan(age=2, turn=3),
    Paid(city=0, to=1, coins=2),
    Paid(city=0, to=BANK, coins=1),
    Built(city=0, card="temple", paid_by="paid", by=0),
    Built(city=0, card="temple", paid_by="chain", by=0, chain="altar"),
    Built(city=0, card="temple", paid_by="right", by=0),
    Built(city=0, card="temple", paid_by="limited-right", by=0),
    Built(city=2, card="temple", paid_by="discard-pile", by=1),
    Gained(city=0, coins=3, source="discard"),
    Gained(city=0, coins=4, source="card", card="vineyard"),
    Gained(city=0, coins=9, source="stage", stage=2),
    Declined(city=1),
    Passed(direction="left"),
    Passed(direction="right"),
    Passed(direction="exchange"),
    Compared(city=0, against=1, shields=3, against_shields=1),
    Fought(city=0, against=1, value=3),
    Fought(city=1, against=0, value=-1),
    AgeEnded(age=3),
    GameEnded(winners=(1,), totals=(40, 51, 33)),
    GameEnded(winners=(0, 1), totals=(51, 51, 33)),
    GameEnded(winners=(0, 1), totals=(51, 40, 33, 20), teams=True),
    TurnBegan(age=2, turn=0),
    Gained(city=0, coins=5, source="edifice", edifice="belvedere"),
    Gained(city=0, coins=2, source="card", card="croesus"),
    Gained(city=0, coins=1, source="bonus"),
    Asked(seat=0, city=0, kind="recruit-more", cards=()),
    Asked(seat=0, city=0, kind="copy-leader", cards=()),
    Asked(seat=0, city=0, kind="bury-leader", cards=()),
    Asked(seat=0, city=0, kind="drop-token", cards=()),
    Asked(seat=0, city=0, kind="pay-loss", cards=()),
    Asked(seat=0, city=0, kind="penalty", cards=()),
    EdificesLaid(edifices=("belvedere", "river-port", "agora")),
    Recruited(city=0, leader="plato"),
    Recruited(city=0, leader="stevie", stage=2),
    RecruitDeclined(city=0),
    LeaderCopied(city=1, leader="plato", guild="courtesans-guild"),
    LeaderCopied(city=1, leader="stevie", guild="courtesans-guild", stage=1),
    LeaderBuried(city=0, leader="plato", points=8),
    HandsFrozen(city=2),
    TokenTaken(city=0, value=3),
    TokensReturned(city=0, value=5, count=1),
    TokensReturned(city=0, value=-1, count=2),
    DefeatPassed(city=0, loser=1),
    DiplomacyTaken(city=0, count=1),
    DiplomacyTaken(city=0, count=2),
    DiplomacyUsed(city=0),
    Indebted(city=1, debts=1),
    Lost(city=1, coins=2, debts=0),
    Lost(city=1, coins=0, debts=2),
    Lost(city=1, coins=1, debts=1),
    Lost(city=1, coins=3, debts=0, causes=CAUSES),
    Indebted(city=1, debts=1, causes=CAUSES[:1]),
    TokensReturned(city=0, value=-1, count=2, causes=CAUSES[2:3]),
    Penalized(city=2, debt=3, causes=CAUSES[3:]),
    GaveUp(city=2, card="altar", causes=CAUSES[3:]),
    Asked(seat=1, city=1, kind="pay-loss", cards=(), causes=CAUSES),
    PawnTaken(city=0, age=1),
    EdificeJoined(city=0, edifice="belvedere"),
    EdificeBuilt(age=1, edifice="belvedere"),
    EdificeFailed(age=2, edifice="river-port"),
    Rewarded(city=0, age=1, edifice="belvedere"),
    Penalized(city=2, debt=3),
    GaveUp(city=2, card="altar"),
)

SAMPLES: tuple[Event, ...] = (*(hidden.event for hidden in HIDDEN), *PUBLIC)
"""Whole events, as the engine reports them."""
FACE_DOWN: tuple[Event, ...] = tuple(hidden.to_others for hidden in HIDDEN)
