"""What the tests of both editions ask of every card: price, chains, copies."""

from collections import Counter

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import CannotAfford, InvalidPosition
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import RESOURCES, ROWS
from tests.cards.printed import FACES, Printed, city_making
from tests.support.table import a_city, a_table, built, hand, legal, play, points, ways


def refusal(state: State, seat: int, choice: str) -> CannotAfford:
    """Why a seat cannot pay for a choice."""
    with pytest.raises(CannotAfford) as refused:
        state.submit(seat, Choice.parse(choice))
    return refused.value


def lacks(state: State, seat: int, stage: int) -> Counter[str]:
    """The goods a seat can neither make nor buy for a stage of its wonder."""
    card = hand(state, seat)[0]
    if legal(state, seat, f"W{stage}:{card}"):
        return Counter()
    return Counter(refusal(state, seat, f"W{stage}:{card}").missing)


def sheet(state: State, city: int) -> dict[str, int]:
    """The rows of a city's score sheet that are not empty."""
    rows = {row: points(state, city, row) for row in ROWS}
    return {row: amount for row, amount in rows.items() if amount}


def table_for(edition: str, card: Printed, goods: Counter[str], *, coins: int) -> State:
    """Seat 0 holds the card in a city that makes these goods and none that the card costs else."""
    useless = next((good for good in RESOURCES if good not in card.units), "")
    city = city_making(edition, goods, useless, hand=card.slug, coins=coins)
    return a_table(city, edition=edition, age=card.age, players=card.players)


def check_price(edition: str, card: Printed) -> None:
    """With the goods and coins printed it is built, and there is no other price."""
    state = table_for(edition, card, card.units, coins=card.price)
    choice = f"B:{card.slug}${card.price}" if card.price else f"B:{card.slug}"
    assert ways(state, 0, f"B:{card.slug}") == [choice]
    play(state, choice)
    assert built(state, 0)[-1] == card.slug


def check_one_less(edition: str, card: Printed) -> None:
    """A city without money that lacks one unit or coin cannot build it; for nothing anyone can."""
    for unit in card.units:
        state = table_for(edition, card, card.units - Counter([unit]), coins=0)
        assert refusal(state, 0, f"B:{card.slug}").missing == (unit,)
    if card.price:
        state = table_for(edition, card, Counter(), coins=card.price - 1)
        assert refusal(state, 0, f"B:{card.slug}${card.price}").coins == 1
    if not card.cost:
        for good in ("wood", "stone"):
            state = table_for(edition, card, Counter([good]), coins=0)
            assert ways(state, 0, f"B:{card.slug}") == [f"B:{card.slug}"]


def check_chains(edition: str, card: Printed, cards: tuple[Printed, ...]) -> None:
    """Each structure named makes it free; all others of earlier Ages together do not."""
    sources = card.chains.split()
    for source in sources:
        state = _beside(edition, card, source)
        assert ways(state, 0, f"B:{card.slug}") == [f"B:{card.slug}"]
    if card.units and card.age > 1:
        others = [
            other.slug
            for other in cards
            if other.age < card.age and not other.makes_goods and other.slug not in sources
        ]
        refusal(_beside(edition, card, " ".join(others)), 0, f"B:{card.slug}")


def _beside(edition: str, card: Printed, structures: str) -> State:
    """Seat 0 holds the card in a city without money where these structures stand."""
    city = a_city(f"ephesus-{FACES[edition][0]}", coins=0, built=structures, hand=card.slug)
    return a_table(city, edition=edition, age=card.age, players=7)


def check_copies(edition: str, card: Printed) -> None:
    """A table of so many players has the copies printed for it, and no more."""
    for players in range(3, 8):
        copies = [smallest for smallest in card.copies or (3,) if smallest <= players]
        pile = " ".join(card.slug for _ in copies)
        a_table(players=players, edition=edition, age=card.age, discard=pile)
        more = f"{pile} {card.slug}"
        with pytest.raises(InvalidPosition, match="once too often"):
            a_table(players=players, edition=edition, age=card.age, discard=more)
