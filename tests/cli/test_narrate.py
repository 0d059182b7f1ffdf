"""Events as sentences."""

from collections.abc import Sequence

import pytest

from sevenwonders.cli.narrate.narrate import story
from sevenwonders.content.names import LANGUAGES, Names, names
from sevenwonders.engine.events.base import (
    Built,
    Compared,
    Dealt,
    Discarded,
    Event,
    Fought,
    Gained,
    GameEnded,
    Paid,
    Piled,
    Received,
    StageBuilt,
    TurnBegan,
)
from sevenwonders.engine.events.edifices import EdificeBuilt, EdificeJoined, GaveUp
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    LeaderDiscarded,
    LeaderKept,
    Recruited,
)
from sevenwonders.engine.events.tokens import DefeatPassed, Lost, TokensReturned
from tests.support.sample_events import CAUSES, FACE_DOWN, SAMPLES

PEOPLE = ("Anna", "Bob", "the free city")
EN = names("en")
NO_NEWS = (Dealt, Piled, Received, Compared, DraftPackReceived, LeaderKept)
"""Seen on the table, and not told."""


def sentence(event: Event, called: Names, people: Sequence[str]) -> str:
    """One event in words."""
    (told,) = story([event], called, people)
    return told


def is_told(event: Event) -> bool:
    """Whether an event has a sentence of its own: a defeat is told with its victory."""
    if isinstance(event, Gained) and event.source == "discard":
        return False
    return not isinstance(event, NO_NEWS) and not (isinstance(event, Fought) and event.value < 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [*SAMPLES, *FACE_DOWN], ids=str)
def test_every_event_is_a_sentence(event: Event, language: str) -> None:
    if not is_told(event):
        assert story([event], names(language), PEOPLE) == []
        return
    told = sentence(event, names(language), PEOPLE)
    assert told.endswith(".")
    assert "{" not in told
    assert "None" not in told


@pytest.mark.parametrize("event", FACE_DOWN, ids=str)
def test_a_sentence_about_a_card_face_down_names_none(event: Event) -> None:
    told = " ".join(story([event], EN, PEOPLE))
    for card in ("Altar", "Baths", "Plato", "Nero"):
        assert card not in told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Built(city=0, card="altar", paid_by="paid", by=0), "Anna builds Altar."),
        (
            Built(city=0, card="temple", paid_by="chain", by=0, chain="altar"),
            "Anna builds Temple, free thanks to Altar.",
        ),
        (Paid(city=0, to=1, coins=2), "Anna pays 2 coins to Bob."),
        (Paid(city=0, to=-1, coins=1), "Anna pays 1 coin to the bank."),
        (Discarded(city=1, card=None, by=1), "Bob discards a card for 3 coins."),
        (TurnBegan(age=2, turn=0), "Age II · recruitment."),
        (
            Recruited(city=0, leader="stevie", stage=2),
            "Anna recruits Stevie and builds stage 2 of the wonder.",
        ),
        (
            StageBuilt(city=0, stage=1, card="plato", by=0),
            "Anna builds stage 1 of the wonder with Plato.",
        ),
        (LeaderDiscarded(city=1, leader=None), "Bob discards a leader for 3 coins."),
        (Lost(city=1, coins=1, debts=2), "Bob loses 1 coin and takes 2 Debt tokens."),
        (
            Lost(city=1, coins=3, debts=0, causes=CAUSES[:2]),
            "Bob loses 3 coins (Lair of Anna and stage 2 of the free city).",
        ),
        (
            TokensReturned(city=0, value=-1, count=2, causes=CAUSES[2:3]),
            "Anna gives back 2 Defeat tokens (Telesilla).",
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
            Built(city=0, card="temple", paid_by="paid", by=0),
            StageBuilt(city=1, stage=2, card=None, by=1),
            Discarded(city=2, card=None, by=0),
            Gained(city=2, coins=3, source="discard"),
            Received(seat=0, cards=("altar",)),
        ],
        EN,
        PEOPLE,
    )
    assert told == [
        "Anna builds Temple, paying 2 coins to Bob and 1 coin to the bank.",
        "Bob builds stage 2 of the wonder, paying 1 coin to the free city.",
        "The free city discards a card for 3 coins.",
    ]


def test_a_story_tells_what_a_leader_cost_and_leaves_out_the_draft() -> None:
    told = story(
        [
            DraftPackReceived(seat=0, leaders=("plato", None)),
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
        "Bob joins Belvedere.",
    ]


def test_cards_are_named_in_the_readers_language() -> None:
    told = sentence(Built(city=0, card="altar", paid_by="paid", by=0), names("fr"), PEOPLE)
    assert names("fr").card("altar") in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Anna construit Temple, en payant 2 pièces à Bob et 1 pièce à la banque."),
        ("nl", "Anna bouwt Tempel en betaalt daarvoor 2 munten aan Bob en 1 munt aan de bank."),
        ("de", "Anna baut Tempel und zahlt dafür 2 Münzen an Bob und 1 Münze an die Bank."),
    ],
)
def test_a_story_is_told_in_the_readers_language(language: str, told: str) -> None:
    events: list[Event] = [
        Paid(city=0, to=1, coins=2),
        Paid(city=0, to=-1, coins=1),
        Built(city=0, card="temple", paid_by="paid", by=0),
    ]
    assert story(events, names(language), PEOPLE) == [told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_conflict_tokens_are_told_with_their_value(language: str) -> None:
    victory, defeat = Fought(city=0, against=1, value=3), Fought(city=1, against=0, value=-1)
    (told,) = story([victory, defeat], names(language), PEOPLE)
    assert told.endswith("+3, \N{MINUS SIGN}1.")
    (alone,) = story([victory, DefeatPassed(city=0, loser=1)], names(language), PEOPLE)[:1]
    assert alone.endswith("+3.")
