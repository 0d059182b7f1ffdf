"""Reads what a memory says about leaders: the draft, recruiting, the box."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import NO_CARD, action_of, card_of, stage_of, variant_of
from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.setup import lay_out
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.see.recall import HIDDEN, Recall, Seen
from sevenwonders.engine.turn.ages import keeps_leaders
from sevenwonders.engine.vocabulary import COPY, NOTHING, RECRUIT, STAGE
from sevenwonders.knowledge.cards import less
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.hands import Hand
from sevenwonders.knowledge.deduction.leader_hand import BoxDraw, LeaderHand
from sevenwonders.knowledge.deduction.location import IN_DRAFT_PACK, LEADER_IN_HAND, place
from sevenwonders.knowledge.deduction.pools import LEADERS

_PACK: Final = 4


@final
class LeaderReader:
    """Follows the leaders through a memory and adds what it shows to the facts."""

    def __init__(self, recall: Recall, facts: CardFacts) -> None:
        self.recall = recall
        self.facts = facts
        self.players: i64 = recall.players
        self.draft_packs: list[Hand] = []
        """The pack in each seat's hand."""
        deal = Deal(recall.sides, [])
        self.table: Table = lay_out(recall.components, recall.players, deal, teams=recall.teams)
        """Only its boards and stages are used."""

    def deal_draft_packs(self) -> None:
        """Four leaders for each seat; the others go into the box (rule 12.4)."""
        facts = self.facts
        facts.draft_packs = [
            Hand(LEADERS, _PACK, place(IN_DRAFT_PACK, 0)) for _ in range(self.players)
        ]
        self.draft_packs = facts.draft_packs[:]
        facts.box -= _PACK * self.players

    def keep(self, seat: i64, ask: i64, leader: i64, stage: i64) -> None:
        """A seat keeps a leader of its draft pack."""
        facts = self.facts
        pack = self.draft_packs[seat]
        hand = facts.leader_hands[seat]
        if leader == HIDDEN:
            slot = facts.new_slot(ask, place(LEADER_IN_HAND, seat))
            pack.take_unseen(slot)
            hand.gain_slot(slot, stage)
        else:
            facts.take_seen(pack, leader)
            hand.known = append(hand.known, leader)

    def pass_draft_packs(self, stage: i64) -> None:
        """Packs pass to the right; the last leader of each is kept without a choice."""
        packs = self.draft_packs[:]
        for seat in range(self.players):
            self.draft_packs[seat] = packs[(seat + 1) % self.players]
        if self.draft_packs[0].size() > 1:
            return
        for seat in range(self.players):
            if not self.recall.knows(seat):
                self.keep(seat, NOTHING, HIDDEN, stage)

    def see(self, seen: Seen) -> None:
        """The seat sees leaders in hand; a new one is the last of the draft, or was drawn."""
        facts = self.facts
        hand = facts.leader_hands[seen.where]
        for leader in less(seen.cards, hand.known):
            hand.known = append(hand.known, leader)
            if self.draft_packs and self.draft_packs[seen.where].size() == 1:
                facts.take_seen(self.draft_packs[seen.where], leader)
                continue
            # Drawn while recruiting in Age III it is seen when others' have gone back already.
            if _drew(facts.box_draws, seen.where, leader):
                facts.learn(LEADERS, leader)
            else:
                _drew(facts.late_box_draws, seen.where, leader)

    def see_laid(self, hand: LeaderHand, city: i64, stage: i64, leader: i64) -> None:
        """A leader under a stage is turned up at the end (rule 16.14)."""
        for at in range(len(hand.face_down)):
            ask = hand.face_down[at]
            code = self.recall.codes[ask]
            laid = action_of(code) == STAGE and stage_of(code) == stage
            if laid and self.recall.cities[ask] == city:
                hand.face_down_card[at] = leader

    def use(self, seat: i64, ask: i64, leader: i64, stage: i64) -> None:
        """A leader leaves a hand: recruited, discarded or laid under a stage."""
        hand = self.facts.leader_hands[seat]
        if leader == HIDDEN:
            hand.take_face_down(ask, stage)
        elif leader != NO_CARD:
            hand.take_seen(leader, stage)

    def return_all(self) -> None:
        """In Age III unplayed leaders go back to the box (rule 12.13)."""
        facts = self.facts
        if len(self.recall.components.leaders) == 0:
            return
        for seat in range(self.players):
            if not keeps_leaders(self.table, seat):
                hand = facts.leader_hands[seat]
                facts.box += hand.size()
                hand.returned = True
                facts.returned.append(hand)
                facts.leader_hands[seat] = LeaderHand()

    def draw(self, stage: i64, last: i64) -> None:
        """Draw leaders from the box for new stages that do so, in the order of rule 12.49."""
        recall = self.recall
        rank: i64 = 0
        while rank < 16:
            for ask in range(recall.firsts[stage], last):
                built = self._stage_built(ask)
                if built is not None and built.immediate is not None and built.turn_rank == rank:
                    for _ in range(built.immediate.draws):
                        self._draw_one(recall.cities[ask], stage)
            rank += 1

    def _stage_built(self, ask: i64) -> Piece | None:
        code = self.recall.codes[ask]
        action = action_of(code)
        takes_stage = action == STAGE
        if action in (RECRUIT, COPY) and card_of(code) != NO_CARD:
            takes_stage = self.recall.components.cards[card_of(code)].leader_cost == BY_STAGE
        if not takes_stage:
            return None
        return self.table.variants[self.recall.cities[ask]][stage_of(code)][variant_of(code)]

    def _draw_one(self, seat: i64, stage: i64) -> None:
        facts = self.facts
        if facts.box == 0:
            return
        facts.box -= 1
        slot: i64 = NOTHING
        if facts.returned:
            facts.late_box_draws.append(BoxDraw(seat, NOTHING, NOTHING))
            if not self.recall.knows(seat):
                facts.leader_hands[seat].gain_late(stage)
            return
        facts.undrawn -= 1
        if not self.recall.knows(seat):
            slot = facts.pool_slot(LEADERS, place(LEADER_IN_HAND, seat))
            facts.leader_hands[seat].gain_slot(slot, stage)
        facts.box_draws.append(BoxDraw(seat, slot, NOTHING))


def _drew(draws: list[BoxDraw], seat: i64, leader: i64) -> bool:
    """Enter a leader as the next that a seat drew itself; whether one was still to be entered."""
    for draw in draws:
        if draw.seat == seat and draw.leader == NOTHING and draw.slot == NOTHING:
            draw.leader = leader
            return True
    return False
