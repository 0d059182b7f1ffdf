"""The open decision of a seat: what each card can be used for, or why it cannot."""

from typing import final

from mypy_extensions import i64

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
from sevenwonders.engine.events.causes import cause_from
from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.build import chained
from sevenwonders.engine.placing.causes import city_of, source_of
from sevenwonders.engine.see.model.decision import CardOptions, Decision, Option, PreviewView
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
    RowName,
)

__all__ = ["CardOptions", "Decision", "Option", "PreviewView", "decision_of"]


def decision_of(state: State, sight: Sight) -> Decision | None:
    """The open decision of the seat whose sight this is."""
    if sight.asked() == NOTHING:
        return None
    return _Desk(state, sight).decision()


@final
class _Desk:
    """The decision under construction; choices that change the same share a preview."""

    def __init__(self, state: State, sight: Sight) -> None:
        self._state = state
        self._sight = sight
        self._components = sight.components()
        self._kind: i64 = sight.asked()
        self._city: i64 = sight.asked_city()
        self._owed: i64 = sight.owed(self._city) if self._kind == PAY_LOSS else 0
        self._previews: dict[int, PreviewView] = {}

    def decision(self) -> Decision:
        nothing: Option | None = None
        tokens: list[Option] = []
        payments: list[Option] = []
        options: dict[int, list[Option]] = {}
        uses: dict[int, set[int]] = {}
        for code in self._sight.codes():
            option = self._option(code)
            if action_of(code) == DROP:
                tokens.append(option)
            elif action_of(code) == LOSE:
                payments.append(option)
            elif card_of(code) == NO_CARD:
                nothing = option
            else:
                card = int(card_of(code))
                if card not in options:
                    options[card] = []
                    uses[card] = set()
                options[card].append(option)
                uses[card].add(action_of(code))
        return Decision(
            id=self._sight.decision(),
            kind=KINDS[self._kind],
            city=self._city,
            cards=self._cards(options, uses),
            nothing=nothing,
            tokens=tuple(tokens),
            payments=tuple(payments),
            owed=self._owed,
            causes=self._causes(),
        )

    def _causes(self) -> tuple[Cause, ...]:
        told = [
            cause_from(self._components, int(source_of(one)), int(city_of(one)))
            for one in self._sight.causes()
        ]
        return tuple(dict.fromkeys(told))

    def _cards(
        self, options: dict[int, list[Option]], uses: dict[int, set[int]]
    ) -> tuple[CardOptions, ...]:
        cards = [self._components.cards[card] for card in self._sight.offered()]
        used = [uses.get(int(card.index), set()) for card in cards]
        refused = refusals(self._state, self._kind, self._city, cards, used)
        own = self._state.cities[self._city]
        told: list[CardOptions] = []
        for card, why_not in zip(cards, refused, strict=True):
            possible = options.get(int(card.index), [])
            told.append(CardOptions(card.slug, chained(own, card), tuple(possible), tuple(why_not)))
        return tuple(told)

    def _option(self, code: i64) -> Option:
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

    def _preview(self, code: i64) -> PreviewView:
        same = code if self._card_matters(code) else code & ~(NO_CARD << CARD_SHIFT)
        found = self._previews.get(same)
        if found is None:
            found = self._previews[same] = self._rehearsed(code)
        return found

    def _card_matters(self, code: i64) -> bool:
        """Whether a choice of another card, else the same, changes something else (rule 16.14)."""
        if action_of(code) != STAGE:
            return action_of(code) != DISCARD
        return any(tally.mode == MARKER_COLOR for tally in self._stage(code).tallies)

    def _stage(self, code: i64) -> Piece:
        return self._sight.stage_piece(self._city, stage_of(code), variant_of(code))

    def _rehearsed(self, code: i64) -> PreviewView:
        after = self._sight.preview(code)
        points: dict[RowName, int] = {}
        for row in range(len(ROWS)):
            if after.rows[row]:
                points[ROWS[row]] = after.rows[row]
        goods: tuple[str, ...] = ()
        chains: tuple[str, ...] = ()
        action = action_of(code)
        if action == STAGE:
            goods = _goods(self._stage(code))
        elif card_of(code) != NO_CARD and action in PLACING:
            goods = _goods(self._components.cards[card_of(code)])
            opened = self._sight.opens(self._city, card_of(code))
            chains = card_slugs(self._components, opened)
        return PreviewView(
            after.coins, points, after.shields, after.left, after.right, goods, chains
        )


def _goods(piece: Piece) -> tuple[str, ...]:
    return unit_slugs(piece.goods, piece.options)


def _tokens(code: i64) -> tuple[int, ...]:
    first, second = dropped_ages(code)
    values = (VICTORY_VALUES[first - 1],)
    return (*values, VICTORY_VALUES[second - 1]) if second else values
