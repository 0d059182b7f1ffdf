"""The score of a city, row by row, with the free choices of the end made for the best total."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.leaders import buried_points
from sevenwonders.engine.components.figures import SET_BONUS
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.count import points_of
from sevenwonders.engine.score.science import Reading, best_reading
from sevenwonders.engine.vocabulary import (
    AGES,
    COINS_PER_POINT,
    CONFLICTS,
    COPY_GUILD,
    EDIFICE,
    GUILD_AGAIN,
    GUILDS,
    LEADERS,
    NOTHING,
    PURPLE,
    ROWS,
    SCIENCE,
    TREASURY,
    VICTORY_VALUES,
    WONDER,
)

_NO_POINTS: Final = vec[i64]([0 for _ in ROWS])
_VALUES: Final = vec[i64](list(VICTORY_VALUES))


@final
class Score:
    """Points by row, and what was chosen to reach them (rule 9.11)."""

    def __init__(self, rows: vec[i64], copied: i64, reading: Reading) -> None:
        self.rows = rows
        self.copied: i64 = copied
        """The guild copied from a neighbour, -1 for none."""
        self.again: i64 = NOTHING
        """The own guild that scores a second time, -1 for none."""
        self.again_too: i64 = NOTHING
        """The one that a second such reward scores, -1 for none (rule 15.20)."""
        self.reading = reading
        """How the symbols were read."""

    @property
    def wilds(self) -> vec[i64]:
        """How many free symbols were read as each of the three."""
        return self.reading.wilds

    def total(self) -> i64:
        """All rows together."""
        total: i64 = 0
        for points in self.rows:
            total += points
        return total

    def points(self) -> list[tuple[str, int]]:
        """The rows that are not 0, by name."""
        return [(ROWS[row], self.rows[row]) for row in range(len(ROWS)) if self.rows[row] != 0]

    def __repr__(self) -> str:
        rows = ", ".join([f"{name} {points}" for name, points in self.points()])
        return f"<{self.total()} points: {rows}>"

    def _repr_html_(self) -> str:
        """A table for notebooks."""
        rows = [f"<tr><td>{name}</td><td>{points}</td></tr>" for name, points in self.points()]
        total = f"<tr><th>total</th><th>{self.total()}</th></tr>"
        return f"<table>{''.join(rows)}{total}</table>"


def score(table: Table, city: i64) -> Score:
    """What a city is worth if the game ended as the table stands."""
    own = table.cities[city]
    rows = _NO_POINTS[:]
    rows[CONFLICTS] = conflict_points(table, city)
    rows[TREASURY] = own.coins // COINS_PER_POINT - own.tokens.debts
    for stage in range(len(table.variants[city])):
        if own.stages & (1 << stage):
            rows[WONDER] += points_of(table, city, table.stage_piece(city, stage))
    for card in own.built:
        piece = table.components.cards[card]
        rows[piece.row] += points_of(table, city, piece)
    if len(table.components.boxes):
        _box_rows(table, city, rows)
    if own.powers & (COPY_GUILD | GUILD_AGAIN):
        return _best_guilds(table, city, rows)
    reading = best_reading(table, city, 0)
    return _with_reading(table, city, rows, reading, NOTHING)


def _box_rows(table: Table, city: i64, rows: vec[i64]) -> None:
    """Leaders, buried leaders, the leader a guild copies, edifices and their debts."""
    own = table.cities[city]
    for leader in own.leaders.in_play:
        rows[LEADERS] += points_of(table, city, table.components.cards[leader])
    if own.leaders.copied >= 0:
        rows[GUILDS] += points_of(table, city, table.components.cards[own.leaders.copied])
    for entry in own.leaders.buried:
        rows[WONDER] += buried_points(entry)
    for age in range(1, AGES + 1):
        rewards = own.edifices.reward_count(age)
        if rewards:
            edifice = table.components.edifices[table.deal.edifices[age - 1]]
            rows[EDIFICE] += rewards * points_of(table, city, edifice.reward)
    rows[EDIFICE] -= own.edifices.debts


def _with_reading(table: Table, city: i64, rows: vec[i64], reading: Reading, copied: i64) -> Score:
    rows[SCIENCE] += reading.points
    rows[LEADERS] += reading.sets * table.cities[city].figures[SET_BONUS]
    return Score(rows, copied, reading)


def _best_guilds(table: Table, city: i64, rows: vec[i64]) -> Score:
    """Choose the guild to copy, the guild to score again and the symbols (rules 9.11, 15.15)."""
    own = table.cities[city]
    none = append(vec[i64](), NOTHING)
    copies = _or_none(copyable(table, city)) if own.powers & COPY_GUILD else none
    agains = _or_none(own_guilds(table, city)) if own.powers & GUILD_AGAIN else none
    twice = agains if own.powers & GUILD_AGAIN and own.edifices.reward_count(AGES) > 1 else none
    readings = [best_reading(table, city, extra) for extra in range(4)]
    most: i64 = -1
    copied: i64 = NOTHING
    again: i64 = NOTHING
    again_too: i64 = NOTHING
    for copy in copies:
        for mine in agains:
            for other in twice:
                wilds = _wilds_of(table, copy) + _wilds_of(table, mine) + _wilds_of(table, other)
                points = _points_or_none(table, city, copy) + _points_or_none(table, city, mine)
                points += _points_or_none(table, city, other) + readings[wilds].total
                if points > most:
                    most = points
                    copied = copy
                    again = mine
                    again_too = other
    rows[GUILDS] += _points_or_none(table, city, copied)
    rows[EDIFICE] += _points_or_none(table, city, again) + _points_or_none(table, city, again_too)
    wilds = _wilds_of(table, copied) + _wilds_of(table, again) + _wilds_of(table, again_too)
    result = _with_reading(table, city, rows, readings[wilds], copied)
    result.again = again
    result.again_too = again_too
    return result


def _or_none(guilds: vec[i64]) -> vec[i64]:
    return guilds if len(guilds) else append(vec[i64](), NOTHING)


def _wilds_of(table: Table, guild: i64) -> i64:
    return 0 if guild == NOTHING else table.components.cards[guild].wilds


def _points_or_none(table: Table, city: i64, guild: i64) -> i64:
    return 0 if guild == NOTHING else points_of(table, city, table.components.cards[guild])


def own_guilds(table: Table, city: i64) -> vec[i64]:
    """Guilds that stand in the city itself (rule 15.15)."""
    guilds = vec[i64]()
    for card in table.cities[city].built:
        if table.components.cards[card].color == PURPLE:
            guilds = append(guilds, card)
    return guilds


def copyable(table: Table, city: i64) -> vec[i64]:
    """Guilds that stand in the neighbouring cities (rule 9.10)."""
    guilds = own_guilds(table, table.left(city))
    for guild in own_guilds(table, table.right(city)):
        guilds = append(guilds, guild)
    return guilds


def conflict_points(table: Table, city: i64) -> i64:
    """Victory tokens less Defeat tokens."""
    own = table.cities[city]
    points: i64 = -own.defeats
    for age in range(AGES):
        points += _VALUES[age] * own.victory_count(age + 1)
    return points


def winners(table: Table) -> list[int]:
    """The seats that win, by points and then coins; teams count together (rules 9.13, 14.11)."""
    return winners_by(table, [score(table, seat) for seat in range(table.players)])


def winners_by(table: Table, scores: list[Score]) -> list[int]:
    """The same for who has the score of each seat already."""
    best: list[int] = []
    most_points: i64 = 0
    most_coins: i64 = 0
    size: i64 = 2 if table.teams else 1
    first: i64 = 0
    while first < table.players:
        points: i64 = 0
        coins: i64 = 0
        for seat in range(first, first + size):
            points += scores[seat].total()
            coins += table.cities[seat].coins
        side = [int(seat) for seat in range(first, first + size)]
        ahead = points > most_points or (points == most_points and coins > most_coins)
        if not best or ahead:
            best = side
            most_points = points
            most_coins = coins
        elif points == most_points and coins == most_coins:
            best += side
        first += size
    return best
