"""Laws of what leaves a table: records, events, and what each seat receives."""

from itertools import islice

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.record import parse_record, record_of, replay
from tests.engine.events.test_redact import games_with_another_card, leaking, other_deals
from tests.engine.events.test_tally import of_state, of_tally
from tests.laws import laws
from tests.support.dump import dump
from tests.support.games import Pick, Played, again
from tests.support.leaks import leaks
from tests.support.tally.table import Tally

TWINS = 6
"""Pairs of runs an audience must not tell apart, looked at in one game."""


def record_round_trips(state: State) -> None:
    """A record is read back as it was written and rebuilds the game exactly."""
    text = record_of(state).text()
    record = parse_record(text)
    laws.agree("record written again", record.text(), text)
    laws.agree("game of the record", dump(replay(record)), dump(state))


def events_tally(state: State, stages: list[list[Played]]) -> None:
    """Coins, cards and tokens counted from the events alone are those of the table."""
    told = again(state, log=[])
    tally = Tally(int(state.players), [int(city.coins) for city in told.cities])
    tally.follow(drain(told))
    for stage in stages:
        for step in stage:
            told.submit(step.seat, step.choice)
        tally.follow(drain(told))
        laws.agree("table drawn from its events", of_tally(tally), of_state(told))
    laws.agree("state of a game with a log", dump(told), dump(state))


def nothing_leaks(state: State, stages: list[list[Played]], pick: Pick) -> None:
    """At one moment of the game, some choices sealed, a seat sees nothing it cannot know."""
    moment = again(state)
    after = pick(len(stages))
    for stage in stages[:after]:
        for step in stage:
            moment.submit(step.seat, step.choice)
    before = moment.clone()
    for step in stages[after][: pick(len(stages[after]))]:
        moment.submit(step.seat, step.choice)
    seat = SPECTATOR + pick(int(state.players) + 1)
    laws.agree(f"leaks to seat {seat}", leaks(moment, seat, pick), [])
    twins = [*islice(games_with_another_card(before, str(pick(2**30))), TWINS)]
    twins += other_deals(again(state))
    laws.agree("events that leak", list(leaking(redact, twins)), [])
