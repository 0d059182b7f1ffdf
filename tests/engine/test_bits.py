"""Figures that share an integer keep apart, and a table that has no room for them is refused."""

import msgspec
import pytest

from sevenwonders.content.errors import ContentError
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.model import EDITIONS, Catalog, Stage
from sevenwonders.engine.boxes.leaders import buried, buried_leader, buried_points
from sevenwonders.engine.choice.bits import (
    CARD_BITS,
    MOST_CARDS,
    count_at,
    count_bits,
    decision_number,
    decision_place,
)
from sevenwonders.engine.choice.choice import NO_CARD
from sevenwonders.engine.components.lower import _lowered, load_components
from sevenwonders.engine.see.recall import BACK, HIDDEN
from sevenwonders.engine.vocabulary import AGES, RULES


def test_counts_side_by_side_are_read_one_by_one() -> None:
    counts = count_bits(3, 0) + count_bits(15, 1) + count_bits(1, 2)
    assert [int(count_at(counts, place)) for place in range(4)] == [3, 15, 1, 0]


def test_a_buried_leader_is_read_beside_its_points() -> None:
    entry = buried(MOST_CARDS - 1, 12)
    assert (buried_leader(entry), buried_points(entry)) == (MOST_CARDS - 1, 12)


def test_backs_and_unseen_cards_are_no_card_of_any_table() -> None:
    marks = [*(BACK + age for age in range(1, AGES + 1)), HIDDEN, NO_CARD]
    assert len(set(marks)) == len(marks)
    assert all(MOST_CARDS < mark < 1 << CARD_BITS for mark in marks)


def test_a_decision_is_told_by_its_number() -> None:
    for stage, ask in ((0, 0), (0, 6), (1, 0), (57, 15)):
        assert decision_place(int(decision_number(stage, ask))) == (stage, ask)
    assert decision_place(-1)[0] < 0
    assert decision_place(2**70)[0] == 2**66


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_boxes_together_have_room(edition: str) -> None:
    assert len(load_components(edition, extra_names(), experts=True).cards) <= MOST_CARDS


def crowded(cards: int) -> Catalog:
    """The base game with so many cards and leaders."""
    catalog = load_catalog("1e", ["leaders"])
    more = cards - len(catalog.cards) - len(catalog.leaders)
    extra = [msgspec.structs.replace(catalog.cards[0], id=f"more-{at}") for at in range(more)]
    return msgspec.structs.replace(catalog, cards=(*catalog.cards, *extra))


def test_more_cards_than_a_choice_can_name_are_refused() -> None:
    components = _lowered(crowded(MOST_CARDS), experts=False, only_boards=False, rules=RULES)
    assert len(components.cards) == MOST_CARDS
    with pytest.raises(ContentError, match="501 cards and leaders") as caught:
        _lowered(crowded(MOST_CARDS + 1), experts=False, only_boards=False, rules=RULES)
    assert caught.value.file == "base-1e.toml, leaders.toml"


def test_more_stages_than_a_choice_can_write_are_refused() -> None:
    catalog = load_catalog("1e")
    giza = catalog.board("giza")
    side = msgspec.structs.replace(giza.sides[0], stages=(Stage(effects=()),) * 10)
    tall = msgspec.structs.replace(giza, sides=(side,))
    with pytest.raises(ContentError, match="10 stages") as caught:
        _lowered(
            msgspec.structs.replace(catalog, boards=(tall,)),
            experts=False,
            only_boards=False,
            rules=RULES,
        )
    assert (caught.value.item, caught.value.key) == ("giza-a", "stages")
