"""A program that plays: what it is told, and what becomes of one that misbehaves."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.bots.registry import STAND_INS, make_bot
from sevenwonders.bots.remote.bot import ProcessBot
from sevenwonders.bots.remote.fault import Fault
from sevenwonders.bots.remote.host import dismiss, tell
from sevenwonders.bots.remote.pipe import KEPT_STDERR, Died, Pipe
from sevenwonders.bots.remote.protocol import (
    Choose,
    End,
    EventsTold,
    OptionsTold,
    Start,
    ViewTold,
    read_as_bot,
)
from sevenwonders.engine.events.base import Dealt
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tests.support.games import KINDS, SOME_BOX_KINDS, Kind
from tests.support.waiting import wait_until

PLAIN = Path(__file__).parents[2] / "examples" / "plain_bot.py"
OPENING = """
import json, os, subprocess, sys, time
def say(**message): print(json.dumps(message), flush=True)
def hear(): return json.loads(sys.stdin.readline() or "null")
def until(kind):
    while (message := hear())["type"] != kind: pass
    return message
def greet():
    hear()
    say(type="hello", protocol=2, name="test")
def choose():
    view = until("view")["view"]
    hear()
    return view["decision"]["cards"][0]["options"][-1]["choice"]
"""
DEEP = """'{"type":"choice","x":' + '[' * 60000"""


@pytest.fixture
def write(tmp_path: Path) -> Iterator["Write"]:
    writer = Write(tmp_path)
    yield writer
    dismiss(writer.bots)


class Write:
    """Writes programs and makes bots of them, which are let go after the test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.bots: list[ProcessBot] = []

    def __call__(self, body: str, settings: str = "seconds=10") -> ProcessBot:
        """A bot that is a Python program with this body."""
        file = self._folder / f"bot{len(self.bots)}.py"
        file.write_text(OPENING + body)
        return self.run(f"process:{settings},{sys.executable} {file}")

    def run(self, spec: str) -> ProcessBot:
        """A bot that is any program."""
        bot = make_bot(spec, FastStream("program"))
        assert isinstance(bot, ProcessBot)
        self.bots.append(bot)
        return bot


def table() -> State:
    return new_game(Options(players=3), FastStream("process"))


def fault(bot: ProcessBot) -> Fault:
    """The one piece that went wrong."""
    assert len(bot.faults) == 1, bot.faults
    return bot.faults[0]


def play(state: State, bots: list[ProcessBot]) -> None:
    while not state.over:
        for ask in state.pending():
            state.submit(ask.seat, bots[ask.seat].choose(Sight(state, ask.seat)))


@pytest.mark.parametrize(
    "kind", [KINDS[0], KINDS[-1], *SOME_BOX_KINDS[:2], *SOME_BOX_KINDS[5:8]], ids=str
)
def test_the_example_plays_whole_games_legally(write: Write, kind: Kind) -> None:
    state = new_game(kind.options(), FastStream(f"{kind}"))
    bots = [write.run(f"process:seconds=20,{sys.executable} {PLAIN}") for _ in range(kind.players)]
    play(state, bots)
    assert [bot.faults for bot in bots] == [[]] * kind.players


def test_the_example_is_short_and_needs_no_package() -> None:
    text = PLAIN.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert "import sevenwonders" not in text
    assert "from sevenwonders" not in text


def test_the_same_seed_gives_a_program_the_same_game(write: Write) -> None:
    games: list[list[str]] = []
    for _ in range(2):
        state = table()
        play(state, [write.run(f"process:{sys.executable} {PLAIN}") for _ in range(3)])
        games.append([str(choice) for choice in state.choices()])
    assert games[0] == games[1]


def test_a_program_hears_what_its_seat_may_know_and_how_the_game_ended(
    write: Write, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    scribe = write(f"""
greet()
out = open({str(heard)!r}, "w")
while (message := hear()) is not None:
    print(json.dumps(message), file=out, flush=True)
    if message["type"] == "view": view = message["view"]
    if message["type"] == "choose":
        say(type="choice", choice=view["decision"]["cards"][0]["options"][-1]["choice"])
""")
    options = Options(players=3, edition="2e")
    state = new_game(options, FastStream("heard"), log=[])
    bots = [make_bot("greedy", FastStream("a")), scribe, make_bot("greedy", FastStream("b"))]
    while not state.over:
        tell(dict(enumerate(bots)), drain(state), teams=False)
        for ask in state.pending():
            state.submit(ask.seat, bots[ask.seat].choose(Sight(state, ask.seat)))
    tell(dict(enumerate(bots)), drain(state), teams=False)
    assert dismiss(bots) == []
    told = [read_as_bot(line) for line in heard.read_bytes().splitlines()]
    kinds = [type(one) for one in told]
    assert kinds[:5] == [OptionsTold, Start, EventsTold, ViewTold, Choose]
    assert kinds[-2:] == [EventsTold, End]
    assert told[0] == OptionsTold(edition="2e", boxes=(), players=3, teams=False, seat=1)
    points = tuple(sum(int(row) for row in state.score(seat).rows) for seat in range(3))
    assert told[-1] == End(winners=tuple(state.winners()), points=points)
    hands = [event for one in told if isinstance(one, EventsTold) for event in one.events]
    seen = {hand.seat for hand in hands if isinstance(hand, Dealt) and any(hand.cards)}
    assert seen == {1}


@pytest.mark.parametrize(
    ("body", "settings", "reason", "why"),
    [
        ("time.sleep(60)", "start=0.3", "late", "no answer within 0.3 s"),
        ("greet(); time.sleep(60)", "seconds=0.2,grace=0.1", "late", "no answer within 0.3 s"),
        ("greet(); choose(); sys.exit(3)", "seconds=10", "died", "exit code 3"),
        ("greet(); choose(); os.kill(os.getpid(), 9)", "seconds=10", "died", "SIGKILL"),
        ("greet(); os.close(0); os.close(1); time.sleep(60)", "seconds=10", "died", "it "),
        ("say(type='hello', protocol=99, name='')", "seconds=10", "nonsense", "protocol 99"),
        ("say(type='choice', choice='B:altar')", "seconds=10", "nonsense", "not a hello"),
        ("greet(); choose(); print('B:altar')", "seconds=10", "nonsense", "is no message"),
        ("greet(); choose(); say(type='choice', choice=7)", "seconds=10", "nonsense", "str"),
        ("greet(); choose(); say(type='choice', choice='?')", "seconds=10", "nonsense", "?"),
        ("greet(); choose(); say(type='hello', protocol=2, name='')", "seconds=10", "nonsense", ""),
        ("sys.stdout.buffer.write(b'\\xff\\n')", "seconds=10", "nonsense", "is no message"),
        (f"print({DEEP})", "seconds=10", "nonsense", "is no message: maximum recursion"),
        (f"greet(); choose(); print({DEEP})", "seconds=10", "nonsense", "is no message: maximum"),
        ("greet(); choose(); say(type='choice', choice='B:palace')", "seconds=10", "illegal", ""),
        ("while True: sys.stdout.write('x' * 4096)", "seconds=10", "flood", "a line of more"),
        ("print('x' * 100000)", "seconds=10", "flood", "a line of more"),
        ("greet()\nwhile 1: sys.stderr.write('x' * 4096)", "seconds=60", "flood", "error output"),
    ],
)
def test_a_program_that_misbehaves_is_replaced_for_that_decision(
    write: Write, body: str, settings: str, reason: str, why: str
) -> None:
    bot = write(body, settings)
    state = table()
    choice = bot.choose(Sight(state, 0))
    assert choice in state.legal(0)
    wrong = fault(bot)
    assert (wrong.reason, wrong.seat, wrong.age, wrong.turn) == (reason, 0, 1, 1)
    assert why in wrong.why
    assert wrong.by in STAND_INS
    assert wrong.instead == str(choice)
    assert wrong.decision == state.pending()[0].decision


def test_a_command_that_cannot_run_is_reported(write: Write, tmp_path: Path) -> None:
    file = tmp_path / "no-interpreter"
    file.write_text("#!/nowhere\n")
    file.chmod(0o755)
    bot = write.run(f"process:{file}")
    bot.choose(Sight(table(), 0))
    assert fault(bot).reason == "not-started"


def test_a_program_that_reads_nothing_holds_nobody_up(write: Write) -> None:
    bot = write("greet(); time.sleep(60)", "seconds=0.2,grace=0")
    state = new_game(SOME_BOX_KINDS[6].options(), FastStream("wide"))
    bot.hear(drain(state) * 2000)
    bot.choose(Sight(state, 0))
    assert fault(bot).reason == "late"


def test_what_a_program_said_before_it_read_no_more_is_heard(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    said = "import os, pathlib, time; os.write(1, b'hm\\n'); os.close(0); "
    said += f"pathlib.Path({str(ready)!r}).touch(); time.sleep(60)"
    pipe = Pipe([sys.executable, "-c", said], environment=os.environ)
    try:
        wait_until(ready.exists)
        pipe.say(b"hello\n")
        assert pipe.answer(20.0) == b"hm"
        pipe.say(b"hello\n")
        with pytest.raises(Died, match="no longer reads its input"):
            pipe.answer(20.0)
    finally:
        pipe.close()


def test_a_program_is_started_anew_a_bounded_number_of_times(write: Write, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    bot = write(f"open({str(starts)!r}, 'a').write('x')", "restarts=2")
    state = table()
    for _ in range(5):
        bot.choose(Sight(state, 0))
    assert starts.read_text() == "xxx"
    assert [one.reason for one in bot.faults] == ["died"] * 3 + ["given-up"] * 2


def test_an_answer_too_deep_to_read_counts_against_the_starts(write: Write) -> None:
    bot = write(f"greet(); choose(); print({DEEP})", "seconds=10,restarts=1")
    state = table()
    for _ in range(3):
        bot.choose(Sight(state, 0))
    assert [one.reason for one in bot.faults] == ["nonsense", "nonsense", "given-up"]


def test_an_answer_too_many_is_not_taken_for_the_next(write: Write) -> None:
    answer = (
        "print(\"\\n\".join([json.dumps(dict(type='choice', choice=choose()))] * 2), flush=True)"
    )
    bot = write(f"greet()\nwhile 1: {answer}")
    state = table()
    for _ in range(2):
        bot.choose(Sight(state, 0))
    assert (fault(bot).reason, fault(bot).why) == ("nonsense", "it answered before it was asked")


def test_a_program_that_recovers_plays_on(write: Write, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bot = write(f"""
greet()
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    sys.exit("first time")
while True: say(type="choice", choice=choose())
""")
    state = table()
    for _ in range(3):
        bot.choose(Sight(state, 0))
    assert fault(bot).stderr == "first time\n"


def test_the_end_of_the_error_output_is_kept(write: Write) -> None:
    bot = write("greet(); choose(); sys.stderr.write('a' * 300000 + 'the reason'); sys.exit(1)")
    bot.choose(Sight(table(), 0))
    kept = fault(bot).stderr
    assert len(kept) == KEPT_STDERR
    assert kept.endswith("the reason")


def test_a_talkative_program_that_answers_is_heard(write: Write) -> None:
    bot = write(
        "greet()\nwhile 1: sys.stderr.write('x' * 200000); say(type='choice', choice=choose())"
    )
    state = table()
    for _ in range(3):
        bot.choose(Sight(state, 0))
    assert bot.faults == []


def test_what_a_program_started_goes_with_it(write: Write, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    bot = write(
        f"""
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
greet(); choose(); time.sleep(600)
""",
        "seconds=0.5,grace=0",
    )
    bot.choose(Sight(table(), 0))
    assert fault(bot).reason == "late"
    wait_until(lambda: not any(map(alive, map(int, pids.read_text().split()))))


def alive(pid: int) -> bool:
    """Whether a process runs; one that is over and not yet reaped by init does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def held() -> set[str]:
    """The open files of this process and its children, zombies among them."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return {path.name for path in Path("/proc/self/fd").iterdir()} | set(children)


def test_bots_leave_neither_zombies_nor_pipes(write: Write) -> None:
    before = held()
    for body in (
        "sys.exit()",
        "greet(); sys.exit()",
        "greet(); say(type='choice', choice=choose())",
    ):
        bot = write(body)
        bot.choose(Sight(table(), 0))
        bot.close()
        bot.close()
    forgotten = make_bot(f"process:{sys.executable} {PLAIN}", FastStream("forgotten"))
    forgotten.choose(Sight(table(), 0))
    del forgotten
    assert held() == before
