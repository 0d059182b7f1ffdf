"""The score sheet of a city, item by item: where every point comes from."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.boxes.leaders import buried_leader, buried_points
from sevenwonders.engine.components.figures import SET_BONUS
from sevenwonders.engine.components.model import Components, Piece
from sevenwonders.engine.game.city import City
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.count import points_of, times
from sevenwonders.engine.score.model import (
    AGAIN,
    BURIED,
    COINS,
    COPIED_LEADER,
    DEBTS,
    DEFEATS,
    HOW,
    SETS,
    VICTORIES,
    Item,
    Row,
    Science,
    Sheet,
)
from sevenwonders.engine.score.science import SET_POINTS, Reading
from sevenwonders.engine.score.scoring import score
from sevenwonders.engine.vocabulary import (
    AGES,
    BASE_ROWS,
    CITIES,
    COINS_PER_POINT,
    CONFLICTS,
    EDIFICE,
    GUILDS,
    LEADERS,
    NOTHING,
    ROWS,
    SCIENCE,
    SYMBOL_BITS,
    SYMBOL_MASK,
    SYMBOLS,
    TREASURY,
    VICTORY_VALUES,
    WHITE,
    WONDER,
)

__all__ = ["COINS", "DEBTS", "DEFEATS", "HOW", "SETS", "Item", "Sheet", "rows_of", "sheet"]

_NONE: Final = (0, 0, 0)
_NO_SCIENCE: Final = Science(_NONE, _NONE, _NONE, None, None, _NONE, 0)


def sheet(table: Table, city: i64) -> Sheet:
    """Explain the score of a city as the table stands; rows of boxes not at it are left out."""
    own = table.cities[city]
    reached = score(table, city)
    counts = _symbol_counts(own, reached.reading)
    science = _science(own, reached.reading, counts)
    lines: list[list[Item]] = [[] for _ in range(len(ROWS))]
    _add_conflicts(lines[CONFLICTS], own)
    _add_treasury(lines[TREASURY], own)
    for piece in _standing(table, city):
        if _scores(piece):
            lines[piece.row].append(_item(table, city, piece))
    _add_symbols(lines[SCIENCE], counts)
    if len(table.components.boxes):
        _add_box_lines(lines, table, city, min(counts))
    copied = _add_guild(lines[GUILDS], table, city, reached.copied, copied=True)
    again = _add_guild(lines[EDIFICE], table, city, reached.again, how=AGAIN)
    _add_guild(lines[EDIFICE], table, city, reached.again_too, how=AGAIN)
    rows = [
        Row(ROWS[row], reached.rows[row], tuple(lines[row])) for row in rows_of(table.components)
    ]
    return Sheet(reached.total(), tuple(rows), science, copied, again)


def rows_of(components: Components) -> list[int]:
    """The rows of a table's score sheet, by its boxes."""
    rows = list(range(BASE_ROWS))
    if len(components.leaders):
        rows.append(LEADERS)
    if components.cities:
        rows.append(CITIES)
    if components.edifices:
        rows.append(EDIFICE)
    return rows


def _standing(table: Table, city: i64) -> list[Piece]:
    own = table.cities[city]
    cards = table.components.cards
    stages = range(len(table.variants[city]))
    pieces = [table.stage_piece(city, stage) for stage in stages if own.stages >> stage & 1]
    pieces += [cards[card] for card in own.built]
    pieces += [cards[leader] for leader in own.leaders.in_play]
    return pieces


def _scores(piece: Piece) -> bool:
    if piece.points or piece.complete_points:
        return True
    return any(tally.points != 0 for tally in piece.tallies)


def _item(table: Table, city: i64, piece: Piece, *, copied: bool = False, how: str = "") -> Item:
    counts = False
    count: i64 = 0
    for tally in piece.tallies:
        if tally.points:
            counts = True
            count += times(table, city, piece, tally)
    points = points_of(table, city, piece)
    return Item(piece.slug, points, count if counts else None, copied, how)


def _add_guild(
    lines: list[Item], table: Table, city: i64, guild: i64, *, copied: bool = False, how: str = ""
) -> str | None:
    """Add what a guild brings that is not one of the city's own, and name it."""
    if guild == NOTHING:
        return None
    piece = table.components.cards[guild]
    lines.append(_item(table, city, piece, copied=copied, how=how))
    return piece.slug


def _add_conflicts(lines: list[Item], own: City) -> None:
    for age in range(AGES):
        count = own.victory_count(age + 1)
        if count:
            lines.append(Item(VICTORIES[age], VICTORY_VALUES[age] * count, count))
    if own.defeats:
        lines.append(Item(DEFEATS, -own.defeats, own.defeats))


def _add_treasury(lines: list[Item], own: City) -> None:
    lines.append(Item(COINS, own.coins // COINS_PER_POINT, own.coins))
    if own.tokens.debts:
        lines.append(Item(DEBTS, -own.tokens.debts, own.tokens.debts))


def _add_box_lines(lines: list[list[Item]], table: Table, city: i64, sets: int) -> None:
    """Add what only expansions bring: leaders out of play, the seven's bonus, edifices."""
    own = table.cities[city]
    for entry in own.leaders.buried:
        leader = table.components.cards[buried_leader(entry)]
        lines[WONDER].append(Item(leader.slug, buried_points(entry), how=BURIED))
    _add_set_bonus(lines[LEADERS], table, city, sets)
    _add_edifices(lines[EDIFICE], table, city)
    _add_guild(lines[GUILDS], table, city, own.leaders.copied, how=COPIED_LEADER)


def _add_set_bonus(lines: list[Item], table: Table, city: i64, sets: int) -> None:
    """Points for sets beyond the seven, for each piece that brings them (rule 12.35)."""
    copied = table.cities[city].leaders.copied
    pieces = _standing(table, city)
    if copied != NOTHING:
        pieces.append(table.components.cards[copied])
    for piece in pieces:
        if piece.figure(SET_BONUS):
            how = COPIED_LEADER if piece.index == copied and piece.color == WHITE else ""
            points = piece.figure(SET_BONUS) * sets
            lines.append(Item(piece.slug, points, sets, how=how))


def _add_edifices(lines: list[Item], table: Table, city: i64) -> None:
    own = table.cities[city]
    for age in range(1, AGES + 1):
        rewards = own.edifices.reward_count(age)
        if rewards:
            edifice = table.components.edifices[table.deal.edifices[age - 1]]
            if _scores(edifice.reward):
                points = points_of(table, city, edifice.reward)
                lines.append(Item(edifice.slug, rewards * points, rewards))
    if own.edifices.debts:
        lines.append(Item(DEBTS, -own.edifices.debts, own.edifices.debts))


def _symbol_counts(own: City, reading: Reading) -> list[int]:
    """Symbols of each kind in the end."""
    counts: list[int] = []
    for kind in range(len(SYMBOLS)):
        count = (own.science >> (SYMBOL_BITS * kind)) & SYMBOL_MASK
        count += reading.wilds[kind] + reading.copies[kind]
        if reading.swapped_to == kind:
            count += 1
        if reading.swapped_from == kind:
            count -= 1
        if reading.most == kind:
            count += 1
        counts.append(count)
    return counts


def _science(own: City, reading: Reading, counts: list[int]) -> Science:
    if own.science == 0 and max(counts) == 0:
        return _NO_SCIENCE
    swapped: tuple[str, str] | None = None
    if reading.swapped_from != NOTHING:
        swapped = (SYMBOLS[reading.swapped_from], SYMBOLS[reading.swapped_to])
    return Science(
        tuple([int(own.science >> (SYMBOL_BITS * kind)) & SYMBOL_MASK for kind in range(3)]),
        tuple([int(count) for count in reading.wilds]),
        tuple([int(count) for count in reading.copies]),
        swapped,
        SYMBOLS[reading.most] if reading.most != NOTHING else None,
        tuple(counts),
        min(counts),
    )


def _add_symbols(lines: list[Item], counts: list[int]) -> None:
    for kind, count in enumerate(counts):
        if count:
            lines.append(Item(SYMBOLS[kind], count * count, count))
    if min(counts):
        lines.append(Item(SETS, SET_POINTS * min(counts), min(counts)))
