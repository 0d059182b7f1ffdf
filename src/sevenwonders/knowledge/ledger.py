"""What a memory says about every hidden card: slots, what they may hold, and what was seen."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.cards import without
from sevenwonders.engine.see.recall import Recall
from sevenwonders.engine.vocabulary import AGES, NOTHING
from sevenwonders.knowledge.circle import BoxDraw, Circle
from sevenwonders.knowledge.packets import Cell, Need, Packet, Pile, Zone, joined

LEADERS: Final = 3
"""The pool of the leaders; those before it are the Ages'."""
POOLS: Final = 4

# Where a card lies; ``place`` joins one of these with a city and a stage.
IN_HAND: Final = 0
UNDER_STAGE: Final = 1
IN_DISCARD: Final = 2
IN_PILE: Final = 3
IN_DECK: Final = 4
IN_PACK: Final = 5
LEADER_IN_HAND: Final = 6
NOT_DEALT: Final = 7
PLACES: Final = ("hand", "stage", "discard", "pile", "deck", "pack", "leaders", "undealt")


def place(what: i64, city: i64, stage: i64 = 0) -> i64:
    """A place as one number."""
    return what << 8 | city << 4 | stage


@final
class OldMarker:
    """A card under a stage that was built before the position with which the game began."""

    def __init__(self, city: i64, stage: i64, slot: i64) -> None:
        self.city: i64 = city
        self.stage: i64 = stage
        self.slot: i64 = slot


@final
class PileDraw:
    """A card of the free city's pile that its holder drew, and what is known of it (rule 10.5)."""

    def __init__(self, age: i64, packet: Packet, card: i64) -> None:
        self.age: i64 = age
        self.packet = packet
        self.card: i64 = card
        """The card, if the seat drew it itself, else -1."""
        self.before = packet.known[:]
        self.first = packet.unknown > 0
        """What the hand held before; whether nobody knows."""
        self.gone_from: i64 = len(packet.gone)
        self.slots_from: i64 = len(packet.slots)
        self.gone_to: i64 = NOTHING
        self.slots_to: i64 = NOTHING
        self.after = vec[i64]()
        """What had left the hand by the time the seat saw it again, and what it then held."""


@final
class Ledger:
    """All slots with the cells and zones they are in; made by ``walk``."""

    def __init__(self, recall: Recall) -> None:
        self.recall = recall
        components = recall.components
        self.components: Components = components
        players = recall.players
        self.players: i64 = players
        self.slot_ask = vec[i64]()
        """For each slot the decision that took it, -1 for one that nobody has taken."""
        self.slot_place = vec[i64]()
        self.cells: list[Cell] = []
        self.zones: list[Zone] = []
        self.needs: list[Need] = []
        """What was seen across cells, and among which slots."""
        self.pile = Pile()
        self.pools = [age_pool(components, players, age) for age in range(AGES)]
        self.pools.append(components.leaders[:])
        """Cards of each pool that are in no known place."""
        self.packets = [
            [Packet(age, components.hand_size, place(IN_DECK, 0)) for _ in range(players)]
            for age in range(AGES)
        ]
        self.free_piles: list[Packet] = []
        """The free city's pile of each Age, with two players."""
        if players < len(recall.sides):
            size: i64 = len(components.decks[int(players)].ages[0]) - players * components.hand_size
            self.free_piles = [Packet(age, size, place(IN_DECK, 0)) for age in range(AGES)]
        self.pile_draws: list[PileDraw] = []
        self.packs: list[Packet] = []
        self.circles = [Circle() for _ in range(players)]
        self.back: list[Circle] = []
        """Leaders in hand that have gone back to the box, by seat."""
        self.box_draws: list[BoxDraw] = []
        self.late_box_draws: list[BoxDraw] = []
        """Draws before and after leaders went back to the box."""
        self.box: i64 = len(components.leaders)
        """Leaders in the box."""
        self.undrawn: i64 = 0
        """Of those that were in the box of a position, how many have never left it."""
        self.old_discard = vec[i64]()
        """Slots of the discard pile with which a position began."""
        self.old_markers: list[OldMarker] = []
        """Slots under stages that were built before it."""
        self.old_leaders = [vec[i64]() for _ in range(players)]
        """Slots of the leaders that each seat held then."""

    def pool_slot(self, pool: i64, where: i64) -> i64:
        """One more hidden card, of which only the pool is known."""
        slot = self.new_slot(NOTHING, where)
        self.cells.append(Cell(append(vec[i64](), slot), vec[i64](), 1, pool))
        return slot

    def new_slot(self, ask: i64, where: i64) -> i64:
        """One more hidden card."""
        self.slot_ask = append(self.slot_ask, ask)
        self.slot_place = append(self.slot_place, where)
        return len(self.slot_ask) - 1

    def learn(self, pool: i64, card: i64) -> None:
        """A card of a pool is found in a known place."""
        self.pools[pool] = without(self.pools[pool], card)

    def show(self, packet: Packet, card: i64) -> None:
        """A card that the seat knows leaves a packet."""
        if packet.show(card):
            self.learn(packet.pool, card)

    def look(self, packet: Packet, cards: vec[i64]) -> None:
        """The seat sees all cards of a packet."""
        for card in packet.look(cards):
            self.learn(packet.pool, card)
        cell = packet.settled(cards)
        if len(cell.slots):
            self.cells.append(cell)

    def finish(self) -> None:
        """What is still in packets becomes slots too, if the seat does not know it."""
        for packets in self.packets:
            for packet in packets:
                self._close(packet)
        for packet in self.free_piles:
            self._close(packet)
        for packet in self.packs:
            self._close(packet)
        if len(self.pile.dug):
            self.split_pile(self.pile, full=False)
        for circle in self.circles:
            self._close_circle(circle)
        for circle in self.back:
            self._close_circle(circle)
        if self.recall.origin is not None:
            self._leave_out()

    def _leave_out(self) -> None:
        """A position need not place every card: what it leaves out is nowhere at the table."""
        for pool in range(POOLS):
            tokens: i64 = 0
            for cell in self.cells:
                if cell.pool == pool:
                    tokens += cell.unknown
            spare = self.spare(pool, tokens)
            for _ in range(len(self.pools[pool]) - spare - tokens):
                self.pool_slot(pool, NOTHING)

    def spare(self, pool: i64, tokens: i64) -> i64:
        """Cards of a pool that are not dealt: guilds, black cards, the leaders in the box."""
        if pool == LEADERS:
            in_box = len(self.pools[pool]) - tokens
            return self.undrawn if self.recall.origin is not None else in_box
        deck = self.components.decks[int(self.players)]
        black: i64 = max(len(deck.black[pool]) - self.players, 0)
        guilds: i64 = len(deck.guilds) - deck.guild_count if pool == AGES - 1 else 0
        return black + guilds

    def _close(self, packet: Packet) -> None:
        if packet.unknown == 0 and len(packet.hidden) == 0:
            return
        for _ in range(packet.size()):
            packet.hide(self.new_slot(NOTHING, packet.where))
        self.cells.append(packet.settled(vec[i64]()))

    def add_zone(self, slots: vec[i64], *, full: bool) -> vec[i64]:
        """A new zone; gives the list of its number alone."""
        self.zones.append(Zone(slots, full=full))
        return append(vec[i64](), len(self.zones) - 1)

    def split_pile(self, pile: Pile, *, full: bool) -> vec[i64]:
        """Zones for what lay in the discard pile whenever somebody built from it."""
        zones = vec[i64]()
        begun: i64 = 0
        for at in range(len(pile.dug)):
            before = pile.dug_before[at]
            if before > begun:
                zones = joined(zones, self.add_zone(pile.slots[begun:before], full=full))
                begun = before
            same = vec[i64]()
            for other in range(at + 1):
                if pile.dug[other] == pile.dug[at]:
                    same = append(same, pile.dug[at])
            self.needs.append(Need(zones[:], same, full=False))
        if full and begun < len(pile.slots):
            zones = joined(zones, self.add_zone(pile.slots[begun:], full=full))
        return zones

    def _close_circle(self, circle: Circle) -> None:
        """Zones for what a seat held whenever it recruited a leader."""
        zones = vec[i64]()
        begun: i64 = 0
        for at in range(len(circle.shown)):
            stage = circle.shown_since[at]
            if circle.late_draws and stage > circle.late_since[0]:
                return
            before = begun
            while before < len(circle.slots) and circle.slots_since[before] < stage:
                before += 1
            if before > begun:
                zones = joined(zones, self.add_zone(circle.slots[begun:before], full=False))
                begun = before
            one = append(vec[i64](), circle.shown[at])
            self.needs.append(Need(zones[:], one, full=False))


def pool_of(components: Components, card: i64) -> i64:
    """The pool a card comes from."""
    age = components.cards[card].age
    return age - 1 if age else LEADERS


def age_pool(components: Components, players: i64, age: i64) -> vec[i64]:
    """Every card that may be dealt in an Age."""
    deck = components.decks[int(players)]
    cards = deck.ages[age][:]
    if age == AGES - 1:
        for card in deck.guilds:
            cards = append(cards, card)
    for card in deck.black[age]:
        cards = append(cards, card)
    return cards
