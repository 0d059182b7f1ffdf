"""How bots are named in text, and how what cannot be made is refused."""

from pathlib import Path

import pytest

from sevenwonders.bots.errors import BadLimit, BadParameter, NotABot, UnknownBot
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.registry import BOTS, known_bot, listed_bot, make_bot
from sevenwonders.bots.spec import Parameter, Spec, read_spec, settings_of, split_specs
from sevenwonders.engine.game.dealer import FastStream

WARMTH = Parameter("temperature", 0.0, 10.0, "how freely it chooses")
ROUNDS = Parameter("iterations", 1, 1000, "rounds of search", whole=True)


def test_a_name_alone_is_a_spec() -> None:
    assert read_spec(" greedy ") == Spec("greedy")


def test_settings_follow_a_colon() -> None:
    spec = read_spec("seer:iterations=400, temperature=2.5")
    assert dict(settings_of(spec, (WARMTH, ROUNDS))) == {"iterations": 400, "temperature": 2.5}


def test_the_settings_of_a_program_come_before_it() -> None:
    spec = read_spec("process:seconds=2,./my bot --opening=a,b")
    assert spec == Spec("process", (("seconds", "2"),), "./my bot --opening=a,b")


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ("depth=3", "no parameter 'depth'"),
        ("iterations=0", "iterations=0 is not possible"),
        ("iterations=2.5", "iterations=2.5 is not possible"),
        ("temperature=nan", "temperature=nan is not possible"),
        ("temperature=hot", "temperature=hot is not possible"),
        ("iterations=1,iterations=2", "iterations is given twice"),
    ],
)
def test_a_bad_parameter_is_refused_with_those_there_are(settings: str, problem: str) -> None:
    with pytest.raises(BadParameter) as refusal:
        settings_of(read_spec(f"seer:{settings}"), (WARMTH, ROUNDS))
    assert problem in str(refusal.value)
    assert refusal.value.known == (
        "temperature (number from 0.0 to 10.0)",
        "iterations (whole number from 1 to 1000)",
    )


@pytest.mark.parametrize("piece", ["200", "iterations", "=200"])
def test_what_is_no_setting_is_refused_with_the_parameters_there_are(piece: str) -> None:
    with pytest.raises(BadParameter, match=f"'{piece}' is not of the form key=value") as refusal:
        known_bot(f"seer:{piece}")
    assert refusal.value.known == tuple(map(str, BOTS["seer"].parameters))


def test_what_is_no_setting_of_a_bot_without_parameters_is_refused() -> None:
    with pytest.raises(BadParameter, match="'deep' is not of the form key=value; it takes none"):
        known_bot("greedy:deep")


def test_a_bot_without_parameters_takes_none() -> None:
    with pytest.raises(BadParameter, match="no parameter 'depth'; it takes none"):
        make_bot("random:depth=1", FastStream(""))


def test_a_list_of_specs_keeps_settings_with_their_bot() -> None:
    text = "seer:iterations=4,seconds=1, random,process:seconds=2,./mine --fast,greedy"
    assert split_specs(text) == (
        "seer:iterations=4,seconds=1",
        "random",
        "process:seconds=2,./mine --fast",
        "greedy",
    )


@pytest.mark.parametrize("spec", ["alice", "alice:depth=2", "alice:deep"])
def test_an_unknown_bot_is_refused_with_programs_among_what_there_is(spec: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        known_bot(spec)
    assert refusal.value.known == (*BOTS, "python:MODULE:CLASS", "code:FILE", "process:COMMAND")


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_table_for_everybody_offers_bots_by_name_only(name: str) -> None:
    assert listed_bot(name) == name
    for spec in (f"{name}:", "process:true", "code:mine.py"):
        with pytest.raises(UnknownBot):
            listed_bot(spec)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_says_in_a_sentence_what_it_looks_at(name: str) -> None:
    assert BOTS[name].name == name
    assert BOTS[name].about.endswith(".")


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("code:nowhere.py", "there is no such file"),
        ("process:", "there is no command"),
        ("process:./nowhere", "there is no such program"),
        ("process:'open", "No closing quotation"),
        ("code:nowhere.py,seconds=2", "settings go in front: code:seconds=2,nowhere.py"),
        ("process:./nowhere,seconds=2, grace=1", "process:seconds=2,grace=1,./nowhere"),
    ],
)
def test_a_program_that_is_not_there_is_refused(spec: str, problem: str) -> None:
    with pytest.raises(NotABot, match=problem):
        known_bot(spec)


@pytest.mark.parametrize("spec", ["code:nowhere.py", "code:now,here.py", "process:./now,here"])
def test_no_hint_is_given_where_no_settings_stand_behind_a_program(spec: str) -> None:
    with pytest.raises(NotABot) as refusal:
        known_bot(spec)
    assert "settings" not in str(refusal.value)


def test_a_program_that_is_there_is_known_without_being_run(tmp_path: Path) -> None:
    trace = tmp_path / "ran"
    known_bot(f"process:touch {trace}")
    assert not trace.exists()


def test_a_limit_leaves_room_to_decide() -> None:
    for iterations, seconds in ((0, None), (None, 0.0), (None, float("nan")), (1, -1.0)):
        with pytest.raises(BadLimit):
            Limit(iterations, seconds)


def test_a_limit_reads_as_a_sentence_would() -> None:
    assert str(Limit(400, 1.5)) == "400 iterations or 1.5 s"
    assert str(Limit()) == "no limit"
