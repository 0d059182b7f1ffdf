"""The game by which newcomers learn: one fixed deal of three, against easy bots.

Its first hand has a card that is free, one that costs a coin, one whose resource a neighbour sells
and one that nobody can pay for yet. As the deal is known, no other person may sit at such a table.
"""

from hashlib import blake2b
from typing import Final

from sevenwonders.server.store.rows import TableData
from sevenwonders.server.wire.requests import NewTable

SECRET: Final = blake2b(b"sevenwonders first game 1623", digest_size=32).digest()
BOARDS: Final = ("giza-a", "rhodes-a", "babylon-a")
OPPONENT: Final = "easy"


def as_first_game(wanted: NewTable) -> NewTable:
    """The first game, whatever else was asked for; only the client's key is kept."""
    return NewTable(
        players=len(BOARDS),
        boards=BOARDS,
        hints=True,
        access="link",
        bots=(None, OPPONENT, OPPONENT),
        start=True,
        key=wanted.key,
        first=True,
    )


def is_first_game(table: TableData) -> bool:
    """Whether this is the game to learn by."""
    return table.secret == SECRET
