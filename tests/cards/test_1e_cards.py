"""First edition: what every card costs, what chains to it, and the cards of plain effect."""

from tests.cards import checks, effects
from tests.cards.cards_1e import BLUE, BROWN, CARDS, GRAY, GREEN, RED
from tests.cards.gauges import MADE, ONE_MORE, TWO_MORE
from tests.cards.printed import Printed
from tests.support.covers import each
from tests.support.rules import rule


@rule("4.1", "4.2", "4.3")
@each("1e", "card", CARDS, aspect="cost")
def test_it_is_built_for_the_printed_cost(card: Printed) -> None:
    checks.check_price("1e", card)


@rule("3.9", "4.2", "4.3")
@each("1e", "card", CARDS, aspect="cost")
def test_one_unit_less_does_not_build_it(card: Printed) -> None:
    checks.check_one_less("1e", card)


@rule("4.7", "4.8", "4.9")
@each("1e", "card", CARDS, aspect="cost")
def test_only_its_chains_make_it_free(card: Printed) -> None:
    checks.check_chains("1e", card, CARDS)


@rule("1.6")
@each("1e", "card", CARDS, aspect="cost")
def test_each_table_has_its_copies(card: Printed) -> None:
    checks.check_copies("1e", card)


@rule("7.4", "9.5")
@each("1e", "card", BLUE)
def test_a_blue_card_is_worth_its_points(card: Printed) -> None:
    effects.check_points("1e", card)


@rule("7.5", "8.2")
@each("1e", "card", RED)
def test_a_red_card_adds_its_shields(card: Printed) -> None:
    effects.check_shields("1e", card)


@rule("7.6", "9.6")
@each("1e", "card", GREEN)
def test_a_green_card_adds_its_symbol(card: Printed) -> None:
    effects.check_symbol("1e", card)


@rule("5.2", "5.6", "7.2", "7.3")
@each("1e", "card", BROWN)
def test_a_brown_card_makes_its_goods_and_no_more(card: Printed) -> None:
    gauges = TWO_MORE if " " in card.goods else ONE_MORE
    for good, gauge in gauges["1e"].items():
        still_lacking = effects.check_goods("1e", card, good, gauge)
        assert still_lacking[good] >= 1


@rule("5.2", "7.2")
@each("1e", "card", GRAY)
def test_a_gray_card_makes_its_good(card: Printed) -> None:
    effects.check_goods("1e", card, card.goods, MADE["1e"][card.goods])


@rule("4.6")
@each("1e", "card", GRAY)
def test_a_gray_card_of_either_age_is_one_structure(card: Printed) -> None:
    effects.check_same_structure("1e", card)
