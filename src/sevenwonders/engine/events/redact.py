"""What an audience may see of an event.

That something happened is known to all, so every audience gets every event and their numbers
agree; only the faces of cards are hidden.
"""

from typing import assert_never

from msgspec.structs import replace

from sevenwonders.engine.events import leaders
from sevenwonders.engine.events.base import (
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
from sevenwonders.engine.events.edifices import EdificeEvent
from sevenwonders.engine.events.tokens import TokenEvent

_Public = (
    TurnBegan
    | Paid
    | Built
    | Gained
    | Declined
    | Passed
    | Compared
    | Fought
    | AgeEnded
    | GameEnded
    | leaders.OpenLeaderEvent
    | TokenEvent
    | EdificeEvent
)


def redact(event: Event, audience: int, *, teams: bool = False) -> Event:
    """The event as a seat, or ``SPECTATOR``, may see it.

    In teams a seat sees all that its partner holds or lays down (rule 14.10), but neither the
    discard pile that the partner looks through nor the leaders it drafts from.
    """
    if isinstance(event, _Public) or _sees(audience, event, teams=teams):
        return event
    match event:
        case Dealt() | Received() | Asked() | Piled():
            return replace(event, cards=(None,) * len(event.cards))
        case leaders.DraftPackReceived():
            return replace(event, leaders=(None,) * len(event.leaders))
        case Drew() | StageBuilt() | Discarded() | LeftOver():
            return replace(event, card=None)
        case (
            leaders.LeaderKept()
            | leaders.LeaderDrawn()
            | leaders.LeaderReturned()
            | leaders.LeaderDiscarded()
        ):
            return replace(event, leader=None)
        case _:
            assert_never(event)


_Hiding = (
    Dealt
    | Received
    | Asked
    | Piled
    | Drew
    | StageBuilt
    | Discarded
    | LeftOver
    | leaders.DraftPackReceived
    | leaders.LeaderKept
    | leaders.LeaderDrawn
    | leaders.LeaderReturned
    | leaders.LeaderDiscarded
)


def _sees(audience: int, event: _Hiding, *, teams: bool) -> bool:
    # Nobody and the spectators share a number: a card that nobody has seen is not theirs to see.
    if audience == SPECTATOR:
        return False
    owner = _owner(event)
    if teams and owner != SPECTATOR and not _is_passing_by(event):
        return audience in (owner, partner(owner))
    return audience == owner


def _owner(event: _Hiding) -> int:
    """The seat whose card it is, ``SPECTATOR`` for none."""
    match event:
        case Piled():
            return SPECTATOR
        case StageBuilt() | Discarded() | LeftOver():
            return event.by
        case leaders.LeaderDiscarded():
            return event.city
        case _:
            return event.seat


def _is_passing_by(event: _Hiding) -> bool:
    """Whether the cards are not the seat's own: it only chooses one of them."""
    looks = isinstance(event, Asked) and event.kind == "discard-pile"
    return looks or isinstance(event, leaders.DraftPackReceived)


def partner(seat: int) -> int:
    """The seat that plays in a team with another: seats pair off from the first (rule 14.2)."""
    return seat ^ 1
