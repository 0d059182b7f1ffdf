"""What a seat has seen, as plain data: what a bot elsewhere needs to draw worlds.

A card that the seat did not see is ``?``: ``D:?`` is a card discarded face down, ``W2:?`` one laid
under a stage.
"""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice, card_of
from sevenwonders.engine.choice.codes import choice_from, code_from
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.position.model import Position
from sevenwonders.engine.see.memory_origin import UNSEEN, origin_position, origin_state
from sevenwonders.engine.see.recall import HIDDEN, SIGHTS, Recall, with_card
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.vocabulary import KINDS, NOTHING, RULES


class Saw(msgspec.Struct, frozen=True):
    """Cards that the seat saw as a stage opened."""

    what: str
    """``hand``, ``draft-pack``, ``leaders``, ``pile`` (the discard pile), ``drawn`` (for the free
    city) or ``markers`` (the cards under a city's stages, turned up at the end)."""
    where: int
    """The city with the cards, -1 for the table."""
    cards: tuple[str, ...]
    """For markers one entry per stage, empty where none is seen."""


class Decided(msgspec.Struct, frozen=True):
    """One decision and what the seat knows of its choice."""

    kind: str
    city: int
    seat: int
    choice: str
    """Empty in the open stage as long as it is hidden or still to come."""


class PastStage(msgspec.Struct, frozen=True):
    """Decisions that were taken at the same time, and what the seat saw before."""

    age: int
    turn: int
    saw: tuple[Saw, ...]
    decided: tuple[Decided, ...]


class Memory(msgspec.Struct, frozen=True):
    """Every stage since the game began; the last one is open, or comes after the end."""

    teams: bool
    experts: bool
    """Whether the expert leaders are in the game."""
    stages: tuple[PastStage, ...]
    origin: str = ""
    """The position with which the game began, if it did, as JSON with the fields of a position
    file and ``?2`` for a card of Age II whose back alone is seen."""
    rules: int = RULES
    """The version of the rules."""

    def __repr__(self) -> str:
        return f"<memory of {len(self.stages)} stages>"


def memory_of(recall: Recall) -> Memory:
    """The plain form of what a seat has seen."""
    stages: list[PastStage] = []
    count = len(recall.ages)
    for stage in range(count):
        first = int(recall.firsts[stage])
        last = int(recall.firsts[stage + 1]) if stage + 1 < count else len(recall.kinds)
        stages.append(
            PastStage(
                int(recall.ages[stage]),
                int(recall.turns[stage]),
                tuple(
                    Saw(SIGHTS[seen.what], int(seen.where), _slugs(recall.components, seen.cards))
                    for seen in recall.seen
                    if seen.stage == stage
                ),
                tuple(_decided(recall, ask) for ask in range(first, last)),
            )
        )
    origin = ""
    if recall.origin is not None:
        origin = msgspec.json.encode(origin_position(recall.origin)).decode()
    rules = int(recall.components.rules)
    return Memory(recall.teams != 0, recall.components.experts, tuple(stages), origin, rules)


def fill_recall(recall: Recall, memory: Memory) -> None:
    """The inverse: put plain stages back into a memory that has none yet."""
    if memory.origin:
        position = msgspec.json.decode(memory.origin, type=Position)
        recall.origin = origin_state(position, recall)
    for stage in memory.stages:
        recall.open_stage(stage.age, stage.turn)
        for saw in stage.saw:
            recall.see(SIGHTS.index(saw.what), saw.where, _cards(recall.components, saw.cards))
        for one in stage.decided:
            code = read_code(recall.components, one.choice)
            recall.ask(KINDS.index(one.kind), one.city, one.seat, code)


def _decided(recall: Recall, ask: int) -> Decided:
    code = recall.codes[ask]
    return Decided(
        KINDS[recall.kinds[ask]],
        int(recall.cities[ask]),
        int(recall.seats[ask]),
        "" if code == NOTHING else write_code(recall.components, code),
    )


def write_code(components: Components, code: int) -> str:
    """A packed choice as text, with ``?`` for a card that was not seen."""
    if card_of(code) != HIDDEN:
        return str(choice_from(components, code))
    some = components.cards[0].slug
    return str(choice_from(components, with_card(code, 0))).replace(f":{some}", f":{UNSEEN}", 1)


def read_code(components: Components, text: str) -> int:
    """The inverse of ``write_code``; -1 for an empty text."""
    if not text:
        return NOTHING
    if f":{UNSEEN}" not in text:
        return int(code_from(components, Choice.parse(text)))
    some = text.replace(f":{UNSEEN}", f":{components.cards[0].slug}", 1)
    return int(with_card(code_from(components, Choice.parse(some)), HIDDEN))


def _slugs(components: Components, cards: "vec[i64]") -> tuple[str, ...]:
    if any(card == NOTHING for card in cards):
        return tuple("" if card == NOTHING else components.cards[card].slug for card in cards)
    return card_slugs(components, cards)


def _cards(components: Components, slugs: tuple[str, ...]) -> "vec[i64]":
    return vec[i64]([components.card_index[slug] if slug else NOTHING for slug in slugs])
