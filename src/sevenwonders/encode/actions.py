"""Actions as numbers: a verb with a card, and then a variant of it.

An action is a pair of a verb and a card. A pair that is legal in several ways, by other prices or
other halves of a stage, has so many variants; they are numbered from the cheapest on.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from sevenwonders.encode.layout import VERSION, Layout, digest
from sevenwonders.engine.choice.bits import CARD_BITS
from sevenwonders.engine.choice.choice import (
    CARD_SHIFT,
    NO_CARD,
    action_of,
    bank_of,
    freezes,
    joins,
    left_of,
    right_of,
    stage_of,
    variant_of,
)
from sevenwonders.engine.choice.codes import dropped_ages
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    BUILD,
    BURY,
    COPY,
    DISCARD,
    DROP,
    FREE,
    KEEP,
    LOSE,
    NOTHING,
    RECRUIT,
    STAGE,
    TAKE,
    VICTORY_VALUES,
    YIELD,
)

WAIT: Final = 0
"""The action of a seat that is not asked."""
MOST_VARIANTS: Final = 255
FIELDS: Final = ("action", "left", "right", "bank", "joins", "freezes", "stage", "variant")
"""What ``Actions.fields`` writes of each legal choice; the stage is counted from 0."""
_CODES: Final = 1 << (CARD_SHIFT + CARD_BITS)
_LOW: Final = _CODES - 1


@final
class ActionTable:
    """The actions of the tables that a layout is for."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._names: list[str] = ["wait"]
        blocks = layout.blocks
        either = blocks.cards + blocks.leader_names
        self._add(BUILD, blocks.cards)
        self._add(STAGE, either)
        self._add(FREE, blocks.cards)
        self._add(DISCARD, either)
        self._add(TAKE, [*blocks.cards, "-"])
        if blocks.leaders:
            self._add(KEEP, blocks.leader_names)
            self._add(RECRUIT, [*blocks.leader_names, "-"])
            self._add(COPY, blocks.leader_names)
            self._add(BURY, blocks.leader_names)
        if blocks.boxes:
            self._add(YIELD, blocks.cards)
            self._add(DROP, _tokens())
            self._add(LOSE, ["-"])
        self.size: i64 = len(self._names)
        """How many actions there are."""
        self.id = f"actions-{VERSION}-{layout.label}-{digest(self._names)}"
        self._index = {name: at for at, name in enumerate(self._names)}

    def names(self) -> list[str]:
        """Every action as ``verb:card``, in order."""
        return self._names[:]

    def action(self, verb: int, card: str) -> int:
        """The number of an action, -1 if it cannot come up at such a table."""
        return self._index.get(f"{ACTIONS[verb]}:{card}", NOTHING)

    def __repr__(self) -> str:
        return f"<{self.id}, {self.size} actions>"

    def _add(self, verb: int, cards: list[str]) -> None:
        for card in cards:
            self._names.append(f"{ACTIONS[verb]}:{card}")


def _tokens() -> list[str]:
    """One Victory token or two, as choices write them."""
    texts = [str(value) for value in VICTORY_VALUES]
    for first in range(len(VICTORY_VALUES)):
        texts += [f"{VICTORY_VALUES[first]}-{other}" for other in VICTORY_VALUES[first:]]
    return texts


@final
class Actions:
    """The actions at tables with given components: from packed choices and back."""

    def __init__(self, table: ActionTable, components: Components) -> None:
        self.table = table
        self.components = components
        self._of: vec[i16] = vec[i16]([NOTHING for _ in range(_CODES)])
        """For the verb and card of a packed choice its action."""
        for verb in range(len(ACTIONS)):
            for card in components.cards:
                self._of[verb | card.index << CARD_SHIFT] = i16(table.action(verb, card.slug))
            self._of[verb | NO_CARD << CARD_SHIFT] = i16(table.action(verb, "-"))
        self._drops: vec[i64] = vec[i64]([NOTHING for _ in range(16)])
        for first in range(len(VICTORY_VALUES)):
            value = VICTORY_VALUES[first]
            self._drops[first * 4] = table.action(DROP, str(value))
            for second in range(first, len(VICTORY_VALUES)):
                text = f"{value}-{VICTORY_VALUES[second]}"
                self._drops[first * 4 + second + 1] = table.action(DROP, text)

    def __repr__(self) -> str:
        return f"<{self.table.id} at a table>"

    def action(self, code: i64) -> i64:
        """The action of a packed choice."""
        if action_of(code) == DROP:
            first, second = dropped_ages(code)
            return self._drops[(first - 1) * 4 + second]
        return i64(self._of[code & _LOW])

    def mask(self, codes: vec[i64], row: vec[u8], start: i64) -> None:
        """Write the number of variants of each legal action into a row of zeros."""
        of = self._of
        for code in codes:
            at = start + i64(of[code & _LOW])
            if action_of(code) == DROP:
                at = start + self.action(code)
            if row[at] < MOST_VARIANTS:
                row[at] += 1

    def fields(self, codes: vec[i64], into: vec[i16], start: i64) -> None:
        """Write each legal choice as a row of ``FIELDS``."""
        at = start
        for code in codes:
            into[at] = i16(self.action(code))
            into[at + 1] = i16(left_of(code))
            into[at + 2] = i16(right_of(code))
            into[at + 3] = i16(bank_of(code))
            into[at + 4] = 1 if joins(code) else 0
            into[at + 5] = 1 if freezes(code) else 0
            into[at + 6] = i16(stage_of(code))
            into[at + 7] = i16(variant_of(code))
            at += 8

    def choices(self, sight: Sight) -> bytes:
        """The legal choices of a seat as rows of ``FIELDS``, in 16 bits each.

        Interpreted code asks for these: a vector that it hands to compiled code is never freed.
        """
        codes = sight.codes()
        into = vec[i16]([0 for _ in range(len(codes) * len(FIELDS))])
        self.fields(codes, into, 0)
        return bytes(memoryview(into))

    def variants(self, codes: vec[i64], action: i64) -> vec[i64]:
        """The places of an action's variants among the legal choices, the cheapest first.

        Those that cost the same keep the order of the legal choices.
        """
        places = vec[i64]()
        for place in range(len(codes)):
            if self.action(codes[place]) == action:
                places = append(places, place)
        for last in range(1, len(places)):
            one = places[last]
            cost = price(codes[one])
            at: i64 = last
            while at > 0 and price(codes[places[at - 1]]) > cost:
                places[at] = places[at - 1]
                at -= 1
            places[at] = one
        return places

    def place(self, codes: vec[i64], action: i64, variant: i64) -> i64:
        """The place of a variant of an action among the legal choices, -1 if it is not legal."""
        if variant == 0:
            best: i64 = NOTHING
            for place in range(len(codes)):
                code = codes[place]
                if self.action(code) == action and (
                    best == NOTHING or price(code) < price(codes[best])
                ):
                    best = place
            return best
        places = self.variants(codes, action)
        return places[variant] if 0 <= variant < len(places) else NOTHING

    def chosen(self, codes: vec[i64], place: i64) -> tuple[i64, i64]:
        """The action and variant of a legal choice; the inverse of ``place``."""
        action = self.action(codes[place])
        places = self.variants(codes, action)
        variant: i64 = 0
        while places[variant] != place:
            variant += 1
        return action, variant


def price(code: i64) -> i64:
    """All coins that a packed choice pays."""
    return left_of(code) + right_of(code) + bank_of(code)
