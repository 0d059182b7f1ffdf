"""Reads a memory stage by stage: who took which card from which hand, and where it went."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import NO_CARD, action_of, card_of, freezes, stage_of
from sevenwonders.engine.see.recall import (
    HIDDEN,
    SAW_DRAFT_PACK,
    SAW_DRAWN,
    SAW_HAND,
    SAW_LEADERS,
    SAW_MARKERS,
    SAW_PILE,
    Recall,
    Seen,
)
from sevenwonders.engine.vocabulary import (
    AGES,
    DISCARD,
    DISCARD_PILE,
    DRAFT,
    FREE_CITY,
    NOTHING,
    PAY_LOSS,
    PENALTY,
    PLAY,
    PLAY_LAST,
    RECRUIT_MORE,
    RECRUITMENT,
    YIELD,
)
from sevenwonders.knowledge.cards import less
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.hands import DiscardPile, Hand, PileDraw
from sevenwonders.knowledge.deduction.leaders import LeaderReader
from sevenwonders.knowledge.deduction.location import (
    IN_DISCARD,
    IN_DRAFT_PACK,
    IN_HAND,
    IN_PILE,
    UNDER_STAGE,
    place,
)
from sevenwonders.knowledge.deduction.position import begin
from sevenwonders.knowledge.deduction.slots import Sighting

_AFTER_LEFTOVERS: Final = (PLAY_LAST, DISCARD_PILE, PAY_LOSS, PENALTY, NOTHING)
"""Decisions of a last turn that come after the leftover cards were discarded."""


def read_memory(recall: Recall) -> CardFacts:
    """What a memory says about every hidden card."""
    reader = MemoryReader(recall)
    for stage in range(len(recall.ages)):
        reader.open_stage(stage)
        if stage < len(recall.ages) - 1:
            reader.close_stage(stage)
    reader.hear_partner()
    reader.record_holders()
    reader.facts.finish()
    return reader.facts


@final
class MemoryReader:
    """Follows every hand through a memory."""

    def __init__(self, recall: Recall) -> None:
        self.recall = recall
        self.facts = CardFacts(recall)
        players = recall.players
        self.players: i64 = players
        self.hands: list[Hand] = []
        """The hand that each seat holds."""
        self.leaders = LeaderReader(recall, self.facts)
        self.next_seen: i64 = 0
        self.frozen = False
        self.swept = True
        self.age: i64 = 0
        if recall.origin is not None:
            begin(self.facts, recall.origin)

    def hear_partner(self) -> None:
        """Read what the partner has sealed and the seat sees: a leader of its pack (rule 14.10)."""
        recall = self.recall
        stage = len(recall.firsts) - 1
        if self.kind(stage) != DRAFT:
            return
        for ask in range(recall.firsts[stage], self.asks(stage)):
            seat = recall.seats[ask]
            if seat != recall.seat and recall.knows(seat) and recall.codes[ask] != NOTHING:
                self.facts.show(self.leaders.draft_packs[seat], card_of(recall.codes[ask]))

    def record_holders(self) -> None:
        """Record the holder of each hand."""
        for seat in range(len(self.hands)):
            self.hands[seat].where = place(IN_HAND, seat)
        if self.facts.free_piles and self.hands:
            self.facts.free_piles[self.age].where = place(IN_PILE, self.players)
        for seat in range(len(self.leaders.draft_packs)):
            self.leaders.draft_packs[seat].where = place(IN_DRAFT_PACK, seat)

    def kind(self, stage: i64) -> i64:
        """The kind of decision of a stage, -1 after the game."""
        first = self.recall.firsts[stage]
        return self.recall.kinds[first] if first < len(self.recall.kinds) else NOTHING

    def asks(self, stage: i64) -> i64:
        """One past the last decision of a stage."""
        if stage + 1 < len(self.recall.firsts):
            return self.recall.firsts[stage + 1]
        return len(self.recall.kinds)

    def open_stage(self, stage: i64) -> None:
        """What happens before a stage opens, and what the seat sees then."""
        recall = self.recall
        kind = self.kind(stage)
        age = recall.ages[stage] - 1
        if not self.swept and (kind in _AFTER_LEFTOVERS or age != self.age):
            self._sweep(stage, kind)
        if kind == DRAFT and not self.leaders.draft_packs:
            self.leaders.deal_draft_packs()
        elif kind == PLAY:
            if stage == 0 and recall.origin is not None:
                self.age = age
                self.hands = self.facts.hands[age][:]
            else:
                self._open_turn(stage, age)
        while self.next_seen < len(recall.seen):
            seen = recall.seen[self.next_seen]
            if seen.stage != stage:
                break
            self._see(seen)
            self.next_seen += 1

    def close_stage(self, stage: i64) -> None:
        """Apply the choices of a stage."""
        recall = self.recall
        for ask in range(recall.firsts[stage], self.asks(stage)):
            self._take(ask, stage)
        kind = self.kind(stage)
        if kind == DRAFT:
            self.leaders.pass_draft_packs(stage)
        elif kind == PLAY:
            self.swept = recall.turns[stage] != recall.components.turns
        if len(recall.components.leaders) and kind != DRAFT:
            self.leaders.draw(stage, self.asks(stage))

    def _open_turn(self, stage: i64, age: i64) -> None:
        """Hands are dealt or passed on, and the holder of the free city's card draws."""
        recall = self.recall
        if recall.turns[stage] == 1:
            if age == AGES - 1:
                self.leaders.return_all()
            self.age = age
            self.hands = self.facts.hands[age][:]
        elif not self.frozen:
            self._pass_hands(age)
        self.frozen = False
        if self.players < len(recall.sides):
            self._draw_from_pile(stage, age)

    def _pass_hands(self, age: i64) -> None:
        hands = self.hands[:]
        count = self.players
        for seat in range(count):
            giver = seat + 1 if age == 1 else seat - 1 + count
            self.hands[seat] = hands[giver % count]

    def _draw_from_pile(self, stage: i64, age: i64) -> None:
        recall = self.recall
        seat = (recall.ages[stage] + recall.turns[stage]) & 1
        hand = self.hands[seat]
        drawn: i64 = NOTHING
        for at in range(self.next_seen, len(recall.seen)):
            seen = recall.seen[at]
            if seen.stage == stage and seen.what == SAW_DRAWN:
                drawn = seen.cards[0]
        if drawn != NOTHING:
            self._see_before_draw(stage, seat, drawn)
        draw = PileDraw(age, hand, drawn)
        self.facts.pile_draws.append(draw)
        pile = self.facts.free_piles[age]
        pile.unknown -= 1
        if drawn == NOTHING:
            hand.unknown += 1
        else:
            hand.known = append(hand.known[:], drawn)
            self.facts.learn(age, drawn)

    def _see_before_draw(self, stage: i64, seat: i64, drawn: i64) -> None:
        """A seat that draws sees the hand that came to it first."""
        recall = self.recall
        for at in range(self.next_seen, len(recall.seen)):
            seen = recall.seen[at]
            if seen.stage == stage and seen.what == SAW_HAND and seen.where == seat:
                self._look_at_hand(seat, less(seen.cards, append(vec[i64](), drawn)))

    def _look_at_hand(self, seat: i64, cards: vec[i64]) -> None:
        hand = self.hands[seat]
        for draw in self.facts.pile_draws:
            if draw.hand is hand and draw.gone_to == NOTHING:
                draw.gone_to = len(hand.gone)
                draw.slots_to = len(hand.slots)
                draw.after = cards
        self.facts.look(hand, cards)

    def _see(self, seen: Seen) -> None:
        if seen.what == SAW_HAND:
            if seen.where < self.players:
                self._look_at_hand(seen.where, seen.cards)
            else:
                self.facts.look(self.facts.free_piles[self.age], seen.cards)
        elif seen.what == SAW_DRAFT_PACK:
            self.facts.look(self.leaders.draft_packs[seen.where], seen.cards)
        elif seen.what == SAW_LEADERS:
            self.leaders.see(seen)
        elif seen.what == SAW_PILE:
            self._look_through_pile(seen.cards)
        elif seen.what == SAW_MARKERS:
            self._see_markers(seen)

    def _look_through_pile(self, cards: vec[i64]) -> None:
        pile = self.facts.pile
        held = pile.look(cards)
        if len(pile.slots):
            zones = self.facts.add_pile_zones(pile, full=True)
            self.facts.sightings.append(Sighting(zones, held, full=True))
        fresh = DiscardPile()
        fresh.known = pile.known
        self.facts.pile = fresh

    def _see_markers(self, seen: Seen) -> None:
        """Cards turned up at the end (rule 16.14)."""
        facts = self.facts
        for stage in range(len(seen.cards)):
            card = seen.cards[stage]
            if card == NOTHING:
                continue
            where = place(UNDER_STAGE, seen.where, stage)
            for slot in range(len(facts.slot_place)):
                if facts.slot_place[slot] == where:
                    zone = facts.add_zone(append(vec[i64](), slot), full=True)
                    facts.sightings.append(Sighting(zone, append(vec[i64](), card), full=True))
            for hand in facts.leader_hands:
                self.leaders.see_laid(hand, seen.where, stage, card)
            for hand in facts.returned:
                self.leaders.see_laid(hand, seen.where, stage, card)

    def _take(self, ask: i64, stage: i64) -> None:
        recall = self.recall
        kind = recall.kinds[ask]
        code = recall.codes[ask]
        if freezes(code):
            self.frozen = True
        if kind < DISCARD_PILE:
            self._take_card(ask, kind, code)
        elif kind == DISCARD_PILE:
            if card_of(code) != NO_CARD:
                self.facts.pile.take(card_of(code))
        elif kind == DRAFT:
            self.leaders.keep(recall.seats[ask], ask, card_of(code), stage)
        elif kind in (RECRUITMENT, RECRUIT_MORE):
            self.leaders.use(recall.cities[ask], ask, card_of(code), stage)
        elif kind == PENALTY and action_of(code) == YIELD:
            self.facts.pile.lay(card_of(code))

    def _take_card(self, ask: i64, kind: i64, code: i64) -> None:
        facts = self.facts
        city = self.recall.cities[ask]
        if kind == FREE_CITY:
            hand = self.hands[self.recall.seats[ask]]
        elif city >= self.players:
            hand = facts.free_piles[self.age]
        else:
            hand = self.hands[city]
        discarded = action_of(code) == DISCARD
        card = card_of(code)
        if card != HIDDEN:
            facts.take_seen(hand, card)
            if discarded:
                facts.pile.lay(card)
            return
        where = place(IN_DISCARD, 0) if discarded else place(UNDER_STAGE, city, stage_of(code))
        slot = facts.new_slot(ask, where)
        hand.take_unseen(slot)
        if discarded:
            facts.pile.lay_slot(slot)

    def _sweep(self, stage: i64, kind: i64) -> None:
        """Leftover cards are discarded, except those that are played (rules 2.5, 6.8)."""
        self.swept = True
        recall = self.recall
        for city in range(len(recall.sides)):
            plays = False
            if kind == PLAY_LAST:
                for ask in range(recall.firsts[stage], self.asks(stage)):
                    plays = plays or recall.cities[ask] == city
            if not plays:
                self._leave_over(city)

    def _leave_over(self, city: i64) -> None:
        facts = self.facts
        hand = self.hands[city] if city < self.players else facts.free_piles[self.age]
        if self.recall.knows(city) and city < self.players:
            for card in hand.known:
                facts.take_seen(hand, card)
                facts.pile.lay(card)
            return
        for _ in range(hand.size()):
            slot = facts.new_slot(NOTHING, place(IN_DISCARD, 0))
            hand.take_unseen(slot)
            facts.pile.lay_slot(slot)
