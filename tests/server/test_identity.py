"""A guest is who our own cookie says."""

# ruff: noqa: RUF001 -- letters that look alike are part of what it is about

import unicodedata

import pytest

from sevenwonders.content.loader import load_catalog
from sevenwonders.content.names import LANGUAGES
from sevenwonders.server.content.catalogue import content_of
from sevenwonders.server.errors import BadName
from sevenwonders.server.identity import Identity, new_guest, new_table
from sevenwonders.server.names import BOT_NAMES, checked_name, likeness

KEY = b"k" * 64


def test_a_cookie_names_its_guest() -> None:
    guest = new_guest()
    cookie = Identity(KEY).cookie(guest)
    assert Identity(KEY).guest(cookie) == guest
    assert new_guest() != guest
    assert len(new_table()) == 10


@pytest.mark.parametrize("cookie", [None, "", "ada", "ada.x.y", "é"])
def test_what_we_did_not_sign_names_nobody(cookie: str | None) -> None:
    assert Identity(KEY).guest(cookie) is None


def test_a_changed_or_foreign_cookie_names_nobody() -> None:
    cookie = Identity(KEY).cookie("ada")
    assert Identity(KEY).guest(cookie.replace("ada", "ben")) is None
    assert Identity(b"x" * 64).guest(cookie) is None


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u3164",
        "\ufeff",
        "\u2800",
        "\u0301",
        "\u202eevil",
        "Ada\u200b",
        "A\u200dda",
        "\u200dAda",
        "\N{PILE OF POO}\u200d",
        "\N{PILE OF POO} \u200d \N{PILE OF POO}",
        "Ada\u3164",
    ],
)
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(BadName, match="visible characters") as refused:
        checked_name(name)
    assert refused.value.params == {"why": "unseen"}


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "7",
        "?!",
        "Zoë",
        "李小龍",
        "김민준",
        "شيرين",
        "نی\u200cنی",
        "ශ්\u200dරී",
        "e\u0323\u0302",
        "\N{PILE OF POO}",
        "\N{WOMAN}\u200d\N{PERSONAL COMPUTER}",
        "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\u200d\N{PERSONAL COMPUTER}",
        "\N{RAINBOW}\ufe0f\u200d\N{WOMAN}",
    ],
)
def test_a_name_of_any_script_is_a_name(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_an_edition_is_told_whole_in_every_language(edition: str) -> None:
    content = content_of(edition)
    catalog = load_catalog(edition)
    assert [card.id for card in content.cards] == [card.id for card in catalog.cards]
    opened = {(card.id, after) for card in content.cards for after in card.opens}
    assert opened == {(before, card.id) for card in catalog.cards for before in card.chains}
    assert {side.slug for board in content.boards for side in board.sides} == set(
        catalog.side_slugs
    )
    for language in LANGUAGES:
        names = content.names[language]
        assert set(names.cards) == {card.id for card in catalog.cards}
        assert set(names.wonders) == set(names.boards) == {board.id for board in catalog.boards}
        for lacking in content.untranslated[language]:
            section, _, key = lacking.partition(".")
            assert getattr(names, section)[key] == getattr(content.names["en"], section)[key]


@pytest.mark.parametrize("name", ["Аda", "Αda", "Adа", "Ада Lovelace", "ᎪDA"])
def test_a_name_of_letters_of_several_scripts_is_refused(name: str) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(name)
    assert refused.value.params == {"why": "mixed"}


@pytest.mark.parametrize("name", ["Ада", "Άννα", "Kenji 太郎", "はなこハナコ", "Ada 2"])
def test_scripts_that_are_written_together_are_no_mixture(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name", [BOT_NAMES[0], BOT_NAMES[0].upper(), "greedy", "ＥＸＰＥＲＴ", "ехреrt"]
)
def test_nobody_is_called_as_a_bot(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)


@pytest.mark.parametrize(
    "alike", ["ADA", "Ａｄａ", "a d a", "ѕсоре/scope", "Iris/lris", "Straße/STRASSE", "Οδος/Οδος"]
)
def test_names_look_alike_whatever_their_letters_are(alike: str) -> None:
    one, _, other = alike.partition("/")
    assert likeness(one) == likeness(other or "Ada")


def test_names_that_can_be_told_apart_are_not_alike() -> None:
    names = ["Ada", "Adam", "Eva", "Ewa", "Zoe", "Zoë", "Ann", "Anna", "Ali", "李小龍"]
    assert len({likeness(name) for name in names}) == len(names)
