"""Every language says all there is to say, and says it where it is asked for."""

import io
from dataclasses import replace
from typing import get_args

import pytest

from sevenwonders.cli import FINE
from sevenwonders.cli.phrases import PHRASES
from sevenwonders.cli.phrases.en import ENGLISH
from sevenwonders.cli.phrases.model import Amount, Phrases
from sevenwonders.cli.reference import (
    CARD_COLUMNS,
    card_row,
    edifice_row,
    leader_row,
    side_rows,
    sides,
)
from sevenwonders.content import effects as fx
from sevenwonders.content.effects import Effect
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.content.words import COLORS, EDITIONS, Countable, LossPer, Occasion, Tier
from sevenwonders.engine.decisions.reasons import MISSING_COINS, MISSING_RESOURCES, REASONS
from sevenwonders.engine.score.sheet import COINS, DEBTS, DEFEATS, HOW, SETS
from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.see.slugs import DISCOUNTS
from sevenwonders.engine.vocabulary import ACTIONS, KINDS, PICK_DISCARD, ROWS
from tests.cli.conftest import Run
from tests.support.catalogues import differences

ABROAD = [language for language in LANGUAGES if language != "en"]
NARROW = 80
# An empty line takes the cheapest price where one is asked for.
ANSWERS = "".join(f"{wish}{card}\n\n" for card in range(1, 9) for wish in "wtbs") + "n\n"

# Effects whose words are put together from several phrases.
PHRASED = (
    fx.Produce,
    fx.Discount,
    fx.Points,
    fx.Coins,
    fx.Shields,
    fx.Science,
    fx.AnyScience,
    fx.CoinsPer,
    fx.PointsPer,
    fx.PointsIfComplete,
    fx.OthersLose,
)

every_language = pytest.mark.parametrize("say", PHRASES.values(), ids=list(PHRASES))


def test_every_language_of_the_names_has_its_phrases() -> None:
    assert tuple(PHRASES) == LANGUAGES


@every_language
def test_a_language_says_what_english_says_with_the_same_places(say: Phrases) -> None:
    assert differences(say, ENGLISH) == []


def test_a_phrase_too_few_too_many_or_with_other_places_is_found() -> None:
    sources = {"coins": "", "defeats": "défaites {n}", "wars": "guerres"}
    changed = replace(ENGLISH, sheet=replace(ENGLISH.sheet, sources=sources))
    assert differences(changed, ENGLISH) == [
        "/sheet/sources/coins is missing",
        "/sheet/sources/debts is missing",
        "/sheet/sources/sets is missing",
        "/sheet/sources/wars is never said",
        "/sheet/sources/defeats has other places",
    ]


@every_language
def test_what_the_engine_names_has_a_word(say: Phrases) -> None:
    assert set(say.table.passing) == set(DIRECTIONS)
    assert set(say.table.discounts) == set(DISCOUNTS.values())
    assert len(say.table.colors) == len(COLORS)
    assert set(map(len, say.table.colors)) == {2}
    assert set(say.hand.reasons) == set(REASONS) - {MISSING_COINS, MISSING_RESOURCES}
    assert set(say.game.verbs) == set(ACTIONS)
    assert set(say.sheet.rows) == set(ROWS)
    assert set(say.sheet.sources) == {COINS, DEBTS, DEFEATS, SETS}
    assert set(say.boxes.how) == set(HOW)
    assert set(say.boxes.edifice_states) == set(EDIFICE_STATES)
    assert set(say.boxes.ask) == set(KINDS[PICK_DISCARD + 1 :])
    assert set(say.boxes.tiers) == set(get_args(Tier))
    assert set(say.boxes.occasions) == set(get_args(Occasion))
    assert set(say.boxes.losses) == set(get_args(LossPer))
    assert set(say.effects.things) >= set(get_args(Countable))


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


@every_language
def test_every_effect_has_a_phrase(say: Phrases) -> None:
    worded = {*say.effects.rights, *say.boxes.effects, *PHRASED}
    assert worded == set(get_args(Effect))


def test_one_of_a_thing_is_told_in_the_singular() -> None:
    coins = Amount("{n} coin", "{n} coins")
    assert [coins.of(number) for number in (-1, 0, 1, 2)] == [
        "-1 coin",
        "0 coins",
        "1 coin",
        "2 coins",
    ]


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
