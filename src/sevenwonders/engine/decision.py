"""A seat's open decision as plain data: what each card can be used for, or why it cannot."""

import msgspec

from sevenwonders.engine.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
    stage_of,
)
from sevenwonders.engine.codes import choice_from
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.legal import chained
from sevenwonders.engine.reasons import (
    Refusal,
    build_refusal,
    chain_refusal,
    must_chain,
    sale_refusal,
    stage_refusal,
    take_refusal,
)
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.slugs import card_slugs, unit_slugs
from sevenwonders.engine.state import State
from sevenwonders.engine.words import (
    ACTIONS,
    BUILD,
    FREE,
    KINDS,
    NOTHING,
    PICK_DISCARD,
    ROWS,
    SELL,
    STAGE,
    TAKE,
)


class PreviewView(msgspec.Struct, frozen=True):
    """What a choice changes by itself, as far as anyone can tell before the reveal."""

    coins: int
    """Coins after it, gains counted on the table as it stands."""
    points: dict[str, int]
    """Points more or less, by row; rows that do not change are left out."""
    shields: int
    left: int
    right: int
    """Shields after it, and how far ahead of each neighbour they are."""
    goods: tuple[str, ...]
    """Production gained."""
    chains: tuple[str, ...]
    """Cards still to come that it makes free."""


class Option(msgspec.Struct, frozen=True):
    """One legal choice with its price."""

    choice: str
    """The text to submit."""
    action: str
    stage: int
    """The stage it builds, from 1; 0 for none."""
    left: int
    right: int
    bank: int
    preview: PreviewView


class CardOptions(msgspec.Struct, frozen=True):
    """A card to decide about: its legal choices, cheapest first, and what it is refused."""

    card: str
    chain: bool
    """Whether a structure of the city makes it free."""
    options: tuple[Option, ...]
    refused: tuple[Refusal, ...]


class Decision(msgspec.Struct, frozen=True):
    """What the seat has to decide."""

    id: int
    kind: str
    city: int
    cards: tuple[CardOptions, ...]
    nothing: Option | None
    """The choice to take no card, where there is one."""


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
        self._kit = sight.kit()
        self._city = int(sight.asked_city())
        self._picking = sight.asked() == PICK_DISCARD
        self._previews: dict[int, PreviewView] = {}
        self._stage_refusal: Refusal | None = None

    def decision(self) -> Decision:
        nothing: Option | None = None
        options: dict[int, list[Option]] = {}
        for code in self._sight.codes():
            if card_of(code) == NO_CARD:
                nothing = self._option(code)
            else:
                options.setdefault(int(card_of(code)), []).append(self._option(code))
        shown = self._sight.discard() if self._picking else self._sight.hand()
        cards = tuple(
            self._card(self._kit.cards[card], options.get(card, ()))
            for card in dict.fromkeys(shown)
        )
        kind = KINDS[self._sight.asked()]
        return Decision(int(self._sight.decision()), kind, self._city, cards, nothing)

    def _card(self, card: Thing, options: list[Option] | tuple[()]) -> CardOptions:
        chain = chained(self._state.cities[self._city], card)
        possible = {option.action for option in options}
        return CardOptions(card.slug, chain, tuple(options), self._refused(card, possible))

    def _refused(self, card: Thing, possible: set[str]) -> tuple[Refusal, ...]:
        if self._picking:
            return () if possible else (take_refusal(),)
        refused: list[Refusal] = []
        if not possible & {ACTIONS[BUILD], ACTIONS[FREE]}:
            refused.append(build_refusal(self._state, self._city, card))
        if ACTIONS[STAGE] not in possible:
            if must_chain(self._state, self._city, card):
                refused.append(chain_refusal())
            else:
                refused.append(self._no_stage())
        if ACTIONS[SELL] not in possible:
            refused.append(sale_refusal())
        return tuple(refused)

    def _no_stage(self) -> Refusal:
        if self._stage_refusal is None:
            self._stage_refusal = stage_refusal(self._state, self._city)
        return self._stage_refusal

    def _option(self, code: int) -> Option:
        action = action_of(code)
        return Option(
            str(choice_from(self._kit, code)),
            ACTIONS[action],
            int(stage_of(code)) + 1 if action == STAGE else 0,
            int(left_of(code)),
            int(right_of(code)),
            int(bank_of(code)),
            self._preview(code),
        )

    def _preview(self, code: int) -> PreviewView:
        same = code if action_of(code) in (BUILD, FREE, TAKE) else code & ~(NO_CARD << 4)
        found = self._previews.get(same)
        if found is None:
            found = self._previews[same] = self._rehearsed(code)
        return found

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

    def _placed(self, code: int) -> tuple[Thing | None, tuple[str, ...]]:
        """The thing a choice adds to the city, and the chains that opens."""
        action = action_of(code)
        card = card_of(code)
        if action == SELL or card == NO_CARD:
            return None, ()
        if action == STAGE:
            side = self._kit.sides[self._sight.side(self._city)]
            return side.stages[stage_of(code)], ()
        opened = self._sight.opens(self._city, card)
        return self._kit.cards[card], card_slugs(self._kit, opened)
