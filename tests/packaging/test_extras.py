"""What works with which extra, and what says that it needs another one."""

from importlib.metadata import metadata

import pytest

import sevenwonders.extras
from sevenwonders.cli import FINE, USAGE
from sevenwonders.extras import EXTRAS, Extra, MissingExtra, require
from tests.packaging.environments import Environment

GAME = """
from sevenwonders.bots import make_bot
from sevenwonders.engine import FastStream, Options, Sight, new_game
import sevenwonders.knowledge, sevenwonders.record, sevenwonders.testing

state = new_game(Options(players=3, edition="2e"), FastStream("7"))
bots = [make_bot("sage", FastStream(f"bot {seat}")) for seat in range(3)]
while not state.over:
    for ask in state.pending():
        state.submit(ask.seat, bots[ask.seat].choose(Sight(state, ask.seat)))
print("scores", [state.score(seat).total() for seat in range(3)])
"""


def refusal(code: str) -> str:
    """Code that prints how an import is refused."""
    return f"""
from sevenwonders.extras import MissingExtra
try:
    {code}
except MissingExtra as missing:
    print(missing.extra, "|", missing)
"""


def says(extra: str, what: str) -> str:
    return (
        f"{what} the extra '{extra}', which is not installed: pip install 'sevenwonders[{extra}]'"
    )


def test_the_extras_are_those_of_the_package() -> None:
    assert {*EXTRAS, "all"} == set(metadata("sevenwonders").get_all("Provides-Extra") or ())


def nowhere(_: str) -> None:
    """No module is found."""


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_extra_is_named(extra: Extra, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sevenwonders.extras, "find_spec", nowhere)
    with pytest.raises(MissingExtra, match=rf"pip install 'sevenwonders\[{extra}\]'") as refused:
        require(extra)
    assert refused.value.extra == extra


def test_an_installed_extra_is_no_reason_to_refuse() -> None:
    require("arena")
    require("cli")
    require("postgres")
    require("server")


@pytest.mark.compiled
def test_the_bare_package_brings_only_what_the_engine_needs(bare: Environment) -> None:
    assert bare.packages() == ["librt", "msgspec", "mypy-extensions", "sevenwonders"]


@pytest.mark.compiled
def test_bots_play_and_records_are_written_without_extras(bare: Environment) -> None:
    done = bare.run(GAME)
    assert done.out.startswith("scores ["), done.err


@pytest.mark.compiled
def test_the_bare_command_tells_its_version(bare: Environment) -> None:
    for done in (bare.sevenwonders("--version"), bare.run_module("sevenwonders", "--version")):
        assert done.code == FINE
        assert "compiled" in done.out


@pytest.mark.compiled
@pytest.mark.parametrize("words", [(), ("--help",), ("simulate", "--games", "1"), ("serve",)])
def test_the_bare_command_names_its_extra(bare: Environment, words: tuple[str, ...]) -> None:
    done = bare.sevenwonders(*words)
    expected = f"sevenwonders: {says('cli', 'the command line needs')}\n"
    assert (done.code, done.err) == (USAGE, expected)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("code", "extra", "what"),
    [
        ("import sevenwonders.arena.report.rating", "arena", "the arena needs"),
        ("import sevenwonders.data", "data", "writing and reading Parquet files needs"),
        ("import sevenwonders.envs", "envs", "batches and environments need"),
        ("import sevenwonders.server.app", "server", "the server needs"),
    ],
)
def test_an_import_names_the_extra_it_needs(
    bare: Environment, code: str, extra: str, what: str
) -> None:
    assert bare.run(refusal(code)).out == f"{extra} | {says(extra, what)}\n"


@pytest.mark.compiled
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--players", "3", "--games", "2"),
        ("arena", "--bots", "greedy,random", "--players", "3", "--games", "2"),
        ("cards", "--color", "red"),
    ],
)
def test_commands_work_without_the_server(with_cli: Environment, words: tuple[str, ...]) -> None:
    done = with_cli.sevenwonders(*words)
    assert done.code == FINE, done.err


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("words", "extra", "what"),
    [
        (("serve",), "server", "the server needs"),
        (("serve", "--help"), "server", "the server needs"),
        (("play",), "server", "the server needs"),
        (
            ("arena", "--bots", "greedy,random", "--players", "3", "--ray", "auto"),
            "ray",
            "a Ray cluster needs",
        ),
        (
            ("simulate", "--games", "1", "--out", "games.parquet"),
            "data",
            "writing and reading Parquet files needs",
        ),
    ],
)
def test_a_command_names_the_extra_it_needs(
    with_cli: Environment, words: tuple[str, ...], extra: str, what: str
) -> None:
    done = with_cli.sevenwonders(*words)
    assert done.code == USAGE
    assert done.err.splitlines()[-1] == f"sevenwonders: {says(extra, what)}"


@pytest.mark.compiled
def test_a_postgresql_address_names_its_extra(with_server: Environment) -> None:
    done = with_server.sevenwonders("serve", "--database", "postgresql://127.0.0.1:1/games")
    expected = f"sevenwonders: {says('postgres', 'a PostgreSQL database needs')}\n"
    assert (done.code, done.err) == (USAGE, expected)
