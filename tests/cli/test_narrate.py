"""Events as sentences."""

from collections.abc import Mapping

import pytest

from sevenwonders.cli.narrate.en import ENGLISH
from sevenwonders.cli.narrate.narrate import sentence, story
from sevenwonders.cli.narrate.words import WORDS
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.engine.events.base import (
    Built,
    Event,
    Fought,
    Gained,
    GameEnded,
    Paid,
    Received,
    Sold,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.boxes import (
    EdificeBuilt,
    EdificeJoined,
    GaveUp,
    LeaderKept,
    LeaderSold,
    Lost,
    PackReceived,
    Recruited,
    TokensReturned,
)
from tests.support.catalogues import differences
from tests.support.event_samples import CAUSES, FACE_DOWN, SAMPLES

PEOPLE = ("Anna", "Bob", "the free city")
EN = names("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [*SAMPLES, *FACE_DOWN], ids=str)
def test_every_event_is_a_sentence(event: Event, language: str) -> None:
    told = sentence(event, names(language), PEOPLE)
    assert told.endswith(".")
    assert "{" not in told
    assert "None" not in told


@pytest.mark.parametrize("event", FACE_DOWN, ids=str)
def test_a_sentence_about_a_card_face_down_names_none(event: Event) -> None:
    told = sentence(event, EN, PEOPLE)
    for card in ("Altar", "Baths", "Plato", "Nero"):
        assert card not in told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Built(city=0, card="altar", way="paid", by=0), "Anna builds Altar."),
        (
            Built(city=0, card="temple", way="chain", by=0, chain="altar"),
            "Anna builds Temple, free thanks to Altar.",
        ),
        (Paid(city=0, to=1, coins=2), "Anna pays 2 coins to Bob."),
        (Paid(city=0, to=-1, coins=1), "Anna pays 1 coin to the bank."),
        (Sold(city=1, card=None, by=1), "Bob sells a card for 3 coins."),
        (Received(seat=0, cards=("altar", "baths")), "Anna takes up Altar and Baths."),
        (TurnBegan(age=2, turn=0), "Age II, leaders are recruited."),
        (
            Recruited(city=0, leader="stevie", stage=2),
            "Anna recruits Stevie and builds stage 2 of the wonder.",
        ),
        (
            StageBuilt(city=0, stage=1, card="plato", by=0),
            "Anna builds stage 1 of the wonder with Plato.",
        ),
        (LeaderSold(city=1, leader=None), "Bob sells a leader for 3 coins."),
        (Lost(city=1, coins=1, debts=2), "Bob loses 1 coin and takes 2 debts."),
        (
            Lost(city=1, coins=3, debts=0, causes=CAUSES[:2]),
            "Bob loses 3 coins (Lair of Anna and stage 2 of the free city).",
        ),
        (
            TokensReturned(city=0, value=-1, count=2, causes=CAUSES[2:3]),
            "Anna gives back 2 tokens -1 (Telesilla).",
        ),
        (
            GaveUp(city=1, card="altar", causes=CAUSES[3:]),
            "Bob gives up Altar (Belvedere).",
        ),
        (EdificeBuilt(age=1, edifice="belvedere"), "Belvedere is complete."),
        (
            GameEnded(winners=(0, 1), totals=(30, 25, 50, 4), teams=True),
            "Anna and Bob win together with 55 points.",
        ),
    ],
    ids=str,
)
def test_sentences_read_plainly(event: Event, told: str) -> None:
    assert sentence(event, EN, PEOPLE) == told


def test_a_story_tells_the_price_with_the_build_and_leaves_out_what_is_no_news() -> None:
    told = story(
        [
            Paid(city=0, to=1, coins=2),
            Paid(city=0, to=-1, coins=1),
            Paid(city=1, to=2, coins=1),
            Built(city=0, card="temple", way="paid", by=0),
            StageBuilt(city=1, stage=2, card=None, by=1),
            Sold(city=2, card=None, by=0),
            Gained(city=2, coins=3, source="sale"),
            Received(seat=0, cards=("altar",)),
        ],
        EN,
        PEOPLE,
    )
    assert told == [
        "Anna builds Temple, paying 2 coins to Bob and 1 coin to the bank.",
        "Bob builds stage 2 of the wonder, paying 1 coin to the free city.",
        "The free city sells a card for 3 coins.",
    ]


def test_a_story_tells_what_a_leader_cost_and_leaves_out_the_draft() -> None:
    told = story(
        [
            PackReceived(seat=0, leaders=("plato", None)),
            LeaderKept(seat=0, leader="plato"),
            Paid(city=0, to=-1, coins=4),
            Paid(city=1, to=2, coins=2),
            Recruited(city=0, leader="plato"),
            StageBuilt(city=1, stage=1, card=None, by=1),
            EdificeJoined(city=1, edifice="belvedere"),
        ],
        EN,
        PEOPLE,
    )
    assert told == [
        "Anna recruits Plato, paying 4 coins to the bank.",
        "Bob builds stage 1 of the wonder, paying 2 coins to the free city.",
        "Bob takes part in Belvedere.",
    ]


def test_cards_are_named_in_the_readers_language() -> None:
    told = sentence(Built(city=0, card="altar", way="paid", by=0), names("fr"), PEOPLE)
    assert names("fr").card("altar") in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Anna construit Temple en payant 2 pièces à Bob et 1 pièce à la banque."),
        ("nl", "Anna bouwt Tempel en betaalt 2 munten aan Bob en 1 munt aan de bank."),
        ("de", "Anna baut Tempel und zahlt 2 Münzen an Bob und 1 Münze an die Bank."),
    ],
)
def test_a_story_is_told_in_the_readers_language(language: str, told: str) -> None:
    events: list[Event] = [
        Paid(city=0, to=1, coins=2),
        Paid(city=0, to=-1, coins=1),
        Built(city=0, card="temple", way="paid", by=0),
    ]
    assert story(events, names(language), PEOPLE) == [told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_conflict_tokens_are_told_with_their_value(language: str) -> None:
    victory = sentence(Fought(city=0, against=1, value=3), names(language), PEOPLE)
    defeat = sentence(Fought(city=1, against=0, value=-1), names(language), PEOPLE)
    assert victory.endswith("3.")
    assert defeat.endswith("-1.")


def test_every_language_of_the_names_has_its_sentences() -> None:
    assert tuple(WORDS) == LANGUAGES


@pytest.mark.parametrize("words", WORDS.values(), ids=list(WORDS))
def test_a_language_tells_what_english_tells_with_the_same_places(words: Mapping[str, str]) -> None:
    assert differences(words, ENGLISH) == []
