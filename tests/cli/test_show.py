"""The command line shows and scores records and positions with all their figures."""

import json
from pathlib import Path

import pytest

from sevenwonders.bots.registry import make_bot
from sevenwonders.cli import FINE
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.position.build import position_of
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.position import position_text
from tests.cli.conftest import Run

BOXES = "leaders,cities,edifice,wonder-pack,catan,promos,classic-extras"


def test_a_record_with_boxes_is_shown_and_scored(run: Run, tmp_path: Path) -> None:
    words = (
        "--games",
        1,
        "--players",
        4,
        "--expansions",
        BOXES,
        "--teams",
    )
    assert run("simulate", *words, "--out", tmp_path / "out").code == FINE
    record = next((tmp_path / "out").iterdir())
    table = run("show", record, "--turn", "III.1").out
    for told in ("leaders: ", "Edifices", "Participation pawns", "plays with", "Bk", "Ld"):
        assert told in table
    score = run("score", record).out
    for row in ("Leaders", "Black cards", "Edifices"):
        assert f"\n{row} " in score


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_a_city_is_hidden_on_a_narrow_terminal(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words = ("--players", 4, "--games", 1, "--expansions", BOXES, "--out", tmp_path)
    assert run("simulate", *words).code == FINE
    looks = ("--turn", "III.4", "--seat", 0, "--lang", language)
    shown = ("show", tmp_path / "game-000000.7w", *looks)
    wide = run(*shown).out
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", 60)
    narrow = run(*shown).out
    assert "…" not in narrow
    assert max(map(len, narrow.splitlines())) <= 60
    head, *cities = wide.splitlines()[1:6]
    for line in (head, *cities):
        assert not set(line.split()) - set(narrow.split())


def test_the_leaders_in_a_hand_are_listed_once(run: Run, tmp_path: Path) -> None:
    words = ("--players", 3, "--games", 1, "--expansions", "leaders", "--out", tmp_path)
    assert run("simulate", *words).code == FINE
    shown = ("show", tmp_path / "game-000000.7w", "--turn", "II.1", "--seat", 0)
    leaders = json.loads(run(*shown, "--json").out)["leaders"]
    assert leaders
    for told in (run(*shown).out, run(*shown[:-2]).out):
        assert all(told.count(names("en").leader(leader)) == 1 for leader in leaders)


def test_the_draft_and_recruitment_of_a_record_are_shown(run: Run, tmp_path: Path) -> None:
    words = ("--players", 3, "--games", 1, "--expansions", "leaders", "--out", tmp_path)
    assert run("simulate", *words).code == FINE
    record = tmp_path / "game-000000.7w"
    assert "Leader draft" in run("show", record, "--turn", "0.2").out
    assert "Age II · Recruitment" in run("show", record, "--turn", "II.0").out
    draft = json.loads(run("show", record, "--turn", "0.3", "--seat", 1, "--json").out)
    assert (len(draft["leaders"]), len(draft["draft_pack"])) == (2, 2)
    spans = "0.1 to 0.3, I.0 to I.6, II.0 to II.6, III.0 to III.6"
    assert f"no turn 0.4; there are {spans}" in run("show", record, "--turn", "0.4").err


def test_a_position_with_boxes_is_shown_and_scored(run: Run, tmp_path: Path) -> None:
    state = new_game(Options(players=4, boxes=("leaders", "cities", "edifice")), FastStream("now"))
    rivals = [make_bot("random", FastStream(f"now/{seat}")) for seat in range(4)]
    while (state.age, state.turn) != (3, 2):
        for ask in state.pending():
            state.submit(ask.seat, rivals[ask.seat].choose(Sight(state, ask.seat)))
    file = tmp_path / "now.toml"
    file.write_text(position_text(position_of(state)))
    shown = run("show", file, "--seat", 0)
    assert shown.code == FINE, shown.err
    assert "leaders: " in shown.out
    assert "Edifices  I " in shown.out
    assert "\nEdifices " in run("score", file).out


def test_a_base_table_has_nothing_of_the_boxes(run: Run, tmp_path: Path) -> None:
    words = ("--games", 1, "--players", 3, "--out", tmp_path / "out")
    out = run("simulate", *words).out
    record = next((tmp_path / "out").iterdir())
    out += run("score", record).out + run("show", record).out
    for row in ("leaders", "black", "edifice", "Bk"):
        assert row not in out
