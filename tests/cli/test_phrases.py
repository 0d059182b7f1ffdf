"""Every language says all there is to say, and says it where it is asked for."""

import io
from dataclasses import replace
from typing import get_args

import pytest

from sevenwonders.cli import FINE
from sevenwonders.cli.phrases import PHRASES
from sevenwonders.cli.phrases.en import ENGLISH
from sevenwonders.cli.phrases.model import Phrases
from sevenwonders.cli.reference import (
    CARD_COLUMNS,
    card_row,
    edifice_row,
    leader_row,
    side_rows,
    sides,
)
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.content.words import COLORS, EDITIONS, Tier
from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.see.slugs import DISCOUNTS
from sevenwonders.engine.vocabulary import ACTIONS, DISCARD_PILE, KINDS
from tests.cli.conftest import Run
from tests.support.catalogues import differences

ABROAD = [language for language in LANGUAGES if language != "en"]
NARROW = 80
# An empty line takes the cheapest price where one is asked for.
ANSWERS = "".join(f"{wish}{card}\n\n" for card in range(1, 9) for wish in "wtbs") + "n\n"

every_language = pytest.mark.parametrize("say", PHRASES.values(), ids=list(PHRASES))


def test_every_language_of_the_names_has_its_phrases() -> None:
    assert tuple(PHRASES) == LANGUAGES


@every_language
def test_a_language_says_what_english_says_with_the_same_places(say: Phrases) -> None:
    assert differences(say, ENGLISH) == []


def test_a_phrase_too_few_too_many_or_with_other_places_is_found() -> None:
    payees = {"left": "{n} à gauche", "right": "à droite", "back": "{n} derrière"}
    changed = replace(ENGLISH, hand=replace(ENGLISH.hand, payees=payees))
    assert differences(changed, ENGLISH) == [
        "/hand/payees/bank is missing",
        "/hand/payees/back is never said",
        "/hand/payees/right has other places",
    ]


@every_language
def test_what_the_engine_names_has_a_word(say: Phrases) -> None:
    assert set(say.table.passing) == set(DIRECTIONS)
    assert set(say.table.discounts) == set(DISCOUNTS.values())
    assert len(say.table.colors) == len(COLORS)
    assert set(map(len, say.table.colors)) == {2}
    assert set(say.game.verbs) == set(ACTIONS)
    assert set(say.boxes.edifice_states) == set(EDIFICE_STATES)
    assert set(say.boxes.ask) == set(KINDS[DISCARD_PILE + 1 :])
    assert set(say.boxes.tiers) == set(get_args(Tier))


@every_language
def test_the_help_explains_the_heads_and_fits_a_narrow_terminal(say: Phrases) -> None:
    assert max(map(len, say.game.help.splitlines())) <= NARROW
    for head in (*say.table.columns[1:], say.hand.now):
        assert f"{head} = " in " ".join(say.game.help.split())


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
    assert PHRASES[language].sheet.wins in out
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
    assert PHRASES[language].game.leave in ran.out
    assert max(map(len, ran.out.splitlines())) <= NARROW
