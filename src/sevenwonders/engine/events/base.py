"""What happens at the table, for people and programs; the rules never read it.

An event is whole as the engine reports it: cards that lie face down are named. ``redact`` turns
them over for an audience before the event is sent.
"""

from typing import Final, Literal

from sevenwonders.engine.events.common import BaseEvent, Card, Caused
from sevenwonders.engine.events.edifices import EdificeEvent
from sevenwonders.engine.events.leaders import LeaderEvent
from sevenwonders.engine.events.tokens import TokenEvent
from sevenwonders.engine.vocabulary import Direction

SPECTATOR: Final = -1
"""The audience without a seat; every other audience is a seat."""
BANK: Final = -1

PaidBy = Literal["paid", "chain", "right", "limited-right", "discard-pile"]
Kind = Literal[
    "last-card",
    "discard-pile",
    "recruit-more",
    "copy-leader",
    "bury-leader",
    "drop-token",
    "pay-loss",
    "penalty",
]
Source = Literal["discard", "card", "stage", "edifice", "bonus"]


class Dealt(BaseEvent, frozen=True):
    """A hand is dealt to a seat; its cards are for that seat alone."""

    seat: int
    cards: tuple[Card, ...]


class Piled(BaseEvent, frozen=True):
    """The free city's draw pile is laid out, next card first; nobody has seen it (rule 10.3)."""

    cards: tuple[Card, ...]


class TurnBegan(BaseEvent, frozen=True):
    """All seats are asked for their card, or for a leader in turn 0 (rule 12.6)."""

    age: int
    turn: int


class Drew(BaseEvent, frozen=True):
    """The free city's holder draws the next card of its pile (rule 10.5)."""

    seat: int
    card: Card


class Paid(BaseEvent, frozen=True):
    """Coins go from a city to another, or to the bank."""

    city: int
    to: int
    """The city that is paid, or ``BANK``."""
    coins: int


class Built(BaseEvent, frozen=True):
    """A structure is placed in a city."""

    city: int
    card: str
    paid_by: PaidBy
    """What made it possible: paying its cost, or a right to build for free (rules 4.10, 4.11)."""
    by: int
    """The seat that decided: the city's own, or the free city's holder."""
    chain: str | None = None
    """The built card that made this one free, if it was free by ``chain``."""


class StageBuilt(BaseEvent, frozen=True):
    """A stage of the wonder is built with a card or a leader laid face down (rule 11.3)."""

    city: int
    stage: int
    """Counted from 1."""
    card: Card
    by: int
    """The seat that laid the card."""


class Discarded(BaseEvent, frozen=True):
    """A card goes face down to the discard pile; its coins come as ``Gained`` (rule 11.3)."""

    city: int
    card: Card
    by: int
    """The seat that discarded it."""


class Gained(BaseEvent, frozen=True):
    """Coins come to a city from the bank."""

    city: int
    coins: int
    source: Source
    card: str | None = None
    """The structure or leader that gives them, when the source is ``card``."""
    stage: int | None = None
    """The stage that gives them, counted from 1, when the source is ``stage``."""
    edifice: str | None = None
    """The edifice that gives them, when the source is ``edifice``."""


class LeftOver(BaseEvent, frozen=True):
    """The last card of an Age goes face down to the discard pile (rules 2.5, 11.3)."""

    city: int
    card: Card
    by: int
    """The seat that held it, ``NOBODY`` for the last card of the free city's pile (rule 10.12)."""


class Asked(Caused, frozen=True):
    """A decision opens after the reveal, as the last card or the discard pile (rules 6.8, 6.12)."""

    seat: int
    city: int
    kind: Kind
    cards: tuple[Card, ...]
    """What the seat looks at to decide: the last card, or the whole discard pile, else nothing."""


class Declined(BaseEvent, frozen=True):
    """Nothing is taken from the discard pile."""

    city: int


class Passed(BaseEvent, frozen=True):
    """All hands move on; a ``Received`` for each seat follows."""

    direction: Direction


class Received(BaseEvent, frozen=True):
    """A hand comes to a seat; its cards are for that seat alone."""

    seat: int
    cards: tuple[Card, ...]


class Compared(BaseEvent, frozen=True):
    """Two cities compare their shields; events for the tokens follow, except for equal shields."""

    city: int
    against: int
    shields: int
    against_shields: int


class Fought(BaseEvent, frozen=True):
    """A city takes a conflict token; equal shields give no token."""

    city: int
    against: int
    value: int
    """1, 3 or 5 for a victory by Age, -1 for a defeat."""


class AgeEnded(BaseEvent, frozen=True):
    """The conflicts of an Age are over."""

    age: int


class GameEnded(BaseEvent, frozen=True):
    """The last conflicts are over and the points are counted."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    """Points of every city, the free one included."""
    teams: bool = False
    """Whether the points of two seats count together (rule 14.11)."""


ExpansionEvent = LeaderEvent | TokenEvent | EdificeEvent

Event = (
    Dealt
    | Piled
    | TurnBegan
    | Drew
    | Paid
    | Built
    | StageBuilt
    | Discarded
    | Gained
    | LeftOver
    | Asked
    | Declined
    | Passed
    | Received
    | Compared
    | Fought
    | AgeEnded
    | GameEnded
    | ExpansionEvent
)
