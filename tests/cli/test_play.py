"""A person can play a whole game through the terminal."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.cli import FINE, INTERRUPTED, USAGE
from sevenwonders.cli.terminal import game as terminal
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import replay
from tests.cli.conftest import Run
from tests.support.code_bot import BOT

TURNS = 18
ENOUGH = 400


def _answers(*wishes: str) -> str:
    """Lines that try each wish with every card, until one of them is taken, or else nothing."""
    cards = "".join(f"{wish}{number}\n" for number in range(1, 9) for wish in wishes)
    return f"{cards}n\n" * ENOUGH


def _save_at(file: Path) -> Iterator[str]:
    yield "--save"
    yield str(file)


def test_a_game_is_played_to_the_end_and_saved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.7w"
    words = (
        "play",
        "--terminal",
        "--players",
        3,
        "--seed",
        "one",
        "--name",
        "Ann",
        *_save_at(file),
    )
    ran = run(*words, stdin="s1\n" * TURNS)
    assert ran.code == FINE
    assert ran.out.count("Age II · Turn ") == 6
    assert "Ann discards " in ran.out
    assert "Age III is over." in ran.out
    assert "* wins" in ran.out
    record = parse_record(file.read_bytes())
    assert record.seats == ("Ann", "greedy 1", "greedy 2")
    assert replay(record).over


@pytest.mark.parametrize("players", [2, 5, 7])
def test_any_number_of_players_can_finish_building_what_they_can(run: Run, players: int) -> None:
    ran = run(
        "play", "--terminal", "--players", players, "--seed", "two", stdin=_answers("b", "w", "s")
    )
    assert ran.code == FINE
    assert "Total" in ran.out


def test_the_second_edition_and_other_languages_play_too(run: Run) -> None:
    words = (
        "play",
        "--terminal",
        "--edition",
        "2e",
        "--players",
        3,
        "--lang",
        "fr",
        "--seed",
        "deux",
    )
    ran = run(*words, stdin=_answers("b", "s"))
    assert ran.code == FINE
    assert "Bains" in ran.out


def test_a_player_is_asked_for_the_free_city_too(run: Run) -> None:
    ran = run(
        "play", "--terminal", "--players", 2, "--seed", "three", stdin=_answers("b", "w", "s")
    )
    assert ran.out.count("Choose for the free city") == TURNS // 2
    assert re.search(r"Free city builds", ran.out)


def test_the_last_card_is_played_with_babylon(run: Run) -> None:
    words = ("play", "--terminal", "--players", 3, "--boards", "babylon-b", "--seed", "2")
    ran = run(*words, stdin=_answers("w", "b", "s"))
    assert ran.code == FINE
    assert "Your wonder lets you also play the last card." in ran.out


def test_the_discard_pile_is_offered_with_halicarnassus(run: Run) -> None:
    words = ("play", "--terminal", "--players", 3, "--boards", "halicarnassus-b", "--seed", "1")
    ran = run(*words, stdin=_answers("w", "t", "s"))
    assert ran.code == FINE
    assert "Take a card from the discard pile and build it for free." in ran.out
    assert "from the discard pile." in ran.out


def test_a_price_is_asked_for_where_there_are_several(run: Run) -> None:
    ran = run(
        "play", "--terminal", "--players", 2, "--seed", "three", stdin=_answers("b", "w", "s")
    )
    assert "Which price? Enter for 1, 0 to go back > " in ran.out


def test_answers_that_say_nothing_are_asked_again(run: Run) -> None:
    stdin = "?\n\nxyzzy\nb99\nt1\nf1\nq\n\n"
    ran = run("play", "--terminal", "--seed", "four", stdin=stdin)
    assert ran.code == FINE
    assert "Enter takes the cheapest." in ran.out
    assert ran.out.count("Type a letter and a card, such as b1, or ? for help.") == 2
    assert "There is no card 99; choose 1 to 7." in ran.out
    assert ran.out.count(": not possible now.") == 2
    assert "You leave the table." in ran.out


def test_a_number_alone_asks_what_to_do_with_the_card(run: Run) -> None:
    ran = run("play", "--terminal", "--players", 3, "--seed", "one", stdin="1\n\n1\n9\n1\n2\nq\n\n")
    assert "1 build, " in ran.out
    assert ran.out.count("Age I · Turn 2 of 6") == 1


def test_quitting_offers_to_save_the_game_so_far(run: Run, tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.7w", tmp_path / "free.7w"
    taken.write_text("mine")
    ran = run("play", "--terminal", "--players", 3, stdin=f"s1\ns1\nq\n{taken}\n{free}\n")
    assert ran.code == FINE
    assert taken.read_text() == "mine"
    record = parse_record(free.read_bytes())
    assert len(record.turns) == 2
    assert not record.finished


def test_a_record_is_never_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.7w"
    file.write_text("old")
    ran = run("play", "--terminal", *_save_at(file))
    assert "exists" in ran.err
    assert file.read_text() == "old"


@pytest.mark.parametrize(
    ("file", "why"),
    [("nowhere/x.7w", "there is no folder nowhere"), (".", "exists; name a new file")],
)
def test_a_record_that_could_not_be_written_is_refused_before_the_game(
    run: Run, file: str, why: str
) -> None:
    ran = run("play", "--terminal", *_save_at(Path(file)), stdin="s1\n" * TURNS)
    assert (ran.code, ran.out) == (USAGE, "")
    assert why in ran.err


def test_a_name_that_cannot_be_written_to_is_asked_for_again(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--terminal", "--players", 3, stdin="s1\nq\nnowhere/y.7w\nfree.7w\n")
    assert ran.code == FINE
    assert "nowhere/y.7w: No such file or directory\n" in ran.out
    assert len(parse_record((tmp_path / "free.7w").read_bytes()).turns) == 1


def test_a_game_whose_file_fails_in_the_end_can_be_saved_elsewhere(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def trusting(_: Path) -> None:
        """Take any file."""

    monkeypatch.setattr(terminal, "check_page", trusting)
    words = ("play", "--terminal", "--players", 3, *_save_at(Path("nowhere/y.7w")))
    assert run(*words, stdin="s1\nq\nfree.7w\n").code == FINE
    assert len(parse_record((tmp_path / "free.7w").read_bytes()).turns) == 1
    lost = run(*words, stdin="s1\nq\n\n")
    assert lost.code == USAGE
    assert lost.err == "sevenwonders: nowhere/y.7w: the record is not saved\n"


def test_bots_with_odd_commands_have_names_in_the_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my  odd;bot|.py").write_text(BOT)
    words = ("play", "--terminal", "--players", 3, "--bots", "random,code:my  odd;bot|.py")
    assert run(*words, *_save_at(tmp_path / "odd.7w"), stdin="s1\nq\n").code == FINE
    record = parse_record((tmp_path / "odd.7w").read_bytes())
    assert record.seats == ("Player", "random 1", "code:my odd_bot_.py 2")


def test_input_that_ends_leaves_the_record_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "part.7w"
    ran = run("play", "--terminal", "--players", 3, *_save_at(file), stdin="s1\ns1\n")
    assert ran.code == INTERRUPTED
    assert f"The record is in {file}.\n" in ran.out
    assert len(parse_record(file.read_bytes()).turns) == 2


def test_an_interruption_leaves_the_record_that_was_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = iter(("s1", "s1"))

    def read(_: object, __: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("sevenwonders.cli.terminal.person.Person._line", read)
    file = tmp_path / "part.7w"
    ran = run("play", "--terminal", "--players", 3, *_save_at(file))
    assert (ran.code, ran.err) == (INTERRUPTED, "sevenwonders: interrupted\n")
    record = parse_record(file.read_bytes())
    assert len(record.turns) == 2
    assert not replay(record).over


def test_input_that_ends_interrupts_the_game(run: Run) -> None:
    ran = run("play", "--terminal", stdin="s1\n")
    assert ran.code == INTERRUPTED
    assert ran.err == "sevenwonders: the input ended before the game\n"


def test_there_is_no_colour_and_nothing_cut_off_in_a_pipe(run: Run) -> None:
    out = run("play", "--terminal", "--players", 7, "--seed", "wide", stdin=_answers("b", "s")).out
    assert "\x1b" not in out
    assert "…" not in out


def test_nothing_is_cut_off_on_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", 80)
    out = run("play", "--terminal", "--players", 7, "--seed", "wide", stdin=_answers("b", "s")).out
    drawn = [line for line in io.StringIO(out) if " > " not in line]
    assert max(len(line.rstrip("\n")) for line in drawn) <= 80
    assert "…" not in out
