"""Records and positions are shown, scored and checked from the command line."""

import json
from pathlib import Path

import pytest

from sevenwonders.cli import FINE, USAGE, WRONG
from sevenwonders.record.position import position_text
from tests.cli.conftest import Run
from tests.support.table import a_city, a_position

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    run("simulate", "--players", 3, "--games", 1, "--seed", "files", "--out", tmp_path)
    return tmp_path / "game-000000.7w"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    me = a_city("giza-a", coins=7, built="baths quarry", hand="aqueduct", victories=(1, 0, 0))
    file = tmp_path / "problem.toml"
    file.write_text(position_text(a_position(me, age=2, turn=3)))
    return file


def _edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_record_is_shown_at_any_turn_for_any_seat(run: Run, record: Path) -> None:
    seen = json.loads(run("show", record, "--turn", "II.3", "--seat", 1, "--json").out)
    assert (seen["age"], seen["turn"], seen["seat"], len(seen["hand"])) == (2, 3, 1, 5)
    drawn = run("show", record, "--turn", "II.3", "--seat", 1).out
    assert "Age II · Turn 3 of 6 · hands pass right" in drawn
    assert drawn.count(" holds  ") == 1


def test_without_a_seat_all_hands_are_shown(run: Run, record: Path) -> None:
    assert run("show", record, "--turn", "I.1").out.count(" holds  ") == 3


def test_the_end_of_a_record_shows_the_score(run: Run, record: Path) -> None:
    out = run("show", record).out
    assert "The game is over" in out
    assert "* wins" in out


def test_a_position_is_shown_and_scored_as_if_it_ended_now(run: Run, position: Path) -> None:
    drawn = run("show", position, "--seat", 0, "--lang", "fr").out
    assert "Bains" in drawn
    sheets = json.loads(run("score", position, "--json").out)
    # A victory of Age I, 7 coins, the Baths.
    assert sheets[0]["total"] == 1 + 2 + 3


def test_the_score_sheet_goes_item_by_item(run: Run, position: Path) -> None:
    out = run("score", position, "--seat", 0).out
    assert "1 victory of Age I: 1" in out
    assert "7 coins: 2" in out
    assert "Baths: 3" in out


@pytest.mark.parametrize(
    ("lang", "shown", "scored"),
    [
        (
            "fr",
            "Âge II · Tour 3 sur 6 · les mains passent à droite",
            "victoire de l\N{RIGHT SINGLE QUOTATION MARK}Âge I\N{NO-BREAK SPACE}: 1",
        ),
        ("nl", "Tijdperk II · Ronde 3 van 6 · handen gaan naar rechts", "7 munten: 2"),
        (
            "de",
            "Zeitalter II · Runde 3 von 6 · Karten gehen nach rechts",
            "1 Sieg in Zeitalter I: 1",
        ),
    ],
)
def test_tables_and_sheets_speak_the_language_asked_for(
    run: Run, position: Path, lang: str, shown: str, scored: str
) -> None:
    assert shown in run("show", position, "--lang", lang).out
    out = run("score", position, "--lang", lang).out
    assert scored in out
    assert "seat" not in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--turn x", "'x' is not a turn; write it as II.3"),
        ("--turn IV.1", "'IV.1' is not a turn"),
        ("--turn 0.0", "'0.0' is not a turn"),
        ("--turn III.9", "no turn III.9; there are I.1 to I.6, II.1 to II.6, III.1 to III.6"),
        ("--turn II.0", "no turn II.0; there are I.1"),
        ("--turn 0.1", "no turn 0.1; there are I.1"),
        ("--seat 3", "no seat 3; there are 0 to 2"),
        ("--lang xx", "no language 'xx'"),
    ],
)
def test_what_the_file_does_not_have_is_refused(
    run: Run, record: Path, words: str, said: str
) -> None:
    ran = run("show", record, *words.split())
    assert ran.code == USAGE
    assert said in ran.err


def test_a_position_has_one_turn(run: Run, position: Path) -> None:
    assert run("show", position, "--turn", "II.3").code == FINE
    assert run("show", position, "--turn", "II.4").code == USAGE


def test_check_finds_a_simulated_record_and_a_position_sound(
    run: Run, record: Path, position: Path
) -> None:
    ran = run("check", record, position)
    assert (ran.code, ran.out) == (FINE, f"{record}: sound\n{position}: sound\n")


def test_check_says_edited_and_reseal_accepts_the_correction(run: Run, record: Path) -> None:
    _edit(record, "seats: greedy", "seats: Ann")
    ran = run("check", record)
    assert ran.code == WRONG
    assert ran.out.startswith(f"{record}: edited: ")
    for command in ("show", "score", "analyse"):
        refused = run(command, record)
        assert refused.code == WRONG
        assert "sevenwonders check --reseal accepts it" in refused.err
    assert run("check", "--reseal", record).out == f"{record}: resealed\n"
    assert run("check", record).code == FINE


def test_a_record_written_by_hand_gets_its_score_and_digest(run: Run, tmp_path: Path) -> None:
    page = (DOCS / "records.md").read_text()
    printed = page.split("```\n")[1]
    hand = tmp_path / "hand.7w"
    hand.write_text(printed.partition("\nscore: ")[0])
    assert "sevenwonders check --reseal accepts it" in run("show", hand).err
    assert run("check", "--reseal", hand) == (FINE, f"{hand}: resealed\n", "")
    assert hand.read_text() == printed
    assert run("check", hand).code == FINE


def test_a_record_cut_off_within_a_turn_is_not_resealed(run: Run, record: Path) -> None:
    cut = record.read_text().partition("\nII.4 ")[0].rpartition(" ")[0]
    record.write_text(cut)
    ran = run("check", "--reseal", record)
    assert ran.code == WRONG
    assert ": broken: line " in ran.out
    assert record.read_text() == cut


def test_a_broken_record_is_not_resealed(run: Run, record: Path) -> None:
    _edit(record, "II.4 ", "II.5 ")
    before = record.read_bytes()
    ran = run("check", "--reseal", record)
    assert ran.code == WRONG
    assert ": broken: line " in ran.out
    assert record.read_bytes() == before


def test_the_worst_file_decides_the_exit_code(run: Run, record: Path, position: Path) -> None:
    _edit(position, "coins = 7", "coins = -7")
    ran = run("check", record, position)
    assert ran.code == WRONG
    assert f"{record}: sound" in ran.out
    assert f"{position}: broken: " in ran.out
    shown = run("show", position)
    assert (shown.code, shown.out) == (WRONG, "")
    assert str(position) in shown.err


def test_a_file_that_is_missing_does_not_keep_others_from_being_checked(
    run: Run, record: Path
) -> None:
    ran = run("check", "nowhere.7w", record)
    assert ran.code == USAGE
    assert ran.out == f"{record}: sound\n"
    assert ran.err == "sevenwonders: nowhere.7w: No such file or directory\n"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"no record\n"])
def test_what_is_no_record_is_broken(run: Run, tmp_path: Path, content: bytes) -> None:
    for name in ("foreign.7w", "foreign.toml"):
        file = tmp_path / name
        file.write_bytes(content)
        assert run("check", file).code == WRONG
        assert run("score", file).code == WRONG


@pytest.mark.parametrize("command", ["show", "check", "verify"])
def test_a_file_without_end_is_not_read_to_its_end(run: Run, command: str) -> None:
    ran = run(command, "/dev/zero")
    complaint = "sevenwonders: /dev/zero: is longer than any record or position\n"
    assert (ran.code, ran.err) == (USAGE, complaint)


def test_a_position_that_is_nested_without_end_is_broken(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deep.toml").write_text("x = " + "[" * 100_000)
    ran = run("check", "deep.toml")
    assert (ran.code, ran.out) == (
        WRONG,
        "deep.toml: broken: file: is nested deeper than any position\n",
    )
