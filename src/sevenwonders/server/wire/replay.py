"""Looking at a record again: what is asked and what is shown."""

from typing import Literal

import msgspec

from sevenwonders.engine.see.view import View
from sevenwonders.server.wire.events import SeatedEvent
from sevenwonders.server.wire.requests import Request, Whole
from sevenwonders.server.wire.table import PossibleTable


class RecordText(Request, frozen=True):
    """A record to look at."""

    record: str
    """The text of a ``.7w`` file."""


class StepWanted(RecordText, frozen=True):
    """A moment of a record, by how many stages were played before it."""

    step: Whole
    seat: Whole | None = None
    """The seat whose view is shown; None for a spectator."""


class ReplayMoment(msgspec.Struct, frozen=True):
    """Where a turn begins."""

    step: int
    age: int
    """0 for the draft of leaders."""
    turn: int
    """0 for the recruitment of an Age."""
    label: str
    """As the record writes it: ``II.4``, ``II.0`` to recruit, ``0.1`` in the draft."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A record that can be played again."""

    status: Literal["sound", "edited"]
    """``edited``: the digest does not match the text, but the game is legal."""
    options: PossibleTable
    seats: tuple[str, ...]
    """The name of each seat."""
    boards: tuple[str, ...]
    """The side of each city; with two players the free city's is the last."""
    over: bool
    """Whether it goes to the end of the game."""
    scores: tuple[int, ...]
    """The points of each seat; empty if it is not over."""
    steps: int
    """The number of the last step; the first is 0, as the game begins."""
    moments: tuple[ReplayMoment, ...]


class CourseDeed(msgspec.Struct, frozen=True):
    """What a city did with its card of a turn."""

    did: Literal["built", "stage", "discarded", "recruited"]
    card: str
    stage: int | None = None
    """The stage that was built with the card, from 1."""


class CourseTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn as it went, city by city; with two players the free city's is the last."""

    step: int
    """Where it begins."""
    age: int
    turn: int
    totals: tuple[int, ...]
    """The points after it, as if the game had ended then."""
    gains: tuple[int, ...]
    """The points that it brought, without those of conflicts."""
    deeds: tuple[CourseDeed | None, ...]


class Course(msgspec.Struct, frozen=True):
    """How a game went, turn by turn; the draft of leaders is left out."""

    turns: tuple[CourseTurn, ...]


class ReplayChoice(msgspec.Struct, frozen=True):
    """What a seat chose."""

    seat: int
    city: int
    """The city it chose for: its own, or with two players the free city."""
    choice: str


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a record as one seat sees it."""

    step: int
    view: View
    events: tuple[SeatedEvent, ...]
    """What the stage before it brought, as the seat saw it; at 0 the deal."""
    chosen: tuple[ReplayChoice, ...]
    """The choices of all seats, in the order of the decisions; empty at the end."""
