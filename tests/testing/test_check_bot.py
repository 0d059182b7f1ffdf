"""The check of bots passes what plays fairly, and finds what does not."""

import itertools
import sys
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path

import pytest

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import UnknownBot
from sevenwonders.bots.kind import BotKind
from sevenwonders.bots.registry import BOTS
from sevenwonders.bots.spec import Parameter
from sevenwonders.engine.choice.choice import Choice, card_of
from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.testing import (
    BadCheck,
    BrokenBot,
    NotFair,
    NotLegal,
    NotReproducible,
    PastLimit,
    check_bot,
)
from sevenwonders.testing.fresh import named
from sevenwonders.testing.tables import every_kind
from sevenwonders.testing.twins import twin_of
from tests.support.games import picker, play_stage
from tests.support.scale import FULL, scaled

EVERY_BOX = every_kind()[-5]
FEW = (Options(players=3), EVERY_BOX, every_kind()[-1])
ROUNDS = scaled(4, 6)


class Planted:
    """A bot that decides by a function of its Sight and stream."""

    def __init__(self, decide: Callable[[Sight, Stream], Choice]) -> None:
        self._decide = decide

    def __call__(self, stream: Stream) -> Bot:
        """A new one."""
        return _Decider(self._decide, stream)


class _Decider:
    def __init__(self, decide: Callable[[Sight, Stream], Choice], stream: Stream) -> None:
        self._decide = decide
        self._stream = stream

    def choose(self, sight: Sight) -> Choice:
        return self._decide(sight, self._stream)


def nth(sight: Sight, number: int) -> Choice:
    """A legal choice that a number decides."""
    return sight.legal()[number % len(sight.legal())]


def spec_of(name: str) -> str:
    """A bot as it is quick enough to be asked often, where it can be."""
    searches = any(one.name == "iterations" for one in BOTS[name].parameters)
    return f"{name}:iterations={ROUNDS}" if searches else name


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_is_legal_fair_reproducible_and_ends(name: str) -> None:
    tables = every_kind() if FULL else every_kind()[sorted(BOTS).index(name) % 4 :: 4]
    spec = spec_of(name)
    scale = scaled(1, 3) if spec == name else 1
    report = check_bot(spec, scale=scale, tables=tables, seconds=600)
    assert report.properties == ("legal", "fair", "reproducible", "within its limit")
    assert report.tables == len(tables)
    assert report.games == len(tables) * scale
    assert report.decisions >= 18 * report.games
    assert report.twins == report.decisions


def test_the_tables_are_every_box_number_of_players_and_teams() -> None:
    kinds = every_kind()
    boxes = {box for kind in kinds for box in kind.boxes}
    assert {(kind.edition, kind.players) for kind in kinds if not kind.boxes} == {
        *(("1e", players) for players in range(2, 8)),
        *(("2e", players) for players in range(3, 8)),
    }
    assert {(box,) for box in boxes} <= {kind.boxes for kind in kinds}
    assert {kind.players for kind in kinds if set(kind.boxes) == boxes} == set(range(3, 8))
    assert {kind.players for kind in kinds if kind.teams} == {4, 6}


def refused(
    bot: str | Planted, kind: type[BrokenBot], *, seconds: float | None = None
) -> BrokenBot:
    """The fault that the check finds."""
    with pytest.raises(kind) as found:
        check_bot(bot, tables=FEW, seconds=seconds)
    where = found.value.where
    assert where.options in FEW
    assert str(where) in str(found.value)
    return found.value


@pytest.mark.parametrize("text", ["B:palace", "D:no-such-card", "T:-"])
def test_an_illegal_choice_is_found(text: str) -> None:
    broken = refused(Planted(lambda _sight, _stream: Choice.parse(text)), NotLegal)
    assert f"{text!r}) is not among its" in broken.why
    assert (broken.where.age, broken.where.turn, broken.where.decision) == (1, 1, 16)


def test_a_bot_that_raises_is_found() -> None:
    def stumble(_sight: Sight, _stream: Stream) -> Choice:
        raise KeyError("variants")

    assert refused(Planted(stumble), NotLegal).why == "it raised KeyError: 'variants'"


def state_behind(sight: Sight) -> State:
    return sight._state


def hands(state: State, seat: int) -> Iterable[int]:
    secret = [hand for at, hand in enumerate(state.hands) if at not in {seat, seat ^ 1}]
    return itertools.chain(*secret)


def coming_cards(state: State, _seat: int) -> Iterable[int]:
    return state.deal.decks[2]


def discard_pile(state: State, seat: int) -> Iterable[int]:
    ask = state.asked(seat)
    return () if ask is not None and ask.kind == "discard-pile" else state.discard


def sealed_choices(state: State, seat: int) -> Iterable[int]:
    asks = zip(state.ask_seat, state.ask_code, strict=True)
    return (card_of(code) for by, code in asks if by not in {seat, seat ^ 1} and code != NOTHING)


def cards_under_stages(state: State, seat: int) -> Iterable[int]:
    others = (city for at, city in enumerate(state.cities) if at != seat)
    return (hidden_card(laid) for city in others for laid in city.markers if laid != NOTHING)


def leaders(state: State, seat: int) -> Iterable[int]:
    return itertools.chain(
        *state.leaders.hands[seat + 2 :], *state.leaders.hands[: max(0, seat - 1)]
    )


def leader_box(state: State, _seat: int) -> Iterable[int]:
    return state.leaders.box


@pytest.mark.parametrize(
    "peek",
    [hands, coming_cards, discard_pile, sealed_choices, cards_under_stages, leaders, leader_box],
)
def test_a_bot_that_looks_behind_its_sight_is_found(
    peek: Callable[[State, int], Iterable[int]],
) -> None:
    def cheat(sight: Sight, _stream: Stream) -> Choice:
        seen = peek(state_behind(sight), int(sight.seat()))
        return nth(sight, sum(place * int(card) for place, card in enumerate(seen, 1)))

    broken = refused(Planted(cheat), NotFair)
    assert "when only hidden information was different" in broken.why


def test_a_fault_is_found_again_where_it_is_said_to_be() -> None:
    def cheat(sight: Sight, _stream: Stream) -> Choice:
        return nth(sight, sum(hands(state_behind(sight), int(sight.seat()))))

    bot = Planted(cheat)
    with pytest.raises(NotFair) as first:
        check_bot(bot, tables=(EVERY_BOX,), seed="twice")
    where = first.value.where
    with pytest.raises(NotFair) as second:
        check_bot(bot, tables=(where.options,), seed=where.seed)
    assert second.value.where == where


def test_a_bot_that_uses_the_clock_is_found() -> None:
    broken = refused(Planted(lambda sight, _: nth(sight, time.perf_counter_ns())), NotReproducible)
    assert "asked twice with equal streams" in broken.why


@pytest.mark.parametrize("steady", [1, 2])
def test_a_bot_that_remembers_other_games_is_found(steady: int) -> None:
    """Also one that answers alike twice, and so differs first when it is shown a twin."""
    count = itertools.count()
    refused(Planted(lambda sight, _: nth(sight, next(count) // steady)), NotReproducible)


def test_a_bot_may_use_its_stream_and_what_it_saw() -> None:
    class Rememberer:
        def __init__(self, stream: Stream) -> None:
            self._stream = stream
            self._seen = 0

        def choose(self, sight: Sight) -> Choice:
            self._seen += sum(int(card) for card in sight.hand())
            return nth(sight, self._seen + int(self._stream.below(1000)))

    assert check_bot(Rememberer, tables=FEW).bot == "Rememberer"


def test_a_bot_that_thinks_too_long_is_found() -> None:
    def doze(sight: Sight, _stream: Stream) -> Choice:
        time.sleep(0.2)
        return nth(sight, 0)

    assert "0.05 s" in refused(Planted(doze), PastLimit, seconds=0.05).why


def test_a_bot_that_never_answers_is_cut_short() -> None:
    def ponder(_sight: Sight, _stream: Stream) -> Choice:
        while True:
            try:
                time.sleep(60)
            except Exception:  # noqa: BLE001, S112 -- even one that takes every error for its own
                continue

    assert refused(Planted(ponder), PastLimit, seconds=0.1).why == "no answer within 0.1 s"


@pytest.mark.parametrize(
    ("body", "settings", "kind", "why"),
    [
        ("import time; time.sleep(60)", "start=0.2", PastLimit, "late: no answer within 0.2 s"),
        ("raise SystemExit('no book')", "start=20", NotLegal, "; no book"),
        ("print('hm')", "start=20", NotLegal, "nonsense: 'hm' is no message"),
    ],
)
def test_a_program_that_needs_a_stand_in_is_found(
    tmp_path: Path, body: str, settings: str, kind: type[BrokenBot], why: str
) -> None:
    (tmp_path / "bot.py").write_text(body)
    spec = f"process:{settings},{sys.executable} {tmp_path / 'bot.py'}"
    assert why in refused(spec, kind).why


PLAIN = Path(__file__).parents[2] / "examples" / "plain_bot.py"


def dozing(folder: Path, seconds: float, *, before: str) -> str:
    """The command of the plain example, which sleeps so long before it answers a message."""
    heard = f'message["type"] == "{before}":'
    nap = f"{heard}\n        __import__('time').sleep({seconds})"
    file = folder / "dozing.py"
    file.write_text(PLAIN.read_text().replace(heard, nap))
    return f"{sys.executable} {file}"


def test_a_program_that_thinks_longer_than_it_was_told_is_found(tmp_path: Path) -> None:
    command = dozing(tmp_path, 0.6, before="choose")
    broken = refused(f"process:seconds=0.01,grace=30,{command}", PastLimit)
    assert broken.why.endswith(" s of 0.51 s")


def test_a_program_is_held_to_the_time_that_the_caller_gives_it() -> None:
    refused(f"process:seconds=30,{sys.executable} {PLAIN}", PastLimit, seconds=1e-6)


def test_what_a_program_takes_to_start_is_no_thinking(tmp_path: Path) -> None:
    command = dozing(tmp_path, 1.5, before="hello")
    report = check_bot(f"process:seconds=30,{command}", tables=FEW[:1], seconds=1.4)
    assert "within its limit" in report.properties


def test_a_program_without_a_limit_of_its_own_is_held_to_what_it_is_told() -> None:
    own = {
        settings: check_bot(f"process:{settings}{sys.executable} {PLAIN}", tables=FEW[:1]).seconds
        for settings in ("", "seconds=9,", "iterations=5,")
    }
    assert own == {"": 1.5, "seconds=9,": 9.5, "iterations=5,": 30.0}


def test_the_example_in_plain_python_passes() -> None:
    report = check_bot(f"process:seconds=30,{sys.executable} {PLAIN}", tables=FEW)
    assert report.properties == ("legal", "fair", "reproducible", "within its limit")


def test_a_bot_that_thinks_by_the_clock_is_not_asked_to_repeat_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds = Parameter("iterations", 1, 9, "rounds", whole=True)
    time_given = Parameter("seconds", 1, 9, "time")

    def make(_stream: Stream, iterations: int = 0, seconds: float = 0) -> Bot:
        clock = time.perf_counter_ns if seconds or not iterations else lambda: 0
        return Planted(lambda sight, _: nth(sight, clock()))(_stream)

    kind = BotKind("thinker", "Thinks.", make, (rounds, time_given), clocked=True)
    monkeypatch.setitem(BOTS, "thinker", kind)
    shown = {
        spec: check_bot(spec, tables=FEW[:1]).properties
        for spec in ("thinker", "thinker:seconds=5", "thinker:iterations=3")
    }
    by_the_clock = ("legal", "within its limit")
    assert shown["thinker"] == shown["thinker:seconds=5"] == by_the_clock
    assert shown["thinker:iterations=3"] == ("legal", "fair", "reproducible", "within its limit")


def test_an_unknown_bot_is_refused_before_anything_is_dealt() -> None:
    with pytest.raises(UnknownBot):
        check_bot("alice")


@pytest.mark.parametrize("scale", [0, -3])
def test_no_games_prove_nothing(scale: int) -> None:
    with pytest.raises(BadCheck, match=f"a scale of {scale}: at least one game"):
        check_bot("greedy", scale=scale, tables=FEW[:1])


def test_no_tables_prove_nothing() -> None:
    with pytest.raises(BadCheck, match="no tables"):
        check_bot("greedy", tables=())


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf"), 1e30])
def test_a_time_in_which_nobody_could_think_is_not_blamed_on_the_bot(seconds: float) -> None:
    with pytest.raises(BadCheck, match="seconds: must be more than 0 and at most 86400"):
        check_bot("greedy", tables=FEW[:1], seconds=seconds)


def test_a_twin_differs_in_what_is_hidden() -> None:
    stream = FastStream("twins")
    state = new_game(EVERY_BOX, FastStream("twins"))
    pick = picker("twins")
    for _ in range(12):
        play_stage(state, pick)
    twin = twin_of(state, 0, stream)
    assert twin is not None
    assert [list(hand) for hand in twin.hands[1:]] != [list(hand) for hand in state.hands[1:]]
    assert list(twin.hands[0]) == list(state.hands[0])


def test_a_bot_that_plays_its_second_game_otherwise_does_not_repeat_itself() -> None:
    made = itertools.count()

    def make(_stream: Stream) -> Bot:
        # Copies of one game are alike.
        number = next(made) // 3
        return _Decider(lambda sight, _: nth(sight, number), _stream)

    with pytest.raises(NotReproducible, match="played again: it keeps something between games"):
        check_bot(make, tables=(Options(players=3), Options(players=4)))


def test_a_bot_whose_name_is_another_s_is_not_taken_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bot_renamed.py").write_text(MODULE.format("return sight.legal()[-1]"))
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    module = import_module("bot_renamed")
    assert named(module.make) is not None

    def first(_stream: Stream) -> Bot:
        return _Decider(lambda sight, _: nth(sight, 0), _stream)

    first.__module__, first.__qualname__ = "bot_renamed", "make"
    assert named(first) is None
    assert check_bot(first, tables=FEW[:1]).games == 1


MODULE = """
import os
class Maker:
    def choose(self, sight):
        {}
        return sight.legal()[hash(f"{{sight.decision()}}") % len(sight.legal())]
def make(stream):
    return Maker()
"""


@pytest.mark.parametrize(
    ("line", "fault", "why"),
    [
        ("pass", NotReproducible, "a fresh process with another PYTHONHASHSEED"),
        ("os._exit(0)", NotLegal, r"it ended the process that it played in \(exit code 0\)"),
    ],
)
def test_a_bot_that_can_be_imported_is_tried_in_a_fresh_process_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, fault: type[BrokenBot], why: str
) -> None:
    name = f"bot_{fault.__name__}"
    (tmp_path / f"{name}.py").write_text(MODULE.format(line))
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    make: Callable[[Stream], Bot] = import_module(name).make
    with pytest.raises(fault, match=why):
        check_bot(make, tables=(Options(players=3),))
