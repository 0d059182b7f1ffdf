"""Names in four languages; where one is missing the English one stands in."""

import pytest

from sevenwonders.content.errors import ContentError, UnknownLanguage, UnknownName
from sevenwonders.content.files import text
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import COLORS, EDITIONS, RESOURCES, SYMBOLS
from sevenwonders.content.names import LANGUAGES, SECTIONS, names, parse_names, untranslated

UNSURE = ("cards.well", "cards.ludus", "cards.castrum", "cards.decorators-guild")


@pytest.mark.parametrize(
    ("language", "missing"), [("en", ()), ("fr", ()), ("nl", UNSURE), ("de", UNSURE)]
)
def test_only_names_we_are_unsure_of_are_missing(language: str, missing: tuple[str, ...]) -> None:
    assert untranslated(language) == missing


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(edition: str, language: str) -> None:
    catalog, said = load_catalog(edition), names(language)
    assert all(said.card(card.id) for card in catalog.cards)
    assert all(said.board(board.id) and said.wonder(board.id) for board in catalog.boards)
    assert all(said.color(color) for color in COLORS)
    assert all(said.resource(resource) for resource in RESOURCES)
    assert all(said.symbol(symbol) for symbol in SYMBOLS)


def test_nothing_is_named_that_is_not_in_a_box() -> None:
    catalogs = [load_catalog(edition) for edition in EDITIONS]
    english = parse_names(text("data/names", "en"), file="en.toml")
    assert set(english["cards"]) == {card.id for c in catalogs for card in c.cards}
    boards = {board.id for c in catalogs for board in c.boards}
    assert set(english["boards"]) == set(english["wonders"]) == boards


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_names_what_english_does_not(language: str) -> None:
    english = parse_names(text("data/names", "en"), file="en.toml")
    own = parse_names(text("data/names", language), file=f"{language}.toml")
    assert all(set(own[section]) <= set(english[section]) for section in SECTIONS)


def test_names_are_those_of_the_language() -> None:
    assert [names(lang).card("lumber-yard") for lang in LANGUAGES] == [
        "Lumber Yard",
        "Chantier",
        "Houtwerf",
        "Holzplatz",
    ]
    assert names("fr").board("ephesus") == "Éphèse"
    assert names("de").wonder("rhodes") == "Der Koloss von Rhodos"


def test_a_missing_name_is_the_english_one() -> None:
    assert names("nl").card("well") == "Well"


def test_two_cards_may_share_a_printed_name() -> None:
    dutch = names("nl")
    assert dutch.card("stone-pit") == dutch.card("quarry") == "Steengroeve"


def test_unknown_languages_and_ids_are_refused() -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, nl, de"):
        names("la")
    with pytest.raises(UnknownLanguage):
        untranslated("la")
    with pytest.raises(UnknownName, match=r"cards\.atlantis"):
        names("en").card("atlantis")


@pytest.mark.parametrize("content", ["[card]\nwell = 'Well'", "[cards]\nwell = 1", "[cards"])
def test_a_slip_in_a_file_of_names_is_refused(content: str) -> None:
    with pytest.raises(ContentError, match=r"demo\.toml"):
        parse_names(content, file="demo.toml")
