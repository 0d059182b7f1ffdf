"""A choice: what a seat asks to do with one card, and its short text form.

``B:altar`` builds, ``W2:altar`` uses the card for stage 2 (``W2b:altar`` for its second variant):
each action has a letter (``vocabulary.LETTERS``), and ``T:-`` takes nothing. Where there is no
card, ``V:3`` names a Victory token and ``L:-$2`` the coins paid of a loss. ``<2>4$1`` after the
card are the coins paid to the left, to the right and to the bank, ``+`` joins the edifice, ``!``
stops the passing of hands.
"""

import re
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.engine.choice.bits import CARD_MASK, MOST_STAGES
from sevenwonders.engine.errors import UnreadableChoice
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    COPY,
    DROP,
    LETTERS,
    LOSE,
    RECRUIT,
    STAGE,
    TAKE,
)

_VARIANTS: Final = "abcdefghijklmnop"
_WITHOUT_CARD: Final = (TAKE, RECRUIT, LOSE)
_FORM: Final = re.compile(
    rf"(?P<letter>[{LETTERS}])"
    r"(?P<stage>[1-9]?)(?P<variant>[b-p]?)"
    r":(?P<card>-|[a-z0-9]+(?:-[a-z0-9]+)*)"
    r"(?:<(?P<left>[1-9][0-9]?))?(?:>(?P<right>[1-9][0-9]?))?(?:\$(?P<bank>[1-9][0-9]?))?"
    r"(?P<joins>\+?)(?P<freezes>!?)"
)

# A choice inside the engine is one integer.
CARD_SHIFT: Final = 4
COIN_BITS: Final = 7
STAGE_SHIFT: Final = 13
LEFT_SHIFT: Final = 17
RIGHT_SHIFT: Final = 24
BANK_SHIFT: Final = 31
VARIANT_SHIFT: Final = 38
JOIN_SHIFT: Final = 42
FREEZE_SHIFT: Final = 43
NO_CARD: Final = CARD_MASK
_FIELD: Final = 15
_COINS: Final = 127


def choice_code(action: i64, card: i64, stage: i64, left: i64, right: i64, bank: i64) -> i64:
    """One integer for a choice; ``NO_CARD`` stands for none."""
    return (
        action
        | card << CARD_SHIFT
        | stage << STAGE_SHIFT
        | left << LEFT_SHIFT
        | right << RIGHT_SHIFT
        | bank << BANK_SHIFT
    )


def with_variant(code: i64, variant: i64) -> i64:
    """A choice of a stage, built as one of its variants."""
    return code | variant << VARIANT_SHIFT


def with_join(code: i64, joins: i64) -> i64:
    """A choice of a stage that also joins the edifice, if 1."""
    return code | joins << JOIN_SHIFT


def with_freeze(code: i64, freezes: i64) -> i64:
    """A choice that also stops the passing of hands, if 1."""
    return code | freezes << FREEZE_SHIFT


def variant_of(code: i64) -> i64:
    """As which variant a choice builds its stage."""
    return (code >> VARIANT_SHIFT) & _FIELD


def joins(code: i64) -> bool:
    """Whether a choice joins the edifice."""
    return (code >> JOIN_SHIFT) & 1 != 0


def freezes(code: i64) -> bool:
    """Whether a choice stops the passing of hands."""
    return (code >> FREEZE_SHIFT) & 1 != 0


def action_of(code: i64) -> i64:
    """The action of a choice."""
    return code & _FIELD


def card_of(code: i64) -> i64:
    """The card of a choice."""
    return (code >> CARD_SHIFT) & CARD_MASK


def stage_of(code: i64) -> i64:
    """The stage of a choice, counted from 0."""
    return (code >> STAGE_SHIFT) & _FIELD


def left_of(code: i64) -> i64:
    """Coins a choice pays to the left."""
    return (code >> LEFT_SHIFT) & _COINS


def right_of(code: i64) -> i64:
    """Coins a choice pays to the right."""
    return (code >> RIGHT_SHIFT) & _COINS


def bank_of(code: i64) -> i64:
    """Coins a choice pays to the bank."""
    return (code >> BANK_SHIFT) & _COINS


@final
class Choice:
    """An action with a card and the price the seat has settled on. Equal when its text is."""

    def __init__(  # noqa: PLR0913 -- each part of the text form is one
        self,
        action: i64,
        card: str,
        *,
        stage: i64 = 0,
        left: i64 = 0,
        right: i64 = 0,
        bank: i64 = 0,
        variant: i64 = 0,
        joins: bool = False,
        freezes: bool = False,
    ) -> None:
        if (stage != 0) != (action == STAGE) and action not in (RECRUIT, COPY):
            raise UnreadableChoice(f"{ACTIONS[action]} {card}, stage {stage}")
        self._action: i64 = action
        self._card = card
        self._stage: i64 = stage
        self._left: i64 = left
        self._right: i64 = right
        self._bank: i64 = bank
        self._variant: i64 = variant
        self._joins = joins
        self._freezes = freezes
        self._components: object = None
        self._packed: i64 = 0

    def remember(self, components: object, code: i64) -> None:
        """Keep the packed form it was made from, which holds for one table's components only."""
        self._components = components
        self._packed = code

    def remembers(self, components: object) -> bool:
        """Whether it was made from a packed form of these components."""
        return self._components is components

    def packed(self) -> i64:
        """The packed form it was made from."""
        return self._packed

    @property
    def action(self) -> str:
        """One of ``vocabulary.ACTIONS``, such as ``build`` or ``discard``."""
        return ACTIONS[self._action]

    @property
    def card(self) -> str:
        """The card's slug, empty when nothing is taken."""
        return self._card

    @property
    def stage(self) -> int:
        """The stage to build, counted from 1; 0 when none."""
        return self._stage

    @property
    def left(self) -> int:
        """Coins to the left neighbour."""
        return self._left

    @property
    def right(self) -> int:
        """Coins to the right neighbour."""
        return self._right

    @property
    def bank(self) -> int:
        """Coins to the bank."""
        return self._bank

    @property
    def variant(self) -> int:
        """Which of the stage's alternatives is built, counted from 0."""
        return self._variant

    @property
    def joins(self) -> bool:
        """Whether the edifice is joined with the stage."""
        return self._joins

    @property
    def freezes(self) -> bool:
        """Whether hands are to stay where they are after this turn."""
        return self._freezes

    def drops(self) -> bool:
        """Whether Victory tokens are given back; ``card`` then names them."""
        return self._action == DROP

    def packable(self) -> bool:
        """Whether every figure fits its field; a larger one would spill into the next."""
        sums = self._left | self._right | self._bank
        return (
            0 <= sums < 1 << COIN_BITS
            and 0 <= self._stage <= MOST_STAGES
            and 0 <= self._variant <= 15
        )

    def code(self, card: i64) -> i64:
        """The packed form, given the card's index."""
        stage: i64 = self._stage - 1 if self._stage else 0
        code = choice_code(self._action, card, stage, self._left, self._right, self._bank)
        code = with_variant(code, self._variant)
        code = with_join(code, 1 if self._joins else 0)
        return with_freeze(code, 1 if self._freezes else 0)

    def __str__(self) -> str:
        stage = str(self._stage) if self._stage else ""
        variant = _VARIANTS[self._variant] if self._variant else ""
        text = f"{LETTERS[self._action]}{stage}{variant}:{self._card or '-'}"
        if self._left:
            text += f"<{self._left}"
        if self._right:
            text += f">{self._right}"
        if self._bank:
            text += f"${self._bank}"
        if self._joins:
            text += "+"
        return f"{text}!" if self._freezes else text

    def __repr__(self) -> str:
        return f"Choice.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @staticmethod
    def parse(text: str) -> "Choice":
        """Read the text form; the inverse of ``str``."""
        form = _FORM.fullmatch(text)
        if form is None:
            raise UnreadableChoice(text)
        action = LETTERS.index(form["letter"])
        card = "" if form["card"] == "-" else form["card"]
        if not card and action not in _WITHOUT_CARD:
            raise UnreadableChoice(text)
        if (action == STAGE) != bool(form["stage"]) and action not in (RECRUIT, COPY):
            raise UnreadableChoice(text)
        return Choice(
            action,
            card,
            stage=int(form["stage"] or 0),
            left=int(form["left"] or 0),
            right=int(form["right"] or 0),
            bank=int(form["bank"] or 0),
            variant=_VARIANTS.index(form["variant"] or "a"),
            joins=bool(form["joins"]),
            freezes=bool(form["freezes"]),
        )
