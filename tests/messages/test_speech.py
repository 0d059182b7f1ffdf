"""Messages with their arguments filled in."""

import pytest

from sevenwonders.messages import Messages, MissingArgument, UnknownMessage, messages
from sevenwonders.messages.speech import plural


@pytest.fixture
def english() -> Messages:
    return messages("en")


def test_a_number_picks_the_form_of_its_word(english: Messages) -> None:
    assert english.say("home-players-n", n=1) == "1 player"
    assert english.say("home-players-n", n=3) == "3 players"


def test_french_counts_nothing_as_one() -> None:
    assert [plural(n, "fr") for n in (0, 1, 2)] == ["one", "one", "other"]
    assert [plural(n, "en") for n in (0, 1, -1, 2)] == ["other", "one", "one", "other"]


def test_words_are_listed_as_the_language_lists_them(english: Messages) -> None:
    assert english.all_of(["a", "b", "c"]) == "a, b and c"
    assert english.any_of(["a", "b"]) == "a or b"
    assert english.any_of(["a"]) == "a"
    assert messages("de").all_of(["a", "b"]) == "a und b"


def test_a_message_that_is_not_there_is_named(english: Messages) -> None:
    with pytest.raises(UnknownMessage, match="'home-nothing' in en"):
        english.say("home-nothing")
    with pytest.raises(UnknownMessage):
        english.say("nowhere")


def test_an_argument_that_is_not_given_is_named(english: Messages) -> None:
    with pytest.raises(MissingArgument, match="'home-players-n' needs the argument 'n'"):
        english.say("home-players-n")
