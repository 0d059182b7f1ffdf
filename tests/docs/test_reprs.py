"""Every public object is shown in a line that says what it is."""

import importlib
import inspect
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from sevenwonders import arena, bots, content, encode, engine, envs, knowledge, record, testing
from tests.support.games import BOX_KINDS, deal_game, picker, play_out, play_stage
from tools.reference_page import MODULES

LINE: Final = 100
NEVER_MADE: Final = {"Stream", "Bot"}
"""Types that say what others have to offer."""
EVERY_EXPANSION: Final = BOX_KINDS[-1]


@lru_cache
def of_engine() -> list[object]:
    state = deal_game(EVERY_EXPANSION, "shown")
    pick = picker("shown")
    for _ in range(20):
        play_stage(state, pick)
    seat = state.pending()[0].seat
    sight, view = engine.Sight(state, seat), engine.view(state, seat, memory=True)
    legal = state.legal(seat)
    decision = view.decision
    assert decision is not None
    found: list[object] = [state, state.pending()[0], legal, legal[0], state.score(seat), sight]
    found += [view, view.memory, *view.cities, decision, *decision.cards]
    found += [option for card in decision.cards for option in card.options]
    found += [engine.sheet(state, seat), EVERY_EXPANSION.options()]
    found += [engine.FastStream("1"), engine.SecretStream(bytes(32))]
    known = knowledge.knowledge(view)
    found += [known, *known.places, knowledge.worlds_from(view)]
    layout = encode.layout_of(EVERY_EXPANSION.options())
    table = encode.ActionTable(layout)
    found += [layout, table, encode.Actions(table, state.components), encode.Follower(layout)]
    play_out(state, pick)
    position = engine.position_of(state)
    return [*found, position, *position.city, *map(engine.sheet, [state] * state.players, range(3))]


@lru_cache
def of_record() -> list[object]:
    state = deal_game(EVERY_EXPANSION, "shown")
    play_out(state, picker("shown"))
    read = record.record_of(state)
    checked = [record.check_record(read.text()), record.check_record("no record")]
    return [read, *read.turns, *checked, record.Seed.secret(bytes(32)), record.Seed.fast("1")]


def of_envs() -> Iterator[object]:
    batch = envs.Batch(EVERY_EXPANSION.options(), 2)
    yield batch
    yield envs.Results(batch.tables, batch.tables, batch.tables > 0)
    yield envs.SevenWondersSeat(EVERY_EXPANSION.options())
    yield envs.SevenWondersMaskedSeat(EVERY_EXPANSION.options())
    yield envs.SevenWondersVector(2, EVERY_EXPANSION.options())
    yield envs.parallel_env(EVERY_EXPANSION.options())


def of_arena(folder: Path) -> Iterator[object]:
    tables = [engine.Options(players=players) for players in range(3, 8)]
    yield arena.play_game(["greedy"] * 7, tables[-1])
    summary = arena.play_games(["greedy", "random", "greedy"], tables[0], games=2)
    yield summary
    yield from summary.bots.values()
    contest = arena.make_contest(tables[:2], ["greedy", "random"])
    parallel = arena.Parallel()
    outcomes = arena.run_contest(contest, 2, folder / "contest", parallel=parallel)
    yield from (contest, parallel, *outcomes, arena.report_of(contest, outcomes))
    survey = arena.make_survey(tables, "greedy")
    sums = arena.run_survey(survey, 1, folder / "survey", parallel=parallel)
    yield from (survey, arena.board_report_of(survey, sums))


def of_bots() -> Iterator[object]:
    yield bots.Limit(iterations=1000, seconds=2.5)
    for name in ("easy", "sage", "greedy", "random"):
        yield bots.make_bot(name, engine.FastStream("1"))
    yield testing.check_bot("greedy", tables=[engine.Options(players=3)])
    where = dict.fromkeys(("game", "seat", "age", "turn", "decision"), 1)
    yield testing.Reproduction(seed="1", options=engine.Options(players=3), **where)


def of_content() -> Iterator[object]:
    boxes = tuple(map(content.load_box, content.box_names()))
    yield from (*boxes, content.load_catalog("1e", content.extra_names()), content.names("en"))
    for box in boxes:
        yield from (*box.cards, *box.leaders, *box.edifices, *box.boards)
        yield from (edifice.penalty for edifice in box.edifices)
        for side in (side for board in box.boards for side in board.sides):
            yield from (side, *side.stages, *(stage.cost for stage in side.stages))


def made(folder: Path) -> list[object]:
    """An object of every public class, and those that these lead to."""
    return [*of_engine(), *of_record(), *of_bots(), *of_arena(folder), *of_envs(), *of_content()]


def public_classes() -> set[str]:
    """The classes that the reference lists, without those of errors."""
    found: set[str] = set()
    for name in MODULES:
        module = importlib.import_module(f"sevenwonders.{name}")
        for one in getattr(module, "__all__", ()):
            kind = getattr(module, one)
            if inspect.isclass(kind) and not issubclass(kind, BaseException):
                found.add(kind.__name__)
    return found - NEVER_MADE


def test_every_public_object_is_shown_in_a_line(tmp_path: Path) -> None:
    shown = made(tmp_path)
    for one in shown:
        said = repr(one)
        assert 0 < len(said) <= LINE, said
        assert "object at" not in said
        assert "\n" not in said
    lacking = public_classes() - {type(one).__name__ for one in shown}
    assert not lacking, "no object of these classes is looked at"
