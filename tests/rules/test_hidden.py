"""Chapter 11: what a seat sees of the table, and what it does not."""

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.events.base import Discarded, LeftOver
from sevenwonders.engine.events.decode import drain, listen
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view
from tests.support.rules import rule
from tests.support.table import a_city, a_table, hand, play


def sold_card(state: State, seat: int) -> list[str | None]:
    """What a seat is told of the cards that went to the discard pile."""
    told = [redact(event, seat) for event in drain(state)]
    return [event.card for event in told if isinstance(event, (Discarded, LeftOver))]


@rule("11.1")
def test_a_hand_is_seen_by_its_holder_and_counted_by_all() -> None:
    state = a_table(a_city("giza-a", hand="altar"), turn=3)
    assert list(view(state, 0).hand) == hand(state, 0)
    assert "altar" not in view(state, 1).hand
    assert view(state, SPECTATOR).hand == ()
    for seat in (SPECTATOR, 0, 1, 2):
        assert [city.hand_size for city in view(state, seat).cities] == [5, 5, 5]


@rule("11.2")
def test_a_choice_is_hidden_until_the_last_is_in() -> None:
    state = a_table(a_city("giza-a", hand="altar"))
    blank = view(state, 1)
    state.submit(0, Choice.parse("B:altar"))
    assert view(state, 0).sealed == ("B:altar",)
    assert view(state, 1).sealed == ()
    assert view(state, 1).cities == blank.cities
    play(state)
    assert view(state, 1).cities[0].cards == ("altar",)


@rule("11.3")
def test_a_card_under_a_stage_is_known_to_who_laid_it() -> None:
    state = a_table(a_city("giza-a", built="stone-pit", hand="altar"))
    play(state, "W1:altar")
    seen = [view(state, seat).cities[0].stages[0] for seat in (SPECTATOR, 0, 1, 2)]
    assert [stage.card for stage in seen] == [None, "altar", None, None]
    assert all(stage.built for stage in seen)


@rule("11.3")
def test_a_sale_is_told_without_its_card() -> None:
    for seat, card in ((0, "altar"), (1, None), (SPECTATOR, None)):
        state = a_table(a_city("giza-a", hand="altar"))
        listen(state)
        play(state, "D:altar")
        assert sold_card(state, seat)[0] == card


@rule("11.4")
def test_the_pile_is_looked_through_by_its_builder_alone() -> None:
    state = a_table(
        a_city("halicarnassus-b", built="foundry", hand="school"),
        a_city("giza-a", hand="forum", built="west-trading-post"),
        a_city("rhodes-a", hand="vineyard"),
        age=2,
        discard="altar baths",
    )
    play(state, "W1:school", "B:forum", "B:vineyard")
    assert sorted(view(state, 0).discard) == ["altar", "baths"]
    assert view(state, 1).discard == view(state, SPECTATOR).discard == ()
    assert view(state, 1).discard_count == 2
    play(state, "T:altar")
    assert view(state, 1).cities[0].cards == ("foundry", "altar")
    assert view(state, 0).discard == ()


@rule("11.5")
def test_cities_are_open_to_all() -> None:
    state = a_table(
        a_city("giza-a", coins=7, built="altar barracks", stages="?", victories=(1, 0, 0)), age=2
    )
    for seat in (SPECTATOR, 0, 1, 2):
        city = view(state, seat).cities[0]
        assert (city.coins, city.cards, city.shields) == (7, ("altar", "barracks"), 1)
        assert city.victories == (1, 0, 0)
        assert [stage.built for stage in city.stages] == [True, False, False]


@rule("11.6")
def test_nobody_sees_the_last_card_of_the_free_citys_pile() -> None:
    for seat in (SPECTATOR, 0, 1):
        state = a_table(players=2, turn=6, pile="baths")
        listen(state)
        assert view(state, seat).pile_count == 1
        play(state)
        assert "baths" not in sold_card(state, seat)


@rule("11.7")
def test_a_coming_deck_changes_nothing_that_is_seen() -> None:
    state, twin = a_table(), a_table()
    twin.deal = a_table(seed="another").deal
    assert sorted(state.deal.decks[2]) != sorted(twin.deal.decks[2])
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(state, seat) == view(twin, seat)
