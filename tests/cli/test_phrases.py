"""Every language says all there is to say, and says it where it is asked for."""

import io
from typing import get_args

import pytest

from sevenwonders.cli import FINE
from sevenwonders.cli.reference import (
    CARD_COLUMNS,
    card_row,
    edifice_row,
    leader_row,
    side_rows,
    sides,
)
from sevenwonders.cli.terminal.answers import BY_CARD
from sevenwonders.cli.terminal.table import COLUMNS
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.content.vocabulary import COLORS, EDITIONS, Tier
from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.see.slugs import DISCOUNTS
from sevenwonders.engine.vocabulary import ACTIONS, KINDS
from sevenwonders.messages import messages
from tests.cli.conftest import Run

ABROAD = [language for language in LANGUAGES if language != "en"]
NARROW = 80
# An empty line takes the cheapest price where one is asked for.
ANSWERS = "".join(f"{wish}{card}\n\n" for card in range(1, 9) for wish in "wtbs") + "n\n"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_what_the_engine_names_has_a_message() -> None:
    named = {f"table-pass-{direction}" for direction in DIRECTIONS}
    named |= {f"terminal-discount-{discount}" for discount in DISCOUNTS.values()}
    named |= {f"terminal-color-{color}" for color in COLORS}
    named |= {f"terminal-act-{action}" for action in ACTIONS}
    named |= {f"city-edifice-{state}" for state in EDIFICE_STATES}
    named |= {f"decision-ask-{kind}" for kind in KINDS if kind not in BY_CARD}
    named |= {f"reference-tier-{tier}" for tier in get_args(Tier)}
    assert [one for one in named if not messages("en").has(one)] == []


@every_language
def test_colours_have_two_letters_so_that_they_fit_their_columns(language: str) -> None:
    say = messages(language).say
    assert {len(say(f"terminal-color-{color}")) for color in COLORS} == {2}


@every_language
def test_the_help_explains_the_heads_and_fits_a_narrow_terminal(language: str) -> None:
    say = messages(language).say
    told = say("terminal-help")
    assert max(map(len, told.splitlines())) <= NARROW
    for column in (*COLUMNS[1:], "now"):
        head = say(f"terminal-column-{column}")
        assert f"{head} = " in " ".join(told.split())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_stage_is_told(language: str, edition: str) -> None:
    catalog, called = load_catalog(edition, extra_names()), names(language)
    rows = [card_row(card, called) for card in catalog.cards]
    rows += [row for board, side in sides(catalog) for row in side_rows(board, side, called)]
    rows += [leader_row(leader, called) for leader in catalog.leaders]
    rows += [edifice_row(edifice, called) for edifice in catalog.edifices]
    for row in rows:
        told = row[:4] + row[5:] if len(row) == len(CARD_COLUMNS) else row
        assert all(told), row
        assert not any("{" in cell for cell in row)


@pytest.mark.parametrize("language", ABROAD)
def test_a_whole_game_is_played_in_a_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", NARROW)
    words = ("play", "--terminal", "--players", 2, "--seed", "three", "--lang", language)
    code, out, _ = run(*words, stdin="?\nxyzzy\n" + ANSWERS * 40)
    assert code == FINE
    assert messages(language).say("terminal-wins") in out
    for english in ("builds", "coin", "stage", "hands", "card", "Age ", "free city", "shield"):
        assert english not in out
    assert "{" not in out
    assert "…" not in out
    drawn = [line.rstrip("\n") for line in io.StringIO(out) if " > " not in line]
    assert max(map(len, drawn)) <= NARROW


@pytest.mark.parametrize("language", ABROAD)
def test_a_long_table_is_not_cut_off_in_any_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("sevenwonders.cli.output.console.PIPE_WIDTH", NARROW)
    words = ("play", "--terminal", "--players", 7, "--edition", "2e", "--lang", language)
    ran = run(*words, "--seed", "wide", "--boards", "halicarnassus-night", stdin="q\n\n")
    assert "…" not in ran.out
    assert messages(language).say("terminal-leave") in ran.out
    assert max(map(len, ran.out.splitlines())) <= NARROW
