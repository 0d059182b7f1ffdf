"""A command that is told to end, or killed, leaves nobody behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.cli.signals import SHELL

COMMAND: Final = "import sys; from sevenwonders.cli import main; sys.exit(main())"
BUSY: Final = """
import os, pathlib
pathlib.Path(__file__).with_suffix(".made").write_text(str(os.getpid()))
pathlib.Path(__file__).with_suffix(".made").rename(pathlib.Path(__file__).with_suffix(".pid"))
while True: pass
def make_bot(stream, limit): pass
"""
FORKED: Final = """
import os, pathlib, time
child = os.fork()
if child == 0:
    time.sleep(600)
made = pathlib.Path(__file__).with_suffix(".made")
made.write_text(str(child))
made.rename(made.with_suffix(".pid"))
{then}
def make_bot(stream, limit): pass
"""
SEER: Final = """
if __name__ == "__main__":
    from sevenwonders.bots.seer.seer import SeerBot
    from sevenwonders.engine.game.dealer import FastStream
    from sevenwonders.engine.game.options import Options
    from sevenwonders.engine.game.setup import new_game
    from sevenwonders.engine.see.sight import Sight

    seer = SeerBot(FastStream("s"), seconds=600, cores=2)
    print("ready", flush=True)
    seer.choose(Sight(new_game(Options(players=3), FastStream("s")), 0))
"""
STARTER: Final = """
import subprocess, sys
from pathlib import Path
def test_that_waits_for_a_command():
    with subprocess.Popen({command!r}, start_new_session=True) as process:
        made = Path({pid!r}).with_suffix(".made")
        made.write_text(str(process.pid))
        made.rename({pid!r})
"""
ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0


def until_there(file: Path, process: "subprocess.Popen[str]") -> int:
    """Wait until somebody has written down a process, unless the one that should has ended."""
    while process.poll() is None and not file.exists():
        time.sleep(0.01)
    return int(file.read_text())


def until_gone(pid: int) -> None:
    """Wait until a process that is nobody's child here has ended."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    os.kill(pid, signal.SIGKILL)
    pytest.fail(f"process {pid} was left behind")


def end_a_busy_bot(
    words: str, folder: Path, how: signal.Signals, source: str = BUSY
) -> tuple[int, str]:
    """Run a command with a bot that never answers, and end it while it waits for the bot."""
    busy = folder / "busy.py"
    busy.write_text(source)
    bot = {
        "code": f"code:start=600,{busy}",
        "process": f"process:start=600,{sys.executable} {busy}",
    }
    command = [word.format(**bot) for word in words.split(" ")]
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, *command],
        cwd=folder,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        until_there(folder / "busy.pid", process)
        process.send_signal(how)
        try:
            _, said = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            # Else whoever leaves this block would wait for it for ever.
            process.kill()
            raise
    until_gone(int((folder / "busy.pid").read_text()))
    return process.returncode, said


@pytest.mark.usefixtures("open_terminal")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    "words",
    [
        "arena --bots {process} --games 1 --results made",
        "simulate --bots {process} --games 50 --jobs 2",
        "play --terminal --bots {process}",
    ],
)
def test_a_command_that_is_told_to_end_ends_its_bots_too(
    tmp_path: Path, words: str, how: signal.Signals
) -> None:
    code, said = end_a_busy_bot(words, tmp_path, how)
    assert code == SHELL + how
    assert said.endswith(f"sevenwonders: ended by {how.name}\n")


@pytest.mark.parametrize(
    "words",
    ["simulate --bots {code} --games 1", "simulate --bots {process} --games 50 --jobs 2"],
)
def test_the_bots_of_a_command_that_is_killed_leave_by_themselves(
    tmp_path: Path, words: str
) -> None:
    code, _ = end_a_busy_bot(words, tmp_path, signal.SIGKILL)
    assert code == -signal.SIGKILL


def test_what_a_bot_of_a_command_that_is_killed_has_started_leaves_too(tmp_path: Path) -> None:
    source = FORKED.format(then="while True: pass")
    code, _ = end_a_busy_bot("simulate --bots {code} --games 1", tmp_path, signal.SIGKILL, source)
    assert code == -signal.SIGKILL


def test_what_an_idle_bot_has_started_leaves_when_its_input_ends(tmp_path: Path) -> None:
    bot = tmp_path / "idle.py"
    bot.write_text(FORKED.format(then=""))
    words = [sys.executable, "-P", "-m", "sevenwonders.bots.remote.code", str(bot)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, start_new_session=True) as process:
        while process.poll() is None and not bot.with_suffix(".pid").exists():
            time.sleep(0.01)
    until_gone(int(bot.with_suffix(".pid").read_text()))


def test_what_was_started_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "from sevenwonders.cli.signals import heeding\n"
        "with heeding():\n"
        "    os.kill(os.getpid(), signal.SIGHUP)\n"
        "print('still here')\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "still here\n"


def test_the_processes_of_a_seer_that_is_killed_leave_in_the_middle_of_a_thought(
    tmp_path: Path,
) -> None:
    script = tmp_path / "think.py"
    script.write_text(SEER)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.5)
        process.kill()
        try:
            # All of them hold this pipe: it ends with the last.
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise


def test_tests_that_are_killed_leave_no_command_and_no_bot_behind(tmp_path: Path) -> None:
    busy, tests = tmp_path / "busy.py", tmp_path / "test_started.py"
    command_pid, bot_pid = tmp_path / "command.pid", tmp_path / "busy.pid"
    busy.write_text(BUSY)
    words = ["simulate", "--bots", f"code:start=600,{busy}", "--games", "1"]
    command = [sys.executable, "-c", COMMAND, *words]
    tests.write_text(STARTER.format(command=command, pid=str(command_pid)))
    options = ["-c", "pyproject.toml", "-o", f"cache_dir={tmp_path}", "-p", "tests.conftest"]
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", *options, str(tests)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        text=True,
    ) as running:
        started = [until_there(file, running) for file in (command_pid, bot_pid)]
        running.kill()
    for pid in started:
        until_gone(pid)
