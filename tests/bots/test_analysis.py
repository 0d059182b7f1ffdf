"""A game looked at again: fair, repeatable, and hard on what was clearly wrong."""

from itertools import count
from typing import NamedTuple

import msgspec
import pytest

from sevenwonders.bots.analysis import CERTAIN, COSTLY, Analysis, analyse, decisions_of
from sevenwonders.bots.errors import BadLimit
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.sage.bot import SageBot
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.errors import WrongScore
from sevenwonders.record.game import Record
from sevenwonders.record.moment import Moment, moment
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay, scores_of
from sevenwonders.record.writer import record_of
from sevenwonders.testing.twins import twin_of
from tests.support.games import BOXES, Kind, deal_game, picker, play_stage
from tests.support.scale import scaled

FEW = Limit(iterations=4)
BLUNDER = (3, 6)
CLEAR = 3
"""Points that decide a game clearly."""


class Blunder(NamedTuple):
    """A game that a seat would have won with its last card, which it discarded."""

    record: Record
    seat: int


def _blunder(kind: Kind) -> Blunder:
    """The first game of sages in which the last card decides."""
    for number in count():
        state = deal_game(kind, f"blunder {number}")
        _play_on(state, until=BLUNDER)
        chosen = {ask.seat: _sage(state, ask.seat) for ask in state.pending()}
        for seat, choice in chosen.items():
            if choice.action != "build":
                continue
            discarded = _after(state, {**chosen, seat: Choice.parse(f"D:{choice.card}")})
            if _ahead(_after(state, chosen), seat) >= CLEAR and _ahead(discarded, seat) <= -CLEAR:
                return Blunder(record_of(discarded), seat)
    raise AssertionError


def _sage(state: State, seat: int) -> Choice:
    return SageBot(FastStream("sage")).choose(Sight(state, seat))


def _play_on(state: State, until: Moment | None = None) -> None:
    while not state.over and moment(state) != until:
        for ask in state.pending():
            state.submit(ask.seat, _sage(state, ask.seat))


def _after(state: State, chosen: dict[int, Choice]) -> State:
    """The end of the game after some choices."""
    after = state.clone()
    for seat, choice in chosen.items():
        after.submit(seat, choice)
    _play_on(after)
    return after


def _ahead(state: State, seat: int) -> int:
    points = list(scores_of(state))
    return points.pop(seat) - max(points)


def _played(kind: Kind, stages: int, seed: str) -> State:
    state = deal_game(kind, seed)
    for _ in range(stages):
        play_stage(state, picker(f"{seed} {state.stage}"))
    return state


@pytest.fixture(scope="module")
def blunder() -> Blunder:
    return _blunder(Kind("1e", 3))


@pytest.fixture(scope="module")
def finished(blunder: Blunder) -> Record:
    return blunder.record


@pytest.fixture(scope="module")
def looked_at(blunder: Blunder) -> Analysis:
    return analyse(blunder.record, blunder.seat, limit=Limit(iterations=scaled(40, 400)))


def test_selling_the_card_that_would_have_won_is_among_the_costliest(looked_at: Analysis) -> None:
    singled_out = [looked_at.decisions[at] for at in looked_at.costliest]
    assert BLUNDER in [(looked.age, looked.turn) for looked in singled_out]
    discard = next(one for one in singled_out if (one.age, one.turn) == BLUNDER)
    assert discard.chosen.choice.startswith("D:")
    assert discard.best.win > discard.chosen.win
    assert discard.best.score > discard.chosen.score


def test_the_costliest_come_first_and_are_no_luck(looked_at: Analysis) -> None:
    found = [looked_at.decisions[at] for at in looked_at.costliest]
    costs = [looked.cost for looked in found]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= COSTLY
    assert all(looked.cost >= CERTAIN * looked.doubt for looked in found)
    others = [
        looked.cost for looked in looked_at.decisions if looked.certain() and looked not in found
    ]
    assert not others or max(others) <= costs[-1]


def test_no_cost_is_certain_after_a_few_worlds(blunder: Blunder) -> None:
    analysis = analyse(blunder.record, blunder.seat, limit=Limit(iterations=6))
    assert max(looked.cost for looked in analysis.decisions) > 0
    assert analysis.costliest == ()


def test_what_was_chosen_is_compared_with_the_best_in_the_same_worlds(looked_at: Analysis) -> None:
    for looked in looked_at.decisions:
        assert looked.chosen in looked.prospects
        assert looked.best == looked.prospects[0]
        assert looked.cost == pytest.approx(looked.best.worth - looked.chosen.worth, abs=0.0003)
        assert (looked.best == looked.chosen) is (looked.cost == 0)


def test_what_was_chosen_is_the_best_where_another_is_as_good() -> None:
    """At random, many choices come to the same as the sage's in one world."""
    record = record_of(_played(Kind("1e", 3), 18, "alike"))
    decisions = [
        looked
        for seat in range(3)
        for looked in analyse(record, seat, limit=Limit(iterations=2)).decisions
    ]
    alike = [
        looked
        for looked in decisions
        if len(looked.prospects) > 1 and len({one.worth for one in looked.prospects}) == 1
    ]
    assert alike
    assert all(looked.best == looked.chosen == looked.prospects[0] for looked in alike)


def test_every_decision_that_left_a_choice_is_looked_at(
    blunder: Blunder, looked_at: Analysis
) -> None:
    taken = [str(asked.choice) for asked in decisions_of(*blunder)]
    assert [looked.chosen.choice for looked in looked_at.decisions] == taken
    assert all(looked.legal > 1 for looked in looked_at.decisions)
    assert (looked_at.score, looked_at.won) == (blunder.record.scores[blunder.seat], 0)


def test_who_won_is_told(finished: Record) -> None:
    winner = int(replay(finished).winners()[0])
    assert (analyse(finished, winner, limit=Limit(iterations=1)).won or 0) > 0


def test_the_same_limit_and_seed_give_the_same_analysis(finished: Record) -> None:
    heard: list[int] = []
    first = analyse(finished, 1, limit=FEW, tell=heard.append)
    assert analyse(finished, 1, limit=FEW) == first
    assert heard == list(range(1, len(first.decisions) + 1))
    assert analyse(finished, 1, limit=FEW, seed="other") != first


def test_an_analysis_comes_back_from_json(finished: Record) -> None:
    analysis = analyse(finished, 2, limit=Limit(iterations=2))
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


@pytest.mark.parametrize(
    "kind",
    [
        Kind("1e", 2),
        Kind("1e", 4),
        Kind("2e", 5, ("leaders", "cities")),
        Kind("1e", 4, ("cities",), teams=True),
        Kind("2e", 3, BOXES),
    ],
    ids=str,
)
def test_what_the_seat_could_not_know_changes_nothing(kind: Kind, seed: str) -> None:
    stages = scaled(5, 16)
    state = _played(kind, stages, seed)
    seat = int(picker(seed)(state.players))
    twin = twin_of(state, seat, FastStream(seed))
    assert twin is not None
    game, other = record_of(state), record_of(twin)
    assert game.text() != other.text()
    assert analyse(game, seat, limit=FEW) == analyse(other, seat, limit=FEW)


def test_the_free_city_is_decided_for_with_the_own_choice_made(seed: str) -> None:
    record = record_of(_played(Kind("1e", 2), 6, seed))
    for seat in (0, 1):
        for asked in decisions_of(record, seat):
            ask = asked.state.asked(seat)
            assert ask is not None
            assert str(asked.choice) in map(str, asked.state.legal(seat))
    kinds = {
        looked.kind
        for seat in (0, 1)
        for looked in analyse(record, seat, limit=Limit(iterations=2)).decisions
    }
    assert kinds >= {"play", "free-city"}


def test_every_kind_of_decision_of_the_boxes_is_looked_at(seed: str) -> None:
    record = record_of(_played(Kind("2e", 4, BOXES), scaled(12, 60), seed))
    analysis = analyse(record, 1, limit=Limit(iterations=2))
    assert [(looked.age, looked.turn) for looked in analysis.decisions[:1]] == [(0, 1)]
    assert len(analysis.decisions) == sum(1 for _ in decisions_of(record, 1))


def test_a_game_that_broke_off_has_no_score(finished: Record) -> None:
    cut = msgspec.structs.replace(finished, turns=finished.turns[:2], scores=())
    analysis = analyse(cut, 0, limit=FEW)
    assert (analysis.score, analysis.won) == (None, None)
    assert [(looked.age, looked.turn) for looked in analysis.decisions] == [(1, 1), (1, 2)]


def test_a_record_that_says_another_score_is_refused_before_any_thinking(
    finished: Record,
) -> None:
    wrong = msgspec.structs.replace(finished, scores=(1, 2, 3))
    heard: list[int] = []
    with pytest.raises(WrongScore):
        analyse(wrong, 0, limit=FEW, tell=heard.append)
    assert heard == []


def test_a_game_without_a_turn_has_nothing_to_look_at(finished: Record) -> None:
    empty = msgspec.structs.replace(finished, turns=(), scores=())
    analysis = analyse(parse_record(empty.text().encode()), 0)
    assert (analysis.decisions, analysis.costliest) == ((), ())


def test_no_thinking_at_all_is_refused() -> None:
    with pytest.raises(BadLimit):
        Limit(iterations=0)
