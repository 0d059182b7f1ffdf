"""Leaders on their way: the draft, recruiting, drawing from the box and going back to it."""

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
from sevenwonders.knowledge.circle import BoxDraw, Circle
from sevenwonders.knowledge.ledger import IN_PACK, LEADER_IN_HAND, LEADERS, Ledger, place
from sevenwonders.knowledge.packets import Packet, less

_PACK: Final = 4


@final
class Council:
    """Who holds which pack of leaders at one moment of the draft, and what became of them."""

    def __init__(self, recall: Recall, ledger: Ledger) -> None:
        self.recall = recall
        self.ledger = ledger
        self.players: i64 = recall.players
        self.packs: list[Packet] = []
        """The pack in each seat's hand."""
        deal = Deal(recall.sides, [])
        self.table: Table = lay_out(recall.components, recall.players, deal, teams=recall.teams)
        """Boards and plans; nothing else of it is used."""

    def deal_packs(self) -> None:
        """Four leaders for each seat, the others into the box (rule 12.4)."""
        ledger = self.ledger
        ledger.packs = [Packet(LEADERS, _PACK, place(IN_PACK, 0)) for _ in range(self.players)]
        self.packs = ledger.packs[:]
        ledger.box -= _PACK * self.players

    def keep(self, seat: i64, ask: i64, leader: i64, stage: i64) -> None:
        """A seat keeps a leader of the pack in its hand."""
        ledger = self.ledger
        packet = self.packs[seat]
        if leader == HIDDEN:
            slot = ledger.new_slot(ask, place(LEADER_IN_HAND, seat))
            packet.hide(slot)
            ledger.circles[seat].gain_slot(slot, stage)
        else:
            ledger.show(packet, leader)
            circle = ledger.circles[seat]
            circle.known = append(circle.known, leader)

    def pass_packs(self, stage: i64) -> None:
        """Packs go to the right; the last leader is kept as it comes."""
        packs = self.packs[:]
        for seat in range(self.players):
            self.packs[seat] = packs[(seat + 1) % self.players]
        if self.packs[0].size() > 1:
            return
        for seat in range(self.players):
            if not self.recall.knows(seat):
                self.keep(seat, NOTHING, HIDDEN, stage)

    def see(self, seen: Seen) -> None:
        """A seat's own leaders in hand: one more is the last of the draft, or was drawn."""
        ledger = self.ledger
        circle = ledger.circles[seen.where]
        for leader in less(seen.cards, circle.known):
            circle.known = append(circle.known, leader)
            if self.packs and self.packs[seen.where].size() == 1:
                ledger.show(self.packs[seen.where], leader)
                continue
            # Drawn while recruiting in Age III it is seen when others' have gone back already.
            if _drew(ledger.box_draws, seen.where, leader):
                ledger.learn(LEADERS, leader)
            else:
                _drew(ledger.late_box_draws, seen.where, leader)

    def see_laid(self, circle: Circle, city: i64, stage: i64, leader: i64) -> None:
        """A leader under a stage is turned up at the end (rule 16.14)."""
        for at in range(len(circle.picks)):
            ask = circle.picks[at]
            code = self.recall.codes[ask]
            laid = action_of(code) == STAGE and stage_of(code) == stage
            if laid and self.recall.cities[ask] == city:
                circle.picks_card[at] = leader

    def use(self, seat: i64, ask: i64, leader: i64, stage: i64) -> None:
        """A leader leaves a hand: recruited, sold or laid under a stage."""
        circle = self.ledger.circles[seat]
        if leader == HIDDEN:
            circle.pick(ask, stage)
        elif leader != NO_CARD:
            circle.show(leader, stage)

    def return_all(self) -> None:
        """In Age III unplayed leaders go back to the box (rule 12.13)."""
        ledger = self.ledger
        if len(self.recall.components.leaders) == 0:
            return
        for seat in range(self.players):
            if not keeps_leaders(self.table, seat):
                circle = ledger.circles[seat]
                ledger.box += circle.size()
                circle.back = True
                ledger.back.append(circle)
                ledger.circles[seat] = Circle()

    def draw(self, stage: i64, last: i64) -> None:
        """Whose new stages draw leaders from the box, in the order of rule 12.49."""
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
        return self.table.plans[self.recall.cities[ask]][stage_of(code)][variant_of(code)]

    def _draw_one(self, seat: i64, stage: i64) -> None:
        ledger = self.ledger
        if ledger.box == 0:
            return
        ledger.box -= 1
        slot: i64 = NOTHING
        if ledger.back:
            ledger.late_box_draws.append(BoxDraw(seat, NOTHING, NOTHING))
            if not self.recall.knows(seat):
                ledger.circles[seat].gain_late(stage)
            return
        ledger.undrawn -= 1
        if not self.recall.knows(seat):
            slot = ledger.pool_slot(LEADERS, place(LEADER_IN_HAND, seat))
            ledger.circles[seat].gain_slot(slot, stage)
        ledger.box_draws.append(BoxDraw(seat, slot, NOTHING))


def _drew(draws: list[BoxDraw], seat: i64, leader: i64) -> bool:
    """Enter a leader as the next that a seat drew itself; whether one was still to be entered."""
    for draw in draws:
        if draw.seat == seat and draw.leader == NOTHING and draw.slot == NOTHING:
            draw.leader = leader
            return True
    return False
