"""What an audience may see of an event (T15).

That something happened is known to all, so every audience gets every event and their numbers
agree; only the faces of cards are hidden.
"""

from typing import assert_never

from msgspec.structs import replace

from sevenwonders.engine.events import (
    SPECTATOR,
    AgeEnded,
    Asked,
    Built,
    Dealt,
    Declined,
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
    Sold,
    StageBuilt,
    TurnBegan,
)


def redact(event: Event, audience: int) -> Event:
    """The event as a seat, or ``SPECTATOR``, may see it."""
    match event:
        case Dealt() | Received() | Asked():
            if _is(audience, event.seat):
                return event
            return replace(event, cards=(None,) * len(event.cards))
        case Drew():
            return event if _is(audience, event.seat) else replace(event, card=None)
        case StageBuilt() | Sold() | LeftOver():
            return event if _is(audience, event.by) else replace(event, card=None)
        case Piled():
            return replace(event, cards=(None,) * len(event.cards))
        case TurnBegan() | Paid() | Built() | Gained() | Declined() | Passed():
            return event
        case Fought() | AgeEnded() | GameEnded():
            return event
        case _:
            assert_never(event)


def _is(audience: int, seat: int) -> bool:
    # Nobody and the spectators share a number: a card that nobody has seen is not theirs to see.
    return audience != SPECTATOR and audience == seat
