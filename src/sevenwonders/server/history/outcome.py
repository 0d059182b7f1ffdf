"""What a game came to, from its last state."""

from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.sheet import rows_of
from sevenwonders.engine.vocabulary import ROWS
from sevenwonders.server.history.rows import Family, Result, SeatResult
from sevenwonders.server.store.rows import TableData

TWO = 2


def family_of(options: Options) -> Family:
    """The kind a table counts as: teams, then two players, then those with expansions."""
    if options.teams:
        return "teams"
    if options.players == TWO:
        return "two"
    return "expansions" if options.boxes else "base"


def result_of(table: TableData, state: State) -> Result:
    """The result of a game that is over."""
    options = table.options
    places = places_of(state)
    return Result(
        table=table.id,
        ended=table.updated,
        family=family_of(options),
        edition=options.edition,
        boxes=options.boxes,
        players=options.players,
        teams=options.teams,
        hints=table.hints,
        seats=tuple(
            SeatResult(
                seat=one.seat,
                guest=one.guest,
                name=one.name,
                bot=one.bot,
                away=one.away,
                board=state.components.sides[state.deal.sides[one.seat]].board,
                side=state.components.sides[state.deal.sides[one.seat]].slug,
                place=places[one.seat],
                points=int(state.score(one.seat).total()),
                coins=int(state.cities[one.seat].coins),
                rows=_rows(state, one.seat),
            )
            for one in table.seats
        ),
    )


def places_of(state: State) -> list[int]:
    """The place of each seat, from 1, by points and then coins (rule 9.13).

    The points and coins of a team count together, and its two seats share a place (rule 14.11).
    """
    size = 2 if state.teams else 1
    reached = [
        (int(state.score(seat).total()), int(state.cities[seat].coins))
        for seat in range(state.players)
    ]
    sides = [reached[first : first + size] for first in range(0, len(reached), size)]
    sums = [(sum(points for points, _ in side), sum(coins for _, coins in side)) for side in sides]
    return [1 + sum(other > sums[seat // size] for other in sums) for seat in range(len(reached))]


def _rows(state: State, seat: int) -> dict[str, int]:
    reached = state.score(seat)
    return {ROWS[row]: int(reached.rows[row]) for row in rows_of(state.components)}
