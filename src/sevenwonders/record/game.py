"""A game record as plain data, and its text."""

from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.options import Options
from sevenwonders.record.notation import (
    DEALS,
    DIGEST,
    DRAWS,
    EDIFICES,
    FORMAT,
    LEADERS,
    MAGIC,
    NONE,
    SCORE,
    THEN,
    YES,
    label,
)
from sevenwonders.record.seed import Seed

_DIGEST_BYTES = 16
_LABEL_WIDTH = 6

Stage = tuple[Choice, ...]
"""The choices of one stage, in the order of its decisions."""


class Turn(msgspec.Struct, frozen=True, eq=False):
    """One turn: the choices of its first stage, then of those that followed in the same turn."""

    age: int
    """0 for the draft of leaders."""
    number: int
    """0 for the recruitment of an Age."""
    stages: tuple[Stage, ...]
    line: int = 0
    """Where it was read, for messages; it does not make another turn of it."""

    def __repr__(self) -> str:
        count = sum(map(len, self.stages))
        return f"<turn {label(self.age, self.number)}: {count} choices>"

    def __str__(self) -> str:
        stages = f" {THEN} ".join(" ".join(map(str, stage)) for stage in self.stages)
        return f"{label(self.age, self.number):<{_LABEL_WIDTH}}{stages}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to rebuild a game: the table, the deal or its seed, the choices."""

    edition: str
    boxes: tuple[str, ...] = ()
    seats: tuple[str, ...]
    """A name for each seat that decides."""
    boards: tuple[str, ...]
    """The board side of each city; with two players the free city's is the last."""
    teams: bool = False
    experts: bool = False
    """Whether seats play in pairs; whether the expert leaders are dealt too."""
    asked: tuple[str, ...] = ()
    """The boards as asked for before they were drawn; they are part of what a seed gives."""
    seed: Seed | None = None
    commitment: str = ""
    """With a secret seed: the hash of it that the players saw before the game."""
    deal: tuple[tuple[str, ...], ...] = ()
    """Without a seed: the cards of the three Ages, hand after hand."""
    leaders: tuple[str, ...] = ()
    """Without a seed: the leaders dealt, hand after hand."""
    draws: tuple[str, ...] = ()
    """Without a seed: all leaders, in the order in which those in the box are drawn."""
    edifices: tuple[str, ...] = ()
    """Without a seed: the edifice of each Age."""
    turns: tuple[Turn, ...] = ()
    scores: tuple[int, ...] = ()
    """The points of each seat when the game is over; empty before."""
    rules: int
    version: str
    """The version of the program that wrote it."""

    def __repr__(self) -> str:
        state = "over" if self.finished else "not over"
        return f"<record of {self.players} by {self.edition}: {len(self.turns)} turns, {state}>"

    @property
    def players(self) -> int:
        """How many seats decide."""
        return len(self.seats)

    @property
    def finished(self) -> bool:
        """Whether the record goes to the end of the game."""
        return bool(self.scores)

    @property
    def options(self) -> Options:
        """The table as it was asked for."""
        return Options(
            players=self.players,
            edition=self.edition,
            boxes=self.boxes,
            boards=self.asked,
            teams=self.teams,
            experts=self.experts,
            rules=self.rules,
        )

    def digest(self) -> str:
        """The digest of everything that the record says."""
        said = f"{self._body()}{self._score()}"
        return blake2b(said.encode(), digest_size=_DIGEST_BYTES).hexdigest()

    def text(self) -> str:
        """The record as written, sealed by its digest."""
        return f"{self._body()}{self.footer()}"

    def footer(self) -> str:
        """The lines that close the record: the score if there is one, and the digest."""
        return f"{self._score()}{DIGEST}: {self.digest()}\n"

    def _score(self) -> str:
        return f"{SCORE}: {' '.join(map(str, self.scores))}\n" if self.scores else ""

    def _body(self) -> str:
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{MAGIC} {FORMAT}"
        yield f"rules: {self.rules}"
        yield f"version: {self.version}"
        yield f"edition: {self.edition}"
        yield f"boxes: {' '.join(self.boxes) or NONE}"
        yield f"seats: {f' {THEN} '.join(self.seats)}"
        yield f"boards: {' '.join(self.boards)}"
        if self.teams:
            yield f"teams: {YES}"
        if self.experts:
            yield f"experts: {YES}"
        if self.asked:
            yield f"asked: {' '.join(self.asked)}"
        if self.seed is not None:
            yield f"seed: {self.seed}"
        if self.commitment:
            yield f"commitment: {self.commitment}"
        yield from self._dealt()
        yield ""
        yield from map(str, self.turns)
        if self.turns:
            yield ""

    def _dealt(self) -> Iterator[str]:
        for key, cards in zip(DEALS, self.deal, strict=False):
            yield f"{key}: {_hands(cards, len(self.boards))}"
        if self.leaders:
            yield f"{LEADERS}: {_hands(self.leaders, self.players)}"
        if self.draws:
            yield f"{DRAWS}: {' '.join(self.draws)}"
        if self.edifices:
            yield f"{EDIFICES}: {' '.join(self.edifices)}"


def _hands(cards: tuple[str, ...], cities: int) -> str:
    """A deck as it is dealt, a mark between hands; two players leave the last to the pile."""
    size = max(1, len(cards) // cities)
    hands = [cards[at : at + size] for at in range(0, len(cards), size)]
    return f" {THEN} ".join(" ".join(hand) for hand in hands)
