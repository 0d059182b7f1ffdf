"""A program with another content is another bot: its results are never mixed."""

import sys
from pathlib import Path

import msgspec
import pytest

from sevenwonders.arena.boards.survey import make_survey
from sevenwonders.arena.contest.contest import Contest, make_contest
from sevenwonders.arena.contest.imports import sources_of
from sevenwonders.arena.errors import OtherResults
from sevenwonders.arena.run.run import run_contest
from sevenwonders.arena.run.tasks import Parallel
from sevenwonders.engine.game.options import Options
from tests.arena.conftest import Arena

BOT = """
class Bot:
    def choose(self, sight):
        return sight.legal()[{at}]

def make_bot(stream, limit):
    return Bot()
"""


def _write(file: Path, at: int) -> Path:
    file.write_text(BOT.format(at=at))
    return file


def _contest(bot: str, *, hero: str = "") -> Contest:
    return make_contest([Options(players=3)], ("random", bot), hero=hero)


def test_results_of_a_program_that_changed_are_refused_by_its_name(tmp_path: Path) -> None:
    bot = f"code:{_write(tmp_path / 'bot.py', 0)}"
    results = tmp_path / "r.jsonl"
    run_contest(_contest(bot), 1, results, parallel=Parallel())
    before = results.read_bytes()
    _write(tmp_path / "bot.py", -1)
    with pytest.raises(OtherResults, match=r"\(different: program of code:.*bot\.py\)"):
        run_contest(_contest(bot), 1, results, parallel=Parallel())
    assert results.read_bytes() == before
    _write(tmp_path / "bot.py", 0)
    run_contest(_contest(bot), 1, results, parallel=Parallel())
    assert results.read_bytes() == before


def test_a_board_report_of_a_program_that_changed_is_another(tmp_path: Path) -> None:
    bot = f"code:{_write(tmp_path / 'bot.py', 0)}"
    before = make_survey([Options(players=3)], bot).digest()
    assert make_survey([Options(players=3)], bot).digest() == before
    _write(tmp_path / "bot.py", -1)
    assert make_survey([Options(players=3)], bot).digest() != before


def test_the_same_command_begins_new_results_for_a_program_that_changed(
    arena: Arena, tmp_path: Path
) -> None:
    words = ("--bots", "random,code:bot.py", "--players", 3, "--games", 1)
    _write(tmp_path / "bot.py", 0)
    first = arena(*words)
    _write(tmp_path / "bot.py", -1)
    assert arena(*words) != first
    assert len(list(tmp_path.glob("arena-*.jsonl"))) == 2


def test_every_file_that_a_command_names_is_part_of_the_contest(tmp_path: Path) -> None:
    file, weights = _write(tmp_path / "bot.py", 0), tmp_path / "weights"
    bot = f"process:seconds=1,{sys.executable} {file} {weights} --fast"
    seen = {_contest(bot).digest()}
    weights.write_text("1 2 3")
    seen.add(_contest(bot).digest())
    weights.write_text("1 2 4")
    seen.add(_contest(bot).digest())
    _write(file, 1)
    seen.add(_contest(bot).digest())
    assert len(seen) == 4
    assert _contest(bot).digest() in seen


@pytest.mark.parametrize("kind", ["code:", f"process:{sys.executable} "])
@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("import weights", "weights.py"),
        ("import weights as figures, os", "weights.py"),
        ("from weights import *", "weights.py"),
        ("from lore import weights", "lore/weights.py"),
        ("import lore.weights", "lore/__init__.py"),
        ("def late():\n    from lore.weights import ONE", "lore/weights.py"),
        ("import steps", "weights.py"),
        ("import lore.inner.steps", "lore/weights.py"),
    ],
)
def test_what_a_program_imports_from_its_folder_is_part_of_the_contest(
    tmp_path: Path, line: str, file: str, kind: str
) -> None:
    script = _write(tmp_path / "bot.py", 0)
    script.write_text(f"{line}\n{script.read_text()}")
    (tmp_path / "lore" / "inner").mkdir(parents=True)
    (tmp_path / "steps.py").write_text("import weights, bot\n")
    (tmp_path / "lore" / "inner" / "steps.py").write_text("from ..weights import ONE\n")
    imported, other = tmp_path / file, tmp_path / "other.py"
    imported.write_text("ONE = 1\n")
    other.write_text("ONE = 1\n")
    before = _contest(f"{kind}{script}")
    imported.write_text("ONE = 2\n")
    assert _contest(f"{kind}{script}") != before
    imported.write_text("ONE = 1\n")
    other.write_text("ONE = 2\n")
    assert _contest(f"{kind}{script}") == before


def test_a_program_without_modules_of_its_own_is_its_file_alone(tmp_path: Path) -> None:
    script = _write(tmp_path / "bot.py", 0)
    script.write_text(f"import os, sys.path\nfrom . import no\nfrom ... import no\n{BOT}")
    assert sources_of(script) == [script.resolve()]
    script.write_text("this is no Python")
    assert sources_of(script) == [script.resolve()]


def test_a_hero_is_looked_into_too(tmp_path: Path) -> None:
    hero = f"code:{_write(tmp_path / 'hero.py', 0)}"
    before = _contest("greedy", hero=hero)
    _write(tmp_path / "hero.py", 1)
    assert _contest("greedy", hero=hero) != before


def test_a_contest_without_programs_says_nothing_of_them() -> None:
    contest = make_contest([Options(players=3)], ("greedy", "random"))
    keys = msgspec.json.decode(msgspec.json.encode(contest), type=dict[str, object])
    assert list(keys) == ["tables", "bots", "hero", "seed", "limit", "rules", "version"]
    command = make_contest([Options(players=3)], ("greedy", "process:sh -c true"))
    assert command.programs is msgspec.UNSET
