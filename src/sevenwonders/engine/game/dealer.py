"""The only place where randomness enters a game.

A ``Stream`` gives unbiased numbers from a seed, the same on every machine; the dealer turns it
into a ``Deal``. Simulations use ``FastStream``; games between people use ``SecretStream``.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import Components, Deck
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.vocabulary import AGES

HAND_OF_LEADERS: Final = 4
"""Leaders dealt to each seat (rule 12.4)."""
_MASK: Final = 0xFFFFFFFF


class Stream:
    """Numbers below a bound, each equally likely."""

    def word(self) -> i64:
        """The next 32 random bits."""
        # The two streams below are all there are; this only gives ``below`` something to call.
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1."""
        limit = (_MASK + 1) - (_MASK + 1) % bound
        drawn = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % bound


@final
class FastStream(Stream):
    """Small fast counter generator (sfc32) keyed by the hash of a text."""

    def __init__(self, seed: str) -> None:
        key = blake2b(seed.encode(), digest_size=12).digest()
        self._a: i64 = int.from_bytes(key[0:4], "little")
        self._b: i64 = int.from_bytes(key[4:8], "little")
        self._c: i64 = int.from_bytes(key[8:12], "little")
        self._counter: i64 = 1
        for _ in range(12):
            self.word()

    def __repr__(self) -> str:
        return "<fast stream>"

    def word(self) -> i64:
        """The next 32 random bits."""
        drawn = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + ((self._c << 3) & _MASK)) & _MASK
        self._c = ((((self._c << 21) & _MASK) | (self._c >> 11)) + drawn) & _MASK
        return drawn


@final
class SecretStream(Stream):
    """BLAKE2 in counter mode: without the 256-bit secret nobody can guess the next number."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._block = b""
        self._at: i64 = 0
        self._blocks: i64 = 0

    def __repr__(self) -> str:
        return "<secret stream>"

    def word(self) -> i64:
        """The next 32 random bits."""
        if self._at >= len(self._block):
            counter = int(self._blocks).to_bytes(8, "little")
            self._block = blake2b(counter, key=self._secret, digest_size=64).digest()
            self._blocks += 1
            self._at = 0
        at = self._at
        self._at += 4
        return int.from_bytes(self._block[at : at + 4], "little")


def shuffled(cards: vec[i64], stream: Stream) -> vec[i64]:
    """A copy in random order (Fisher and Yates)."""
    order = cards[:]
    at: i64 = len(order) - 1
    while at > 0:
        other = stream.below(at + 1)
        kept = order[at]
        order[at] = order[other]
        order[other] = kept
        at -= 1
    return order


def deal_ages(deck: Deck, players: i64, stream: Stream) -> list[vec[i64]]:
    """The three Age decks as they are dealt, with black cards and guilds drawn into them."""
    decks: list[vec[i64]] = []
    for age in range(AGES):
        cards = deck.ages[age]
        if age == AGES - 1:
            drawn = shuffled(deck.guilds, stream)
            cards = cards[:]
            for at in range(deck.guild_count):
                cards = append(cards, drawn[at])
        if len(deck.black[age]):
            drawn = shuffled(deck.black[age], stream)
            cards = cards[:]
            for at in range(players):
                cards = append(cards, drawn[at])
        decks.append(shuffled(cards, stream))
    return decks


def deal_edifices(components: Components, stream: Stream) -> vec[i64]:
    """One edifice of each Age, none without the box."""
    chosen = vec[i64]()
    if not components.edifices:
        return chosen
    for age in range(1, AGES + 1):
        pool = vec[i64]()
        for edifice in components.edifices:
            if edifice.age == age:
                pool = append(pool, edifice.index)
        chosen = append(chosen, pool[stream.below(len(pool))])
    return chosen


def deal_sides(components: Components, wanted: list[list[int]], stream: Stream) -> vec[i64]:
    """A board side for each city: one of those asked for, or of any board that nobody asked for.

    Who wants sides of several boards gets one of them on a board drawn by lot.
    """
    taken: set[str] = set()
    for faces in wanted:
        if _are_of_one_board(components, faces):
            taken.add(components.sides[faces[0]].board)
    boards = _boards(components, taken)
    count: i64 = len(boards)
    order = vec[i64](capacity=count)
    for board in range(count):
        order = append(order, board)
    order = shuffled(order, stream)
    sides = vec[i64]()
    used: i64 = 0
    for asked in wanted:
        faces = asked
        if not _are_of_one_board(components, asked):
            while _is_excluded(components, boards[order[used]][0], taken):
                used += 1
            faces = boards[order[used]]
            if asked:
                faces = [face for face in faces if face in asked]
            taken.add(components.sides[faces[0]].board)
            used += 1
        sides = append(sides, faces[stream.below(len(faces))])
    return sides


def _are_of_one_board(components: Components, faces: list[int]) -> bool:
    if len(faces) == 0:
        return False
    return len({components.sides[face].board for face in faces}) == 1


def _boards(components: Components, taken: set[str]) -> list[list[int]]:
    """The sides of each board that is not taken."""
    boards: list[list[int]] = []
    previous = ""
    for side in components.sides:
        if side.board in taken:
            continue
        if side.board != previous:
            boards.append([])
            previous = side.board
        boards[-1].append(int(side.index))
    return boards


def _is_excluded(components: Components, side: i64, taken: set[str]) -> bool:
    """Whether a board may not join those at the table (rule 16.2)."""
    return any(name in taken for name in components.sides[side].excludes)


def deal(components: Components, players: int, wanted: list[list[int]], stream: Stream) -> Deal:
    """Everything random in a game, drawn at once."""
    sides = deal_sides(components, wanted, stream)
    decks = deal_ages(components.decks[players], players, stream)
    if len(components.leaders) == 0:
        return Deal(sides, decks, edifices=deal_edifices(components, stream))
    leaders = shuffled(components.leaders, stream)[: HAND_OF_LEADERS * players]
    draws = shuffled(components.leaders, stream)
    return Deal(sides, decks, leaders, deal_edifices(components, stream), draws)
