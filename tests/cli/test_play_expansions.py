"""Whole games with expansions at the terminal."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from sevenwonders.bots.registry import make_bot
from sevenwonders.cli import FINE, USAGE
from sevenwonders.cli.terminal.answers import BY_CARD, numbered
from sevenwonders.cli.terminal.person import Person
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.engine.vocabulary import KINDS
from sevenwonders.messages import messages
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
        ("abu-simbel-b", "Place one of your leaders under the stage"),
        ("catan-b", "You may recruit one more leader"),
        ("ur-day", "stage 2, a participation pawn of Age III from the box, "),
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
    assert "hands are not passed" in out


def test_every_kind_of_decision_is_asked_by_number() -> None:
    left = {kind for kind in KINDS if kind not in BY_CARD}
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
    owed = max((paid.bank + paid.debts for paid in seen.decision.payments), default=0)
    asked = messages("en").say(f"decision-ask-{seen.decision.kind}", n=owed)
    assert asked in printed.getvalue()
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
    say = messages(language).say
    assert out.count(say("decision-ask-draft")) == 3
    assert say("decision-ask-recruit") in out
    assert say("score-row-edifice") in out
    assert "{" not in out
    record = parse_record(file.read_bytes())
    assert record.experts
    assert replay(record).over


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
    assert "Choose for the free city" in ran.out
    assert "Stonehenge A" in ran.out
    assert "Edifices" not in ran.out


def test_teams_and_boxes_are_refused_where_they_cannot_be(run: Run) -> None:
    assert run("simulate", "--players", 5, "--teams", "--expansions", "cities").code == USAGE
    assert "atlantis" in run("simulate", "--expansions", "atlantis").err
