"""What the memory of a seat says about every hidden card."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.cards import without
from sevenwonders.engine.see.recall import Recall
from sevenwonders.engine.vocabulary import AGES, NOTHING
from sevenwonders.knowledge.cards import joined
from sevenwonders.knowledge.deduction.hands import DiscardPile, Hand, PileDraw
from sevenwonders.knowledge.deduction.leader_hand import BoxDraw, LeaderHand
from sevenwonders.knowledge.deduction.location import IN_DECK, place
from sevenwonders.knowledge.deduction.pools import LEADERS, POOLS, age_pool
from sevenwonders.knowledge.deduction.slots import Cell, Sighting, Zone


@final
class OldMarker:
    """A card under a stage that was built before the position with which the game began."""

    def __init__(self, city: i64, stage: i64, slot: i64) -> None:
        self.city: i64 = city
        self.stage: i64 = stage
        self.slot: i64 = slot


@final
class CardFacts:
    """All slots, what they may hold and what was seen in them; built by ``read_memory``."""

    def __init__(self, recall: Recall) -> None:
        self.recall = recall
        components = recall.components
        self.components: Components = components
        players = recall.players
        self.players: i64 = players
        self.slot_ask = vec[i64]()
        """For each slot the decision that took its card, or -1."""
        self.slot_place = vec[i64]()
        self.cells: list[Cell] = []
        self.zones: list[Zone] = []
        self.sightings: list[Sighting] = []
        """Kinds seen among the slots of several cells."""
        self.pile = DiscardPile()
        self.pools = [age_pool(components, players, age) for age in range(AGES)]
        self.pools.append(components.leaders[:])
        """Cards of each pool that are in no known place."""
        self.hands = [
            [Hand(age, components.hand_size, place(IN_DECK, 0)) for _ in range(players)]
            for age in range(AGES)
        ]
        self.free_piles: list[Hand] = []
        """The free city's pile of each Age, with two players."""
        if players < len(recall.sides):
            size: i64 = len(components.decks[int(players)].ages[0]) - players * components.hand_size
            self.free_piles = [Hand(age, size, place(IN_DECK, 0)) for age in range(AGES)]
        self.pile_draws: list[PileDraw] = []
        self.draft_packs: list[Hand] = []
        self.leader_hands = [LeaderHand() for _ in range(players)]
        self.returned: list[LeaderHand] = []
        """Hands of leaders that went back to the box, by seat."""
        self.box_draws: list[BoxDraw] = []
        self.late_box_draws: list[BoxDraw] = []
        """Draws before and after leaders went back to the box."""
        self.box: i64 = len(components.leaders)
        """Leaders in the box."""
        self.undrawn: i64 = 0
        """Leaders that have been in the box since the position the game began with."""
        self.old_discard = vec[i64]()
        """Slots of the discard pile with which a position began."""
        self.old_markers: list[OldMarker] = []
        """Slots under stages that were built before it."""
        self.old_leaders = [vec[i64]() for _ in range(players)]
        """Slots of the leaders that each seat held then."""

    def pool_slot(self, pool: i64, where: i64) -> i64:
        """Add a hidden card of which only the pool is known."""
        slot = self.new_slot(NOTHING, where)
        self.cells.append(Cell(append(vec[i64](), slot), vec[i64](), 1, pool))
        return slot

    def new_slot(self, ask: i64, where: i64) -> i64:
        """Add a hidden card."""
        self.slot_ask = append(self.slot_ask, ask)
        self.slot_place = append(self.slot_place, where)
        return len(self.slot_ask) - 1

    def learn(self, pool: i64, card: i64) -> None:
        """A card of a pool turns out to be in a known place."""
        self.pools[pool] = without(self.pools[pool], card)

    def take_seen(self, hand: Hand, card: i64) -> None:
        """A card that the seat knows is taken from a hand."""
        if hand.take_seen(card):
            self.learn(hand.pool, card)

    def show(self, hand: Hand, card: i64) -> None:
        """A card turns out to be in a hand now."""
        if hand.show(card):
            self.learn(hand.pool, card)

    def look(self, hand: Hand, cards: vec[i64]) -> None:
        """The seat sees all cards of a hand."""
        for card in hand.look(cards):
            self.learn(hand.pool, card)
        cell = hand.settled(cards)
        if len(cell.slots):
            self.cells.append(cell)

    def finish(self) -> None:
        """Make slots for the unknown cards that are still in hands."""
        for hands in self.hands:
            for hand in hands:
                self._add_slots(hand)
        for hand in self.free_piles:
            self._add_slots(hand)
        for hand in self.draft_packs:
            self._add_slots(hand)
        if len(self.pile.taken):
            self.add_pile_zones(self.pile, full=False)
        for leaders in self.leader_hands:
            self._add_leader_zones(leaders)
        for leaders in self.returned:
            self._add_leader_zones(leaders)
        if self.recall.origin is not None:
            self._add_unplaced()

    def _add_unplaced(self) -> None:
        """Add slots for cards that a position does not place anywhere."""
        for pool in range(POOLS):
            tokens: i64 = 0
            for cell in self.cells:
                if cell.pool == pool:
                    tokens += cell.unknown
            spare = self.spare(pool, tokens)
            for _ in range(len(self.pools[pool]) - spare - tokens):
                self.pool_slot(pool, NOTHING)

    def spare(self, pool: i64, tokens: i64) -> i64:
        """How many cards of a pool were not dealt: guilds, black cards, leaders in the box."""
        if pool == LEADERS:
            in_box = len(self.pools[pool]) - tokens
            return self.undrawn if self.recall.origin is not None else in_box
        deck = self.components.decks[int(self.players)]
        black: i64 = max(len(deck.black[pool]) - self.players, 0)
        guilds: i64 = len(deck.guilds) - deck.guild_count if pool == AGES - 1 else 0
        return black + guilds

    def _add_slots(self, hand: Hand) -> None:
        if hand.unknown == 0 and len(hand.hidden) == 0:
            return
        for _ in range(hand.size()):
            hand.take_unseen(self.new_slot(NOTHING, hand.where))
        self.cells.append(hand.settled(vec[i64]()))

    def add_zone(self, slots: vec[i64], *, full: bool) -> vec[i64]:
        """Add a zone; returns its number as a vector."""
        self.zones.append(Zone(slots, full=full))
        return append(vec[i64](), len(self.zones) - 1)

    def add_pile_zones(self, pile: DiscardPile, *, full: bool) -> vec[i64]:
        """Make zones of what lay in the discard pile each time somebody built from it."""
        zones = vec[i64]()
        begun: i64 = 0
        for at in range(len(pile.taken)):
            before = pile.slots_before[at]
            if before > begun:
                zones = joined(zones, self.add_zone(pile.slots[begun:before], full=full))
                begun = before
            same = vec[i64]()
            for other in range(at + 1):
                if pile.taken[other] == pile.taken[at]:
                    same = append(same, pile.taken[at])
            self.sightings.append(Sighting(zones[:], same, full=False))
        if full and begun < len(pile.slots):
            zones = joined(zones, self.add_zone(pile.slots[begun:], full=full))
        return zones

    def _add_leader_zones(self, hand: LeaderHand) -> None:
        """Make zones of what a seat held each time it recruited a leader."""
        zones = vec[i64]()
        begun: i64 = 0
        for at in range(len(hand.recruited)):
            stage = hand.recruited_since[at]
            if hand.late_draws and stage > hand.late_since[0]:
                return
            before = begun
            while before < len(hand.slots) and hand.slots_since[before] < stage:
                before += 1
            if before > begun:
                zones = joined(zones, self.add_zone(hand.slots[begun:before], full=False))
                begun = before
            one = append(vec[i64](), hand.recruited[at])
            self.sightings.append(Sighting(zones[:], one, full=False))
