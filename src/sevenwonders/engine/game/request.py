"""The options of a game, as they are asked for before anything is drawn."""

from typing import Final

import msgspec

from sevenwonders.engine.vocabulary import MOST_PLAYERS, RULES

RANDOM: Final = "random"
SIDE_A: Final = "side-a"
FEWEST: Final = 2
MOST: Final = MOST_PLAYERS


class Options(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    repr_omit_defaults=True,
):
    """The kind of game: edition, expansions, players and the boards they asked for."""

    players: int
    edition: str = "1e"
    boxes: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    """A board side (``giza-a``), a board (``giza``, random side), ``side-a`` (side A of a random
    board) or ``random`` for each city in turn, with two players the free city last; those not
    named are random."""
    teams: bool = False
    """Whether four or six play in pairs of neighbours (rule 14.1)."""
    experts: bool = False
    """Whether the expert leaders are dealt too (rule 12.2)."""
    rules: int = RULES
    """The version of the rules: a game that began under an earlier one keeps it."""

    def __str__(self) -> str:
        said = [f"{self.players} players", self.edition]
        if self.boxes:
            said.append(f"expansions {' '.join(self.boxes)}")
        if self.boards:
            said.append(f"boards {' '.join(self.boards)}")
        if self.teams:
            said.append("in teams")
        if self.experts:
            said.append("with expert leaders")
        if self.rules != RULES:
            said.append(f"by rules version {self.rules}")
        return ", ".join(said)


def cities_of(players: int) -> int:
    """Cities at the table: with two players a third one stands free (rule 10.2)."""
    return players + 1 if players == FEWEST else players
