"""Names in four languages; where one is missing the English one stands in."""

import pytest

from sevenwonders.content.errors import ContentError, MissingName, UnknownLanguage
from sevenwonders.content.files import text
from sevenwonders.content.loader import box_names, load_box
from sevenwonders.content.model import COLORS, RESOURCES, SYMBOLS
from sevenwonders.content.name_files import SECTIONS, parse_names
from sevenwonders.content.names import LANGUAGES, names, untranslated

ALL_BOXES = [load_box(name) for name in box_names()]
UNSURE_CARDS = ("well", "ludus", "castrum", "decorators-guild")
UNSURE_LEADERS = {"nl": ("aganice", "eurypyle"), "de": ("aganice", "eurypyle", "darius")}
KNOWN_LATE = {
    "nl": {"courtesans-guild"},
    "de": {
        "courtesans-guild",
        *("residence", "hideout", "militia", "dive", "pigeonhole", "secret-warehouse"),
        *("clandestine-wharf-west", "clandestine-wharf-east", "band-of-spies", "mercenaries"),
        *("lair", "consulate", "gambling-den", "black-market", "sepulcher", "architect-firm"),
        *("torture-chamber", "contingent", "brotherhood", "embassy", "cenotaph"),
        "chamber-of-builders",
    },
}
KNOWN_EDIFICES = {"nl": set[str](), "de": {"belvedere", "amphitheater", "archives"}}
UNSURE_GUILDS = ("counterfeiters-guild", "guild-of-shadows", "mourners-guild")


def test_english_names_everything() -> None:
    assert untranslated("en") == ()


def test_french_lacks_the_names_of_three_guilds() -> None:
    assert untranslated("fr") == tuple(f"cards.{name}" for name in UNSURE_GUILDS)


@pytest.mark.parametrize("language", ["nl", "de"])
def test_only_names_we_are_unsure_of_are_missing(language: str) -> None:
    late = [card.id for box in ALL_BOXES for card in box.cards if "base" not in box.id]
    edifices = [edifice.id for box in ALL_BOXES for edifice in box.edifices]
    assert set(untranslated(language)) == {
        *(f"cards.{name}" for name in (*UNSURE_CARDS, *late) if name not in KNOWN_LATE[language]),
        *(f"leaders.{name}" for name in UNSURE_LEADERS[language]),
        *(f"edifices.{name}" for name in edifices if name not in KNOWN_EDIFICES[language]),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_boxes_has_a_name(language: str) -> None:
    said = names(language)
    for box in ALL_BOXES:
        assert all(said.card(card.id) for card in box.cards)
        assert all(said.leader(leader.id) for leader in box.leaders)
        assert all(said.edifice(edifice.id) for edifice in box.edifices)
        assert all(said.board(board.id) and said.wonder(board.id) for board in box.boards)
    assert all(said.color(color) for color in COLORS)
    assert all(said.resource(resource) for resource in RESOURCES)
    assert all(said.symbol(symbol) for symbol in SYMBOLS)


def test_nothing_is_named_that_is_not_in_a_box() -> None:
    english = parse_names(text("data/names", "en"), file="en.toml")
    assert set(english["cards"]) == {card.id for box in ALL_BOXES for card in box.cards}
    assert set(english["leaders"]) == {x.id for box in ALL_BOXES for x in box.leaders}
    assert set(english["edifices"]) == {x.id for box in ALL_BOXES for x in box.edifices}
    boards = {board.id for box in ALL_BOXES for board in box.boards}
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
    assert names("fr").leader("caesar") == "César"
    assert names("nl").leader("euclid") == "Euclides"
    assert names("fr").edifice("concentric-castle") == "Double enceinte"
    assert names("de").board("carthage") == "Karthago"


def test_a_missing_name_is_the_english_one() -> None:
    assert names("nl").card("well") == "Well"
    assert names("de").edifice("outpost") == "Outpost"


def test_two_cards_may_share_a_printed_name() -> None:
    dutch = names("nl")
    assert dutch.card("stone-pit") == dutch.card("quarry") == "Steengroeve"


def test_unknown_languages_and_ids_are_refused() -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, nl, de"):
        names("la")
    with pytest.raises(UnknownLanguage):
        untranslated("la")
    with pytest.raises(MissingName, match=r"cards\.atlantis"):
        names("en").card("atlantis")


@pytest.mark.parametrize("content", ["[card]\nwell = 'Well'", "[cards]\nwell = 1", "[cards"])
def test_a_slip_in_a_file_of_names_is_refused(content: str) -> None:
    with pytest.raises(ContentError, match=r"demo\.toml"):
        parse_names(content, file="demo.toml")
