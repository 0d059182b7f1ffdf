"""Draws worlds: full states that would have shown a seat exactly what it has seen."""

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
from sevenwonders.knowledge.cards import holds, joined, less
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.hands import Hand, PileDraw
from sevenwonders.knowledge.deduction.pools import LEADERS, POOLS, pool_of
from sevenwonders.knowledge.deduction.reader import read_memory
from sevenwonders.knowledge.errors import NoSuchWorld
from sevenwonders.knowledge.sampling.leaders import draw_order, first_box
from sevenwonders.knowledge.sampling.pool import PoolSampler, ways_to_divide
from sevenwonders.knowledge.sampling.position import world_from

MOST_TRIES: Final = 20000
_EVERY: Final = -1
"""Used as a pool: all of them."""


@final
class Worlds:
    """All worlds that a seat cannot distinguish from the real one; ``draw`` samples one of them.

    What the seat has seen is analysed once, which makes drawing many worlds fast.
    """

    def __init__(self, seen: Sight | Recall, *, most_tries: i64 = MOST_TRIES) -> None:
        recall = recalled(seen) if isinstance(seen, Sight) else seen
        self._recall: Recall = recall
        self._facts: CardFacts = read_memory(recall)
        self._pools = [PoolSampler(self._facts, pool) for pool in range(POOLS)]
        self._mixed = [cell for cell in self._facts.cells if len(cell.known) and cell.unknown]
        self._most_tries: i64 = most_tries
        self.tries: i64 = 0
        """How many worlds were tried to draw the last one."""
        self._failed: i64 = _EVERY
        """The pool because of which the last try failed."""
        self._drawn = [[vec[i64]() for _ in range(recall.players)] for _ in range(AGES)]
        """What was drawn into each hand of each Age from the free city's pile."""
        open_stage = recall.firsts[len(recall.firsts) - 1]
        self._closed: i64 = open_stage

    def __repr__(self) -> str:
        return f"<worlds that fit what seat {self._recall.seat} has seen>"

    def draw(self, stream: Stream, *, others_open: bool = False) -> State:
        """A world, each as likely as any other.

        Seats that have chosen have some legal choice sealed; with ``others_open`` those whose
        choice this seat does not see are still to choose, which is what a search wants.
        """
        self.tries = 0
        if not all(pool.fits for pool in self._pools):
            raise NoSuchWorld(int(self._recall.seat), int(self.tries))
        cards = vec[i64]()
        for _ in range(len(self._facts.slot_ask)):
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
        """Draw the hidden cards of a pool, or of all pools; returns the leaders not dealt."""
        facts = self._facts
        for at in range(POOLS):
            if pool not in (at, _EVERY):
                continue
            left = self._pools[at].lay(cards, vec[i64](), stream)
            if at == LEADERS:
                spare = left
            elif facts.free_piles:
                hands = facts.hands[at]
                self._drawn[at] = [
                    drawn_into(hand, facts.pile_draws, cards, stream) for hand in hands
                ]
        return spare

    def _try(self, cards: vec[i64], spare: vec[i64], stream: Stream) -> State | None:
        """The world with these cards; None if it is impossible, or rejected to keep draws uniform.

        Then ``_failed`` says what to draw again.
        """
        facts = self._facts
        recall = self._recall
        for cell in self._mixed:
            ways = ways_to_divide(cell, cards)
            if ways > 1 and stream.below(ways):
                self._fail(_EVERY)
                return None
        codes = recall.codes[: self._closed]
        for slot in range(len(cards)):
            ask = facts.slot_ask[slot]
            if ask >= 0:
                codes[ask] = with_card(codes[ask], cards[slot])
        draws = vec[i64]()
        if len(recall.components.leaders):
            draws = draw_order(facts, cards, codes, spare, stream)
            if len(draws) == 0:
                self._fail(_EVERY)
                return None
        return self._replay(self._begin(cards, draws, spare), codes)

    def _fail(self, pool: i64) -> None:
        """Draw a pool again, as what it can hold does not depend on the cards of another.

        With leaders it may. And a world may be rejected for uniformity only once, not again
        whenever another pool fails: where this can happen, everything is drawn again.
        """
        whole = len(self._recall.components.leaders) > 0 or len(self._mixed) > 0
        self._failed = _EVERY if whole else pool

    def _begin(self, cards: vec[i64], draws: vec[i64], spare: vec[i64]) -> State:
        """The table before the first choice."""
        facts = self._facts
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
        for pack in facts.draft_packs:
            leaders = joined(leaders, contents(pack, cards))
        if origin is None:
            deal = Deal(recall.sides, decks, leaders, recall.edifices, draws)
            return start(recall.components, recall.players, deal, teams=recall.teams)
        deal = Deal(recall.sides, decks, recall.components.leaders, recall.edifices, draws)
        now = origin.age - 1
        box = first_box(facts, cards, draws, spare)
        return world_from(facts, origin, deal, hands[now], piles[now], cards, box)

    def _replay(self, world: State, codes: vec[i64]) -> State | None:
        """Play the choices; None if one of them is not legal."""
        at: i64 = 0
        while at < len(codes):
            if not self._may_close(world, codes, at):
                return None
            asks: i64 = len(world.ask_code)
            world.close_with(codes, at)
            at += asks
        return world

    def _may_close(self, world: State, codes: vec[i64], first: i64) -> bool:
        """Whether the choices with drawn cards are legal; others are legal with any card."""
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
        """Enter the seat's own open choices, and a legal one for each other that has chosen."""
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
        hands = self._facts.hands[age]
        drawn = self._drawn[age]
        return [less(contents(hands[at], cards), drawn[at]) for at in range(len(hands))]

    def _pile(self, age: i64, cards: vec[i64]) -> vec[i64]:
        """The free city's pile as an Age began."""
        pile = vec[i64]()
        for some in self._drawn[age]:
            pile = joined(pile, some)
        free_piles = self._facts.free_piles
        return joined(pile, contents(free_piles[age], cards)) if free_piles else pile


def contents(hand: Hand, cards: vec[i64]) -> vec[i64]:
    """All cards that were ever in a hand."""
    held = joined(joined(hand.gone, hand.known), hand.shown)
    for slot in hand.slots:
        held = append(held, cards[slot])
    return held


def drawn_into(hand: Hand, draws: list[PileDraw], cards: vec[i64], stream: Stream) -> vec[i64]:
    """The cards of the free city's pile that were drawn into a hand, in their order.

    Where the last card drawn is not known, any that was there then may be it, and so on backwards:
    every order of drawing is equally likely.
    """
    drawn = vec[i64]()
    later = vec[i64]()
    window: i64 = NOTHING
    for at in range(len(draws) - 1, -1, -1):
        draw = draws[at]
        if draw.hand is not hand:
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
    hand = draw.hand
    gone_to = len(hand.gone) if draw.gone_to == NOTHING else draw.gone_to
    slots_to = len(hand.slots) if draw.slots_to == NOTHING else draw.slots_to
    held = draw.after[:]
    slot: i64 = slots_to - 1
    while slot >= draw.slots_from:
        held = append(held, cards[hand.slots[slot]])
        slot -= 1
    for at in range(draw.gone_from, gone_to):
        held = append(held, hand.gone[at])
    return less(held, draw.before)
