"""Actions: every legal choice is one pair and one variant, and every pair leads back to it."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from sevenwonders.encode import Actions, ActionTable, any_layout, layout_of
from sevenwonders.encode.actions import WAIT, price
from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import ACTIONS
from tests.knowledge.cases import EVERY_KIND, moments
from tests.support.games import Kind, deal_game
from tests.support.scale import scaled

every_kind = pytest.mark.parametrize("kind", EVERY_KIND, ids=str)


@every_kind
def test_the_mask_counts_the_variants_of_each_action(kind: Kind, seed: str) -> None:
    for table in (ActionTable(layout_of(kind.options())), ActionTable(any_layout())):
        for state, seat in moments(kind, seed, scaled(4, 40)):
            codes = Sight(state, seat).codes()
            actions = Actions(table, state.components)
            mask = vec[u8]([0] * table.size)
            actions.mask(codes, mask, 0)
            for action, count in enumerate(mask):
                assert count == len(actions.variants(codes, action))
            assert sum(mask) == len(codes)


@every_kind
def test_each_choice_is_found_again_by_its_action_and_variant(kind: Kind, seed: str) -> None:
    table = ActionTable(layout_of(kind.options()))
    names = table.names()
    for state, seat in moments(kind, seed, scaled(4, 40)):
        actions = Actions(table, state.components)
        codes = Sight(state, seat).codes()
        for place, code in enumerate(codes):
            action, variant = actions.chosen(codes, place)
            assert actions.place(codes, action, variant) == place
            choice = choice_from(state.components, code)
            assert names[action] == f"{choice.action}:{choice.card or '-'}"


@every_kind
def test_variants_come_cheapest_first(kind: Kind, seed: str) -> None:
    table = ActionTable(layout_of(kind.options()))
    for state, seat in moments(kind, seed, scaled(4, 40)):
        actions = Actions(table, state.components)
        codes = Sight(state, seat).codes()
        for action in {actions.action(code) for code in codes}:
            prices = [price(codes[place]) for place in actions.variants(codes, action)]
            assert prices == sorted(prices)


def test_what_is_not_legal_has_no_place() -> None:
    state = deal_game(Kind("1e", 3), "none")
    table = ActionTable(layout_of(Options(players=3)))
    actions = Actions(table, state.components)
    codes = Sight(state, 0).codes()
    assert actions.place(codes, WAIT, 0) == -1
    legal = actions.action(codes[0])
    assert actions.place(codes, legal, len(actions.variants(codes, legal))) == -1
    assert actions.place(codes, legal, -1) == -1


def test_names_are_unique_and_waiting_comes_first() -> None:
    table = ActionTable(any_layout())
    names = table.names()
    assert names[WAIT] == "wait"
    assert len(set(names)) == len(names) == table.size
    assert {name.split(":")[0] for name in names[1:]} == set(ACTIONS)
    assert table.id.startswith("actions-2-any-")
