"""One game of an arena, played under watch."""

from collections.abc import Sequence
from contextlib import ExitStack

import msgspec

from sevenwonders.arena.contest.contest import Contest, Game, deal_key, seats_of
from sevenwonders.arena.contest.seating import size_of_side
from sevenwonders.arena.play.outcome import Clock, Outcome
from sevenwonders.arena.play.records import seat_name
from sevenwonders.arena.play.supervised import Guard
from sevenwonders.bots.remote.host import have_guests, tell
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.seed import Seed
from sevenwonders.record.writer import record_of


class Played(msgspec.Struct, kw_only=True):
    """A game that was played, and its record if that was wanted."""

    outcome: Outcome
    record: str = ""


def play_game(contest: Contest, game: Game, *, record: bool) -> Played:
    """Play one game to its end; what breaks it is part of the outcome."""
    seats = seats_of(contest, game)
    try:
        return _play(contest, game, seats, record=record)
    except Exception as error:  # noqa: BLE001 -- one broken game must not end an arena of hours
        return Played(outcome=broken(contest, game, f"{type(error).__name__}: {error}"))


def broken(contest: Contest, game: Game, why: str) -> Outcome:
    """The outcome of a game that has no result."""
    return Outcome(game=game, seats=seats_of(contest, game), broken=why)


def _play(contest: Contest, game: Game, seats: Sequence[str], *, record: bool) -> Played:
    options = contest.tables[game.table]
    key = deal_key(contest, game.table, game.deal)
    streams = f"{key}/{game.lineup}/{game.turn}"
    with ExitStack() as closing:
        guards = [
            Guard(spec, f"{streams}/{seat}", contest.limit) for seat, spec in enumerate(seats)
        ]
        for guard in guards:
            closing.callback(guard.close)
        guests = have_guests(guard.bot for guard in guards if guard.bot is not None)
        state = new_game(options, FastStream(key), log=[] if guests else None)
        play_under_watch(state, guards)
    outcome = outcome_of(state, options, game, guards)
    if not record:
        return Played(outcome=outcome)
    names = [seat_name(bot) for bot in seats]
    written = record_of(state, seats=names, seed=Seed.fast(key), asked=options.boards)
    return Played(outcome=outcome, record=written.text())


def play_under_watch(state: State, guards: Sequence[Guard]) -> None:
    """Let the guards decide until the game is over."""
    sights = [Sight(state, seat) for seat in range(state.players)]
    bots = {seat: guard.bot for seat, guard in enumerate(guards) if guard.bot is not None}
    guests = bots if have_guests(bots.values()) else {}
    while not state.over:
        if guests:
            tell(guests, drain(state), teams=bool(state.hall.teams))
        for ask in state.pending():
            state.submit(ask.seat, guards[ask.seat].choose(sights[ask.seat]))
    if guests:
        tell(guests, drain(state), teams=bool(state.hall.teams))


def outcome_of(state: State, options: Options, game: Game, guards: Sequence[Guard]) -> Outcome:
    """What a finished game came to."""
    clocks: dict[str, Clock] = {}
    for guard in guards:
        clocks.setdefault(guard.spec, Clock()).add(guard.clock)
    players = range(int(state.players))
    return Outcome(
        game=game,
        seats=tuple(guard.spec for guard in guards),
        boards=tuple(state.components.sides[state.deal.sides[seat]].slug for seat in players),
        sheets=[[int(points) for points in state.score(seat).rows] for seat in players],
        ranks=ranks_of(state, size_of_side(options)),
        winners=state.winners(),
        faults=[fault for guard in guards for fault in guard.faults()],
        clocks=clocks,
    )


def ranks_of(state: State, size: int) -> list[float]:
    """The place of each seat's side, by points and then coins (rules 9.13, 14.11)."""
    reached: list[tuple[int, int]] = []
    for first in range(0, int(state.players), size):
        team = range(first, first + size)
        points = sum(int(state.score(seat).total()) for seat in team)
        reached.append((points, sum(int(state.cities[seat].coins) for seat in team)))
    places = [
        1 + sum(other > mine for other in reached) + (reached.count(mine) - 1) / 2
        for mine in reached
    ]
    return [place for place in places for _ in range(size)]
