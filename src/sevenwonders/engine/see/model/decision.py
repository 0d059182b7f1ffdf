"""The open decision of a seat as plain data."""

import msgspec

from sevenwonders.engine.decisions.refusals import Refusal
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.vocabulary import Action, AskKind, RowName


class PreviewView(msgspec.Struct, frozen=True):
    """What a choice changes by itself, as far as is known before the reveal."""

    coins: int
    """Coins after it, with gains counted on the current table."""
    points: dict[RowName, int]
    """Points more or less, by row; rows that do not change are left out."""
    shields: int
    left: int
    right: int
    """Shields after it, and how far ahead of each neighbour they are."""
    goods: tuple[str, ...]
    """Production gained."""
    chains: tuple[str, ...]
    """Cards still to come that it makes free."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One legal choice with its price."""

    choice: str
    """The text to submit."""
    action: Action
    stage: int
    """The stage it builds, from 1; 0 if it builds none."""
    variant: int
    """As which variant it builds it, an index of the stage's variants in the view."""
    joins: bool
    """Whether the edifice is joined with it."""
    freezes: bool
    """Whether hands stay where they are after this turn (rule 12.41)."""
    left: int
    right: int
    bank: int
    debts: int
    """What of a loss it takes as debts."""
    tokens: tuple[int, ...]
    """Values of the Victory tokens that it gives back."""
    preview: PreviewView

    def __repr__(self) -> str:
        return f"<option {self.choice}>"


class CardOptions(msgspec.Struct, frozen=True):
    """A card to decide about: its legal choices, cheapest first, and what it is refused."""

    card: str
    chain: bool
    """Whether a structure of the city makes it free."""
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...]

    def __repr__(self) -> str:
        return f"<{self.card}: {len(self.options)} choices, {len(self.refused)} refusals>"


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat has to decide."""

    id: int
    kind: AskKind
    city: int
    cards: tuple[CardOptions, ...]
    """Cards or leaders to decide about."""
    nothing: Option | None
    """The choice to take no card, where there is one."""
    tokens: tuple[Option, ...]
    """Victory tokens to give back, where that is asked."""
    payments: tuple[Option, ...]
    """How a loss may be paid, all in coins first."""
    owed: int
    """The loss that is to be paid, in coins or debts; else 0."""
    causes: tuple[Cause, ...]
    """What makes the city lose or give something up, if it does."""

    def __repr__(self) -> str:
        offered = len(self.cards) or len(self.tokens) or len(self.payments)
        return f"<decision {self.id}: {self.kind} for city {self.city}, {offered} offered>"
