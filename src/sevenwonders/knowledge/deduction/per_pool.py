"""What is known about the cards of one pool."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.vocabulary import BLACK, PURPLE
from sevenwonders.knowledge.cards import holds, joined
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.pools import LEADERS, pool_of
from sevenwonders.knowledge.deduction.slots import Sighting, Zone


@final
class DealtGroup:
    """Cards of a pool of which some may not have been dealt: guilds, black cards or leaders."""

    def __init__(self, cards: vec[i64], spare: i64) -> None:
        self.cards = cards
        self.spare: i64 = spare


def groups_of(facts: CardFacts, pool: i64, tokens: i64) -> list[DealtGroup]:
    """The cards of a pool, grouped by how many were not dealt."""
    cards = facts.pools[pool]
    if pool == LEADERS:
        return [DealtGroup(cards[:], len(cards) - tokens)]
    deck = facts.components.decks[int(facts.players)]
    plain = vec[i64]()
    guilds = vec[i64]()
    black = vec[i64]()
    for card in cards:
        color = facts.components.cards[card].color
        if color == PURPLE:
            guilds = append(guilds, card)
        elif color == BLACK:
            black = append(black, card)
        else:
            plain = append(plain, card)
    groups = [DealtGroup(plain, 0)]
    if len(guilds):
        groups.append(DealtGroup(guilds, len(deck.guilds) - deck.guild_count))
    if len(black):
        groups.append(DealtGroup(black, len(deck.black[pool]) - facts.players))
    return groups


def sightings_of(facts: CardFacts, pool: i64) -> list[Sighting]:
    """What was seen of one pool across cells."""
    sightings: list[Sighting] = []
    for sighting in facts.sightings:
        seen = vec[i64]()
        for card in sighting.cards:
            if pool_of(facts.components, card) == pool:
                seen = append(seen, card)
        if sighting.full or len(seen):
            sightings.append(Sighting(sighting.zones, seen, full=sighting.full))
    return sightings


def zones_of(facts: CardFacts, pool: i64) -> list[Zone]:
    """The zones, with only the slots that hold cards of one pool."""
    mine = vec[i64]()
    for cell in facts.cells:
        if cell.pool == pool:
            mine = joined(mine, cell.slots)
    zones: list[Zone] = []
    for zone in facts.zones:
        slots = vec[i64]()
        for slot in zone.slots:
            if holds(mine, slot):
                slots = append(slots, slot)
        zones.append(Zone(slots, full=zone.full))
    return zones


def kinds_of(sightings: list[Sighting]) -> vec[i64]:
    """The kinds that were seen across cells, each once."""
    kinds = vec[i64]()
    for sighting in sightings:
        for card in sighting.cards:
            if not holds(kinds, card):
                kinds = append(kinds, card)
    return kinds
