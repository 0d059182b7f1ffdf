"""A deal is verified from the command line."""

from pathlib import Path

from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.record import Seed, record_of
from sevenwonders.server.deals import commitment, deal_stream
from tests.cli.conftest import Run

SECRET = bytes(range(32))


def a_record(path: Path) -> Path:
    state = new_game(Options(players=3), deal_stream(SECRET))
    record = record_of(state, seed=Seed.secret(SECRET), commitment=commitment(SECRET))
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_a_deal_that_was_promised_is_kept(run: Run, tmp_path: Path) -> None:
    file = a_record(tmp_path / "game.7w")
    for words in ((), ("--commitment", commitment(SECRET))):
        ran = run("verify", file, *words)
        assert (ran.code, ran.out) == (
            0,
            f"{file}: kept: the boards and cards are those that were promised\n",
        )


def test_a_deal_that_was_not_promised_is_told(run: Run, tmp_path: Path) -> None:
    file = a_record(tmp_path / "game.7w")
    ran = run("verify", file, "--commitment", commitment(bytes(32)))
    assert ran.code == 1
    assert "other-word" in ran.out


def test_a_file_that_is_not_there_is_not_understood(run: Run) -> None:
    assert run("verify", "nowhere.7w").code == 2
