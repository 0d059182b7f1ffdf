"""What a table is asked to be, before chance has spoken."""

import msgspec

from sevenwonders.engine.errors import BoardTwice, ImpossiblePlayers, UnknownBoard
from sevenwonders.engine.kit import Kit
from sevenwonders.engine.lower import load_kit

RANDOM = "random"
FEWEST = 2
MOST = 7


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The kind of game: edition, boxes, players and the boards they asked for."""

    players: int
    edition: str = "1e"
    boxes: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    """A board side (``giza-a``), a board (``giza``, random side) or ``random`` for each city in
    turn, with two players the free city last; those not named are random."""


def cities_of(players: int) -> int:
    """Cities at the table: with two players a third one stands free (D1)."""
    return players + 1 if players == FEWEST else players


def kit_for(options: Options) -> Kit:
    """The components of this table; refuses what cannot be played."""
    kit = load_kit(options.edition, options.boxes)
    if not FEWEST <= options.players <= MOST:
        raise ImpossiblePlayers(options.players, f"a table seats {FEWEST} to {MOST}")
    if options.players == FEWEST and (options.edition != "1e" or options.boxes):
        why = "the free-city variant is played with the first edition alone (B5)"
        raise ImpossiblePlayers(options.players, why)
    return kit


def wanted_sides(options: Options, kit: Kit) -> list[list[int]]:
    """For each city the board sides it may get; empty when any will do."""
    cities = cities_of(options.players)
    if len(options.boards) > cities:
        why = f"{len(options.boards)} boards are named for {cities} cities"
        raise ImpossiblePlayers(options.players, why)
    wanted: list[list[int]] = []
    named: set[str] = set()
    for name in options.boards:
        if name == RANDOM:
            wanted.append([])
            continue
        faces = [side for side in kit.sides if name in (side.slug, side.board)]
        if not faces:
            raise UnknownBoard(name, [side.slug for side in kit.sides])
        if faces[0].board in named:
            raise BoardTwice(faces[0].board)
        named.add(faces[0].board)
        wanted.append([int(side.index) for side in faces])
    return wanted + [[] for _ in range(cities - len(wanted))]
