"""Drawing worlds: full states that would have shown a seat exactly what it has seen."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import NO_CARD, card_of
from sevenwonders.engine.decisions.kinds import legal_codes
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import Recall, recalled, with_card
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES, DISCARD_PILE, NOTHING
from sevenwonders.knowledge.court import draw_order, first_box
from sevenwonders.knowledge.errors import NoSuchWorld
from sevenwonders.knowledge.fill import Fill, ways_to_tell
from sevenwonders.knowledge.ledger import LEADERS, POOLS, Ledger, PileDraw, pool_of
from sevenwonders.knowledge.origin import world_from
from sevenwonders.knowledge.packets import Packet, holds, joined, less
from sevenwonders.knowledge.walk import walked

MOST_TRIES: Final = 20000
_EVERY: Final = -1
"""In the place of a pool: all of them."""


@final
class Worlds:
    """All worlds that a seat cannot tell from the true one; ``draw`` gives any of them.

    What the seat has seen is worked through once, so that many worlds can be drawn quickly.
    """

    def __init__(self, seen: Sight | Recall, *, most_tries: i64 = MOST_TRIES) -> None:
        recall = recalled(seen) if isinstance(seen, Sight) else seen
        self._recall: Recall = recall
        self._ledger: Ledger = walked(recall)
        self._fills = [Fill(self._ledger, pool) for pool in range(POOLS)]
        self._mixed = [cell for cell in self._ledger.cells if len(cell.known) and cell.unknown]
        self._most_tries: i64 = most_tries
        self.tries: i64 = 0
        """How many worlds were tried for the last one drawn."""
        self._failed: i64 = _EVERY
        """The pool that made the last try fail."""
        self._drawn = [[vec[i64]() for _ in range(recall.players)] for _ in range(AGES)]
        """What was drawn into each hand of each Age from the free city's pile."""
        open_stage = recall.firsts[len(recall.firsts) - 1]
        self._closed: i64 = open_stage

    def draw(self, stream: Stream, *, others_open: bool = False) -> State:
        """A world, each as likely as any other.

        Seats that have chosen have some legal choice sealed; with ``others_open`` those whose
        choice this seat does not see are still to choose, which is what a search wants.
        """
        self.tries = 0
        if not all(fill.fits for fill in self._fills):
            raise NoSuchWorld(int(self._recall.seat), int(self.tries))
        cards = vec[i64]()
        for _ in range(len(self._ledger.slot_ask)):
            cards = append(cards, NOTHING)
        spare = self._lay(cards, _EVERY, vec[i64](), stream)
        while self.tries < self._most_tries:
            self.tries += 1
            world = self._try(cards, spare, stream)
            if world is not None:
                self._seal(world, stream, others_open=others_open)
                return world
            spare = self._lay(cards, self._failed, spare, stream)
        raise NoSuchWorld(int(self._recall.seat), int(self.tries))

    def _lay(self, cards: vec[i64], pool: i64, spare: vec[i64], stream: Stream) -> vec[i64]:
        """Draw the hidden cards of a pool, or of every one; gives the leaders not dealt."""
        ledger = self._ledger
        for at in range(POOLS):
            if pool not in (at, _EVERY):
                continue
            left = self._fills[at].lay(cards, vec[i64](), stream)
            if at == LEADERS:
                spare = left
            elif ledger.free_piles:
                packets = ledger.packets[at]
                self._drawn[at] = [
                    drawn_into(packet, ledger.pile_draws, cards, stream) for packet in packets
                ]
        return spare

    def _try(self, cards: vec[i64], spare: vec[i64], stream: Stream) -> State | None:
        """The world that has these cards; none if it cannot be, or must be drawn more rarely.

        Then ``_failed`` says what to draw anew.
        """
        ledger = self._ledger
        recall = self._recall
        for cell in self._mixed:
            ways = ways_to_tell(cell, cards)
            if ways > 1 and stream.below(ways):
                self._fail(_EVERY)
                return None
        codes = recall.codes[: self._closed]
        for slot in range(len(cards)):
            ask = ledger.slot_ask[slot]
            if ask >= 0:
                codes[ask] = with_card(codes[ask], cards[slot])
        draws = vec[i64]()
        if len(recall.components.leaders):
            draws = draw_order(ledger, cards, codes, spare, stream)
            if len(draws) == 0:
                self._fail(_EVERY)
                return None
        return self._replay(self._begin(cards, draws, spare), codes)

    def _fail(self, pool: i64) -> None:
        """Draw a pool anew, as what can be in one does not depend on the cards of another.

        With leaders it may. And a world that is drawn more rarely must be so only once, not
        again whenever another pool fails: where there are such, all is drawn anew.
        """
        whole = len(self._recall.components.leaders) > 0 or len(self._mixed) > 0
        self._failed = _EVERY if whole else pool

    def _begin(self, cards: vec[i64], draws: vec[i64], spare: vec[i64]) -> State:
        """The table before the first choice."""
        ledger = self._ledger
        recall = self._recall
        hands = [self._hands(age, cards) for age in range(AGES)]
        piles = [self._pile(age, cards) for age in range(AGES)]
        origin = recall.origin
        decks: list[vec[i64]] = []
        for age in range(AGES):
            deck = vec[i64]()
            if origin is None or age >= origin.age or (age == origin.age - 1 and origin.turn == 0):
                for hand in hands[age]:
                    deck = joined(deck, hand)
                deck = joined(deck, piles[age])
            decks.append(deck)
        leaders = vec[i64]()
        for pack in ledger.packs:
            leaders = joined(leaders, contents(pack, cards))
        if origin is None:
            deal = Deal(recall.sides, decks, leaders, recall.edifices, draws)
            return start(recall.components, recall.players, deal, teams=recall.teams)
        deal = Deal(recall.sides, decks, recall.components.leaders, recall.edifices, draws)
        now = origin.age - 1
        box = first_box(ledger, cards, draws, spare)
        return world_from(ledger, origin, deal, hands[now], piles[now], cards, box)

    def _replay(self, world: State, codes: vec[i64]) -> State | None:
        """Play the choices; none if one of them could not have been made."""
        at: i64 = 0
        while at < len(codes):
            if not self._may_close(world, codes, at):
                return None
            asks: i64 = len(world.ask_code)
            world.close_with(codes, at)
            at += asks
        return world

    def _may_close(self, world: State, codes: vec[i64], first: i64) -> bool:
        """Whether choices whose cards were drawn are legal: the others are legal with any card."""
        recall = self._recall
        for ask in range(len(world.ask_code)):
            if recall.knows(recall.seats[first + ask]):
                continue
            code = codes[first + ask]
            if world.ask_kind[ask] == DISCARD_PILE:
                if card_of(code) != NO_CARD and not holds(world.discard, card_of(code)):
                    self._fail(pool_of(recall.components, card_of(code)))
                    return False
            elif world.ask_city[ask] >= recall.players:
                for other in range(ask):
                    world.ask_code[other] = codes[first + other]
                if not holds(legal_codes(world, ask), code):
                    self._fail(world.age - 1)
                    return False
        return True

    def _seal(self, world: State, stream: Stream, *, others_open: bool) -> None:
        """The choices of the open stage: the seat's own, and any legal one of who has chosen."""
        recall = self._recall
        for ask in range(len(world.ask_code)):
            code = recall.codes[self._closed + ask]
            hidden = recall.chosen[ask] and not recall.knows(world.ask_seat[ask])
            if hidden and not others_open:
                legal = legal_codes(world, ask)
                code = legal[stream.below(len(legal))]
            world.ask_code[ask] = code

    def _hands(self, age: i64, cards: vec[i64]) -> list[vec[i64]]:
        """The hands as an Age began."""
        packets = self._ledger.packets[age]
        drawn = self._drawn[age]
        return [less(contents(packets[at], cards), drawn[at]) for at in range(len(packets))]

    def _pile(self, age: i64, cards: vec[i64]) -> vec[i64]:
        """The free city's pile as an Age began."""
        pile = vec[i64]()
        for some in self._drawn[age]:
            pile = joined(pile, some)
        free_piles = self._ledger.free_piles
        return joined(pile, contents(free_piles[age], cards)) if free_piles else pile


def contents(packet: Packet, cards: vec[i64]) -> vec[i64]:
    """All cards that were ever in a packet."""
    held = joined(packet.gone, packet.known)
    for slot in packet.slots:
        held = append(held, cards[slot])
    return held


def drawn_into(packet: Packet, draws: list[PileDraw], cards: vec[i64], stream: Stream) -> vec[i64]:
    """The cards of the free city's pile that were drawn into a hand, in their order.

    Whoever does not know which card came as the last may take any that was there then, and so
    on backwards: each order of drawing is as likely as another.
    """
    drawn = vec[i64]()
    later = vec[i64]()
    window: i64 = NOTHING
    for at in range(len(draws) - 1, -1, -1):
        draw = draws[at]
        if draw.packet is not packet:
            continue
        if draw.slots_to != window:
            window = draw.slots_to
            later = vec[i64]()
        card = draw.card
        if card == NOTHING:
            new = less(_new_since(draw, cards), later)
            card = new[stream.below(len(new))]
            later = append(later, card)
        drawn = joined(append(vec[i64](), card), drawn)
    return drawn


def _new_since(draw: PileDraw, cards: vec[i64]) -> vec[i64]:
    """What a hand held after a draw and not before it, as far as anyone knows."""
    packet = draw.packet
    gone_to = len(packet.gone) if draw.gone_to == NOTHING else draw.gone_to
    slots_to = len(packet.slots) if draw.slots_to == NOTHING else draw.slots_to
    held = draw.after[:]
    slot: i64 = slots_to - 1
    while slot >= draw.slots_from:
        held = append(held, cards[packet.slots[slot]])
        slot -= 1
    for at in range(draw.gone_from, gone_to):
        held = append(held, packet.gone[at])
    return less(held, draw.before)
