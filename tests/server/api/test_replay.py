"""Records of games to look at again."""

from functools import lru_cache
from typing import Final

import pytest

from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view
from sevenwonders.record import parse_record, record_of, replay
from sevenwonders.record.notation import label
from sevenwonders.record.replay import stages
from sevenwonders.record.seed import Seed
from sevenwonders.server.app import LARGEST_BODY
from sevenwonders.server.wire.replay import Course, Replay, ReplayStep
from tests.server.browsers import Meet, play_out, read, refused
from tests.support.games import picker, play_stage

pytestmark = pytest.mark.anyio

BASE: Final = Options(players=3)
TEAMS: Final = Options(
    players=4, edition="2e", boxes=("cities", "edifice", "leaders"), teams=True, experts=True
)
games: Final = pytest.mark.parametrize("options", [BASE, TEAMS])


@lru_cache
def a_record(options: Options, stages: int = 1000) -> str:
    """The record of a game of random play, or of its beginning."""
    state: State = new_game(options, FastStream("replay"))
    pick = picker("replay")
    while not state.over and stages:
        play_stage(state, pick)
        stages -= 1
    return record_of(state, seed=Seed.fast("replay")).text()


@games
async def test_a_record_says_what_there_is_to_see(meet: Meet, options: Options) -> None:
    text = a_record(options)
    record = parse_record(text)
    shown = read(await (await meet("")).post("/api/replay", {"record": text}), Replay)
    assert (shown.status, shown.over) == ("sound", True)
    assert (shown.options.players, shown.options.boxes) == (options.players, options.boxes)
    assert (shown.options.teams, shown.options.experts) == (options.teams, options.experts)
    assert (shown.seats, shown.boards, shown.scores) == (record.seats, record.boards, record.scores)
    assert shown.steps == sum(len(turn.stages) for turn in record.turns)
    assert [moment.label for moment in shown.moments] == [
        label(turn.age, turn.number) for turn in record.turns
    ]


@games
async def test_every_step_is_as_the_seat_saw_it(meet: Meet, options: Options) -> None:
    nobody = await meet("")
    text = a_record(options)
    record = parse_record(text)
    for number, state in enumerate(stages(record, log=[])):
        heard = drain(state)
        for seat in (number % options.players, None):
            wanted = {"record": text, "step": number, "seat": seat}
            shown = read(await nobody.post("/api/replay/step", wanted), ReplayStep)
            eyes = SPECTATOR if seat is None else seat
            assert shown.view == view(state, eyes)
            assert list(shown.events) == [redact(one, eyes, teams=options.teams) for one in heard]
            due = [] if state.over else list(state.ask_seat)
            assert [one.seat for one in shown.chosen] == due


async def test_what_was_chosen_leads_to_the_next_step(meet: Meet) -> None:
    nobody = await meet("")
    text = a_record(BASE)
    shown = read(await nobody.post("/api/replay/step", {"record": text, "step": 4}), ReplayStep)
    assert shown.view.seat == SPECTATOR
    turn = parse_record(text).turns[4]
    assert [one.choice for one in shown.chosen] == [str(choice) for choice in turn.stages[0]]


async def test_what_is_chosen_for_the_free_city_is_said_to_be(meet: Meet) -> None:
    nobody = await meet("")
    text = a_record(Options(players=2))
    cities: set[tuple[int, int]] = set()
    for number, state in enumerate(stages(parse_record(text))):
        wanted = {"record": text, "step": number}
        shown = read(await nobody.post("/api/replay/step", wanted), ReplayStep)
        due = [] if state.over else list(state.ask_city)
        assert [one.city for one in shown.chosen] == due
        cities |= {(one.seat, one.city) for one in shown.chosen}
    assert {(0, 0), (1, 1), (0, 2), (1, 2)} <= cities


@games
async def test_the_course_of_a_game_leads_to_its_scores(meet: Meet, options: Options) -> None:
    text = a_record(options)
    record = parse_record(text)
    turns = read(await (await meet("")).post("/api/replay/course", {"record": text}), Course).turns
    assert turns[-1].totals == record.scores
    wanted = [(turn.age, turn.number) for turn in record.turns if turn.age > 0]
    assert [(turn.age, turn.turn) for turn in turns] == wanted
    assert all(len(turn.gains) == len(turn.deeds) == options.players for turn in turns)
    fates = {deed.did for turn in turns for deed in turn.deeds if deed}
    assert {"built", "stage", "discarded"} <= fates


async def test_a_turn_brings_what_its_totals_differ_by_until_the_conflicts(meet: Meet) -> None:
    text = a_record(BASE)
    turns = read(await (await meet("")).post("/api/replay/course", {"record": text}), Course).turns
    first, second = turns[0], turns[1]
    differ = tuple(now - old for old, now in zip(first.totals, second.totals, strict=True))
    assert second.gains == differ
    assert any(
        gain != now - old
        for last, before in ((turns[at], turns[at - 1]) for at in (5, 11, 17))
        for gain, old, now in zip(last.gains, before.totals, last.totals, strict=True)
    )


async def test_the_course_of_a_game_that_was_broken_off_ends_with_a_whole_turn(meet: Meet) -> None:
    text = a_record(BASE, stages=3)
    course = read(await (await meet("")).post("/api/replay/course", {"record": text}), Course)
    assert [(turn.age, turn.turn) for turn in course.turns] == [(1, 1), (1, 2), (1, 3)]


async def test_a_game_that_was_broken_off_is_shown_as_far_as_it_goes(meet: Meet) -> None:
    text = a_record(BASE, 5)
    shown = read(await (await meet("")).post("/api/replay", {"record": text}), Replay)
    assert (shown.over, shown.scores, shown.steps) == (False, (), 5)


async def test_an_edited_record_is_shown_and_said_to_be(meet: Meet) -> None:
    text = a_record(BASE).replace("seat 0", "Ada", 1)
    shown = read(await (await meet("")).post("/api/replay", {"record": text}), Replay)
    assert shown.status == "edited"
    assert shown.seats[0] == "Ada"


async def test_a_broken_record_is_refused_with_the_line_and_the_reason(meet: Meet) -> None:
    nobody = await meet("")
    lines = a_record(BASE).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("II.3"))
    lines[at] = lines[at].replace(":", ":no-such-", 1)
    for path, more in (("/api/replay", {}), ("/api/replay/step", {"step": 0})):
        answer = await nobody.post(path, {"record": "\n".join(lines), **more})
        problem = refused(answer, 422, "bad-record")
        assert problem.params["line"] == at + 1
        assert str(problem.params["why"]) in problem.detail


@pytest.mark.parametrize("text", ["", "hello", "7w 1\n", "7w 99\n", "\ud7ff", "7w 1\nseats: a\0b"])
async def test_what_is_no_record_is_refused(meet: Meet, text: str) -> None:
    refused(await (await meet("")).post("/api/replay", {"record": text}), 422, "bad-record")


async def test_steps_and_seats_that_are_not_there_are_refused(meet: Meet) -> None:
    nobody = await meet("")
    text = a_record(BASE, 2)
    too_far = {"record": text, "step": 3}
    problem = refused(await nobody.post("/api/replay/step", too_far), 404, "no-step")
    assert problem.params["last"] == 2
    nowhere = {"record": text, "step": 0, "seat": 3}
    refused(await nobody.post("/api/replay/step", nowhere), 404, "no-seat")
    negative = {"record": text, "step": -1}
    refused(await nobody.post("/api/replay/step", negative), 400, "invalid-request")


async def test_a_record_that_is_too_large_is_refused(meet: Meet) -> None:
    long = a_record(BASE) + "; a comment\n" * (LARGEST_BODY // 10)
    refused(await (await meet("")).post("/api/replay", {"record": long}), 413, "too-large")


async def test_the_record_of_a_table_can_be_looked_at(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=3, bots=[None, "random", "random"], start=True)
    await play_out([ada], table.id)
    text = (await ada.get(f"/api/tables/{table.id}/record")).text
    shown = read(await ada.post("/api/replay", {"record": text}), Replay)
    assert shown.seats[0] == "Ada"
    assert shown.scores == tuple(
        int(replay(parse_record(text)).score(seat).total()) for seat in range(3)
    )
