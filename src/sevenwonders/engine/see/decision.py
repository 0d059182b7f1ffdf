"""A seat's open decision as plain data: what each card can be used for, or why it cannot."""

import msgspec

from sevenwonders.engine.choice.choice import (
    CARD_SHIFT,
    NO_CARD,
    action_of,
    card_of,
    stage_of,
    variant_of,
)
from sevenwonders.engine.choice.codes import choice_from, dropped_ages
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.kinds import refusals
from sevenwonders.engine.decisions.refusals import Refusal
from sevenwonders.engine.events.causes import cause_from
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.build import chained
from sevenwonders.engine.placing.causes import city_of, source_of
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.slugs import card_slugs, unit_slugs
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    DISCARD,
    DROP,
    KINDS,
    LOSE,
    MARKER_COLOR,
    NOTHING,
    PAY_LOSS,
    PLACING,
    ROWS,
    STAGE,
    VICTORY_VALUES,
    Action,
    AskKind,
    RowName,
)


class PreviewView(msgspec.Struct, frozen=True):
    """What a choice changes by itself, as far as anyone can tell before the reveal."""

    coins: int
    """Coins after it, gains counted on the table as it stands."""
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
    """The stage it builds, from 1; 0 for none."""
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


class CardOptions(msgspec.Struct, frozen=True):
    """A card to decide about: its legal choices, cheapest first, and what it is refused."""

    card: str
    chain: bool
    """Whether a structure of the city makes it free."""
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...]


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
    """Who and what makes the city lose or give something up, where it does."""


def decision_of(state: State, sight: Sight) -> Decision | None:
    """The open decision of the seat whose sight this is."""
    if sight.asked() == NOTHING:
        return None
    return _Desk(state, sight).decision()


class _Desk:
    """The decision under construction; choices that change the same share a preview."""

    def __init__(self, state: State, sight: Sight) -> None:
        self._state = state
        self._sight = sight
        self._components = sight.components()
        self._kind = int(sight.asked())
        self._city = int(sight.asked_city())
        self._owed = int(sight.owed(self._city)) if self._kind == PAY_LOSS else 0
        self._previews: dict[int, PreviewView] = {}

    def decision(self) -> Decision:
        nothing: Option | None = None
        tokens: list[Option] = []
        payments: list[Option] = []
        options: dict[int, list[Option]] = {}
        for code in self._sight.codes():
            option = self._option(code)
            if action_of(code) == DROP:
                tokens.append(option)
            elif action_of(code) == LOSE:
                payments.append(option)
            elif card_of(code) == NO_CARD:
                nothing = option
            else:
                options.setdefault(int(card_of(code)), []).append(option)
        return Decision(
            id=int(self._sight.decision()),
            kind=KINDS[self._kind],
            city=self._city,
            cards=self._cards(options),
            nothing=nothing,
            tokens=tuple(tokens),
            payments=tuple(payments),
            owed=self._owed,
            causes=self._causes(),
        )

    def _causes(self) -> tuple[Cause, ...]:
        found = self._sight.causes()
        told = (
            cause_from(self._components, int(source_of(one)), int(city_of(one))) for one in found
        )
        return tuple(dict.fromkeys(told))

    def _cards(self, options: dict[int, list[Option]]) -> tuple[CardOptions, ...]:
        cards = [self._components.cards[card] for card in self._sight.offered()]
        uses = [
            {ACTIONS.index(option.action) for option in options.get(int(card.index), ())}
            for card in cards
        ]
        refused = refusals(self._state, self._kind, self._city, cards, uses)
        own = self._state.cities[self._city]
        return tuple(
            CardOptions(
                card.slug,
                chained(own, card),
                tuple(options.get(int(card.index), ())),
                tuple(why_not),
            )
            for card, why_not in zip(cards, refused, strict=True)
        )

    def _option(self, code: int) -> Option:
        action = action_of(code)
        choice = choice_from(self._components, code)
        return Option(
            choice=str(choice),
            action=ACTIONS[action],
            stage=choice.stage,
            variant=choice.variant,
            joins=choice.joins,
            freezes=choice.freezes,
            left=choice.left,
            right=choice.right,
            bank=choice.bank,
            debts=self._owed - choice.bank if action == LOSE else 0,
            tokens=_tokens(code) if action == DROP else (),
            preview=self._preview(code),
        )

    def _preview(self, code: int) -> PreviewView:
        same = code if self._card_matters(code) else code & ~(NO_CARD << CARD_SHIFT)
        found = self._previews.get(same)
        if found is None:
            found = self._previews[same] = self._rehearsed(code)
        return found

    def _card_matters(self, code: int) -> bool:
        """Whether a choice of another card, else the same, changes something else (rule 16.14)."""
        if action_of(code) != STAGE:
            return action_of(code) != DISCARD
        return any(tally.mode == MARKER_COLOR for tally in self._stage(code).tallies)

    def _stage(self, code: int) -> Piece:
        return self._sight.stage_piece(self._city, stage_of(code), variant_of(code))

    def _rehearsed(self, code: int) -> PreviewView:
        after = self._sight.preview(code)
        placed, chains = self._placed(code)
        return PreviewView(
            int(after.coins),
            {row: int(more) for row, more in zip(ROWS, after.rows, strict=True) if more},
            int(after.shields),
            int(after.left),
            int(after.right),
            unit_slugs(placed.goods, placed.options) if placed else (),
            chains,
        )

    def _placed(self, code: int) -> tuple[Piece | None, tuple[str, ...]]:
        """The piece a choice adds to the city, and the chains that opens."""
        action = action_of(code)
        card = card_of(code)
        if action == STAGE:
            return self._stage(code), ()
        if card == NO_CARD or action not in PLACING:
            return None, ()
        opened = self._sight.opens(self._city, card)
        return self._components.cards[card], card_slugs(self._components, opened)


def _tokens(code: int) -> tuple[int, ...]:
    return tuple(VICTORY_VALUES[age - 1] for age in dropped_ages(code) if age)
