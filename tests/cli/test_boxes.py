"""The command line plays, lists and shows every box."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from sevenwonders.bots.registry import make_bot
from sevenwonders.cli import FINE, USAGE
from sevenwonders.cli.phrases import PHRASES
from sevenwonders.cli.phrases.en import ENGLISH
from sevenwonders.cli.terminal.answers import numbered
from sevenwonders.cli.terminal.person import Person
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.messages import messages
from sevenwonders.record.position import position_text
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay
from tests.cli.conftest import Run
from tests.support.rules import rule

BOXES = "leaders,cities,edifice,wonder-pack,catan,promos,classic-extras"
ENOUGH = 200
# Whatever is asked, some line of these answers it; an empty one takes the first of several.
ANSWERS = "".join(f"{wish}{card}\n\n" for card in range(1, 9) for wish in ("b", "w", "t", "s", ""))
STAGES_FIRST = ANSWERS.replace("b", "x").replace("w", "b").replace("x", "w")
GAMES = 60


def _play(run: Run, seed: str, *more: object, language: str = "en", answers: str = "") -> str:
    words = ("play", "--terminal", "--expansions", BOXES, "--seed", seed, "--lang", language, *more)
    ran = run(*words, stdin=((answers or ANSWERS) + "1\nn\n") * ENOUGH)
    assert ran.code == FINE, ran.err
    return ran.out


@pytest.mark.parametrize(
    ("board", "asked"),
    [
        ("abu-simbel-b", "Lay one of your leaders under the stage:"),
        ("catan-b", "You may recruit one more leader:"),
        ("ur-day", "stage 2, a participation pawn of Age III, "),
        ("carthage-night", "stage 1, 2 shields, "),
    ],
)
def test_a_board_asks_what_only_it_asks(run: Run, board: str, asked: str) -> None:
    words = ("--players", 3, "--experts", "--boards", board)
    assert asked in _play(run, f"1{board}", *words, answers=STAGES_FIRST)


def test_joining_the_edifice_and_keeping_hands_are_offered(run: Run) -> None:
    words = ("--players", 3, "--experts", "--boards", "ur-day")
    out = _play(run, "1ur-day", *words, answers=STAGES_FIRST)
    assert ", join the edifice, " in out
    assert "hands do not pass" in out


def test_every_kind_of_decision_is_asked_by_number() -> None:
    left = set(ENGLISH.boxes.ask)
    options = Options(players=4, boxes=tuple(BOXES.split(",")), experts=True)
    for game in range(GAMES):
        state = new_game(options, FastStream(f"kinds/{game}"))
        drawing = Drawing(options.edition, options.boxes, names("en"), ("a", "b", "c", "d"))
        rivals = [make_bot("random", FastStream(f"{game}/{seat}")) for seat in range(4)]
        while not state.over and left:
            for ask in state.pending():
                seat = int(ask.seat)
                choice = rivals[seat].choose(Sight(state, seat))
                if ask.kind in left:
                    left.discard(ask.kind)
                    choice = _asked(state, seat, drawing)
                state.submit(seat, choice)
    assert left == set()


def _asked(state: State, seat: int, drawing: Drawing) -> Choice:
    """What a person answers who types nonsense first, and the last number then."""
    seen = view(state, seat)
    assert seen.decision is not None
    lines = iter(("0", "b1", str(len(numbered(seen.decision)))))
    printed = io.StringIO()
    console = Console(file=printed, width=80)
    choice = Person(console, drawing, lambda _: next(lines)).choose(seen, seen.decision)
    assert ENGLISH.boxes.ask[seen.decision.kind] in printed.getvalue()
    assert "…" not in printed.getvalue()
    assert choice in state.legal(seat)
    return choice


def test_nothing_is_cut_off_on_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", 80)
    out = _play(run, "narrow", "--players", 7)
    drawn = [line for line in io.StringIO(out) if " > " not in line]
    assert "…" not in out
    assert max(len(line.rstrip("\n")) for line in drawn) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_every_box_is_played_to_the_end(
    run: Run, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "all.7w"
    out = _play(run, "every", "--players", 4, "--experts", "--save", file, language=language)
    say = PHRASES[language]
    assert out.count(say.boxes.ask["draft"]) == 3
    assert say.boxes.ask["recruit"] in out
    assert messages(language).say("score-row-edifice") in out
    assert "{" not in out
    record = parse_record(file.read_bytes())
    assert record.experts
    assert replay(record).over


def test_a_record_with_boxes_is_shown_and_scored(run: Run, tmp_path: Path) -> None:
    words = (
        "--games",
        1,
        "--players",
        4,
        "--expansions",
        BOXES,
        "--teams",
        "--out",
        tmp_path / "out",
    )
    assert run("simulate", *words, "--out", tmp_path / "out").code == FINE
    record = next((tmp_path / "out").iterdir())
    table = run("show", record, "--turn", "III.1").out
    for told in ("leaders: ", "edifices", "pawns: ", "plays with", "Bk", "Ld"):
        assert told in table
    score = run("score", record).out
    for row in ("leaders", "black", "edifices"):
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
    assert ENGLISH.boxes.draft in run("show", record, "--turn", "0.2").out
    assert ENGLISH.boxes.recruitment.format(age="II") in run("show", record, "--turn", "II.0").out
    draft = json.loads(run("show", record, "--turn", "0.3", "--seat", 1, "--json").out)
    assert (len(draft["leaders"]), len(draft["pack"])) == (2, 2)
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
    assert "edifices  I " in shown.out
    assert "\nedifices " in run("score", file).out


def test_partners_see_each_others_hands(run: Run) -> None:
    words = (
        "play",
        "--terminal",
        "--players",
        4,
        "--teams",
        "--expansions",
        "cities",
        "--seed",
        "us",
    )
    out = run(*words, stdin="q\n\n").out
    assert "plays with" in out
    assert " holds  " in out


@rule("1.2")
def test_two_players_take_the_boards_of_boxes_and_nothing_else(run: Run) -> None:
    words = ("play", "--terminal", "--players", 2, "--expansions", "edifice,wonder-pack")
    ran = run(
        *words, "--boards", "stonehenge-a", "--seed", "pair", stdin=(ANSWERS + "1\nn\n") * ENOUGH
    )
    assert ran.code == FINE, ran.err
    assert "You decide for the free city:" in ran.out
    assert "Stonehenge A" in ran.out
    assert "edifices" not in ran.out


def test_a_base_table_has_nothing_of_the_boxes(run: Run, tmp_path: Path) -> None:
    words = ("--games", 1, "--players", 3, "--out", tmp_path / "out")
    out = run("simulate", *words).out
    record = next((tmp_path / "out").iterdir())
    out += run("score", record).out + run("show", record).out
    for row in ("leaders", "black", "edifice", "Bk"):
        assert row not in out


def test_teams_and_boxes_are_refused_where_they_cannot_be(run: Run) -> None:
    assert run("simulate", "--players", 5, "--teams", "--expansions", "cities").code == USAGE
    assert "atlantis" in run("simulate", "--expansions", "atlantis").err


def test_cards_of_boxes_are_listed(run: Run) -> None:
    black = json.loads(run("cards", "--expansions", "cities", "--color", "black", "--json").out)
    assert {card["color"] for card in black} == {"black"}
    assert {card["age"] for card in black} == {1, 2, 3}
    assert run("cards", "--color", "black", "--json").out.strip() == "[]"


def test_leaders_and_edifices_are_listed(run: Run) -> None:
    assert "Plato" in run("cards", "--leaders").out
    leaders = json.loads(run("cards", "--leaders", "--json").out)
    assert all(leader["text"] for leader in leaders)
    edifices = json.loads(run("cards", "--edifices", "--age", 2, "--json").out)
    assert {edifice["age"] for edifice in edifices} == {2}
    assert len(edifices) == 5


def test_boards_of_boxes_are_listed(run: Run) -> None:
    carthage = run("cards", "--boards", "--expansions", BOXES, "--name", "carthage-night").out
    assert "7 coins, 4 points or 2 shields" in carthage
    start = run("cards", "--boards", "--expansions", "leaders", "--name", "roma-day").out
    assert "leaders are free" in start


def test_expansions_may_be_named_by_the_old_option(run: Run) -> None:
    words = ("cards", "--color", "black", "--json")
    assert run(*words, "--boxes", "cities").out == run(*words, "--expansions", "cities").out
    assert "--boxes" not in run("cards", "--help").out
