"""What a person's games add up to."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sevenwonders.engine.vocabulary import ROWS
from sevenwonders.server.history.rows import Result, SeatResult
from sevenwonders.server.history.store import OpponentRow
from sevenwonders.server.wire.history import Count, Opponent, RowCount, Statistics

Played = tuple[Result, SeatResult]


def played_by(games: Iterable[Result], guest: str) -> list[Played]:
    """Games with the seat of a person."""
    return [(game, one) for game in games for one in game.seats if one.guest == guest]


def statistics_of(games: Sequence[Played], opponents: Sequence[OpponentRow]) -> Statistics:
    """The statistics of the player of these games."""
    with_boxes = [(box, played) for played in games for box in played[0].boxes]
    rows: dict[str, list[int]] = defaultdict(list)
    for _, one in games:
        for row, points in one.rows.items():
            rows[row].append(points)
    return Statistics(
        all=_count("", games),
        families=_counts((game.family, (game, one)) for game, one in games),
        players=_counts((str(game.players), (game, one)) for game, one in games),
        boxes=_counts(with_boxes),
        boards=_counts((one.board, (game, one)) for game, one in games),
        opponents=tuple(Opponent(*row) for row in opponents),
        rows=tuple(
            RowCount(row, len(rows[row]), sum(rows[row]) / len(rows[row]), max(rows[row]))
            for row in ROWS
            if row in rows
        ),
    )


def _counts(games: Iterable[tuple[str, Played]]) -> tuple[Count, ...]:
    """Counts by a name, the most frequent first."""
    named: dict[str, list[Played]] = defaultdict(list)
    for name, played in games:
        named[name].append(played)
    counts = [_count(name, some) for name, some in named.items()]
    return tuple(sorted(counts, key=lambda count: (-count.games, count.name)))


def _count(name: str, games: Sequence[Played]) -> Count:
    points = [one.points for _, one in games]
    return Count(
        name=name,
        games=len(games),
        won=sum(one.place == 1 for _, one in games),
        points=sum(points) / len(points) if points else 0.0,
        best=max(points, default=0),
    )
