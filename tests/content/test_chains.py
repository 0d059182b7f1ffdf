"""Chains: what stands in the city makes a later card free."""

import pytest

from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import EDITIONS, Catalog


def chains(catalog: Catalog) -> set[tuple[str, str]]:
    """Every chain as (from, to)."""
    return {(source, card.id) for card in catalog.cards for source in card.chains}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chain_starts_at_a_card_of_an_earlier_age(edition: str) -> None:
    catalog = load_catalog(edition)
    assert chains(catalog)
    assert all(catalog.card(a).age < catalog.card(b).age for a, b in chains(catalog))


def test_second_edition_chains_are_those_of_the_printed_icons() -> None:
    catalog = load_catalog("2e")
    by_icon = {
        (source.id, card.id)
        for card in catalog.cards
        for source in catalog.cards
        if card.uses in source.gives
    }
    assert chains(catalog) == by_icon


def test_every_icon_given_is_used_by_one_card() -> None:
    catalog = load_catalog("2e")
    given = {icon for card in catalog.cards for icon in card.gives}
    used = [card.uses for card in catalog.cards if card.uses]
    assert sorted(used) == sorted(given)


def test_the_first_edition_prints_names_and_no_icons() -> None:
    assert not any(card.gives or card.uses for card in load_catalog("1e").cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_forum_has_two_ways_in(edition: str) -> None:
    catalog = load_catalog(edition)
    assert [c.id for c in catalog.cards if len(c.chains) > 1] == ["forum"]
    assert catalog.card("forum").chains == ("east-trading-post", "west-trading-post")


@pytest.mark.parametrize("edition", EDITIONS)
def test_loom_glassworks_and_press_are_one_structure_in_two_ages(edition: str) -> None:
    catalog = load_catalog(edition)
    shared = {card.structure for card in catalog.cards if card.structure != card.id}
    assert shared == {"loom", "glassworks", "press"}
    for structure in shared:
        ages = [card.age for card in catalog.cards if card.structure == structure]
        assert ages == [1, 2]
