"""Writes what a seat may know of a game as bytes, column by column of a layout."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.blocks import Blocks
from sevenwonders.encode.columns import TURNS, rows
from sevenwonders.encode.facts import MOST, Facts
from sevenwonders.encode.layout import Places
from sevenwonders.encode.memory import Memory
from sevenwonders.engine.choice.bits import CARD_BITS, CARD_MASK
from sevenwonders.engine.choice.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    joins,
    left_of,
    right_of,
)
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.sight_table import DIRECTIONS
from sevenwonders.engine.vocabulary import (
    AGES,
    DISCARD_PILE,
    DRAFT,
    FREE,
    NOTHING,
    RECRUIT,
    STAGE,
)


@final
class Observer:
    """Observations of one game for all its seats; it follows the game stage by stage."""

    def __init__(self, places: Places, state: State, memory: Memory, facts: Facts) -> None:
        self.places = places
        self.blocks: Blocks = places.blocks
        self._decision: i64 = self.blocks.table + AGES + TURNS + len(DIRECTIONS) + 4
        self._rows: i64 = rows(boxes=self.blocks.boxes)
        self.memory = memory
        self.sights = [Sight(state, seat) for seat in range(state.players)]
        self._public = Sight(state, SPECTATOR)
        self._facts = facts

    def read(self) -> None:
        """Read what lies open; due before the seats of a table look at it."""
        self._facts.read(self._public)

    def write(self, seat: i64, codes: vec[i64], row: vec[u8], start: i64) -> None:
        """Write what a seat knows into a row of zeros that begins at ``start``.

        ``codes`` are the legal choices of its open decision, none if it waits.
        """
        facts = self._facts
        blocks = self.blocks
        sight = self.sights[seat]
        at = facts.at
        much = facts.much
        for entry in range(facts.ends[0]):
            row[start + at[entry]] = much[entry]
        cities = sight.cities()
        for distance in range(cities):
            city = seat + distance
            if city >= cities:
                city -= cities
            block = start + blocks.cities + blocks.slot(distance, cities) * blocks.city_size
            for entry in range(facts.ends[city], facts.ends[city + 1]):
                row[block + at[entry]] = much[entry]
            if facts.blind:
                self._write_points(sight.score(city).rows, row, block + blocks.at_points)
        self._write_own(seat, sight, row, start)
        self._write_prices(codes, row, start)
        for distance in range(1, cities):
            city = seat + distance
            if city >= cities:
                city -= cities
            if city < sight.players():
                block = (blocks.slot(distance, cities) - 1) * blocks.memory_size
                self._write_memory(seat, city, row, start + blocks.memory + block)

    def _write_own(self, seat: i64, sight: Sight, row: vec[u8], start: i64) -> None:
        """The decision, the hand and what else lies hidden with the seat."""
        blocks = self.blocks
        places = self.places
        kind = sight.asked()
        if kind != NOTHING:
            row[start + self._decision + 1 + kind] = 1
            if sight.asked_city() >= sight.players():
                row[start + self._decision] = 1
        for card in sight.hand():
            row[start + blocks.hand + places.card[card]] += 1
        pile = sight.discard() if kind == DISCARD_PILE else self.memory.discarded[seat]
        for card in pile:
            row[start + blocks.discarded + places.card[card]] += 1
        self._write_laid(seat, sight, row, start + blocks.laid)
        if sight.cities() > sight.players():
            self._write_laid(sight.players(), sight, row, start + blocks.laid)
        if not blocks.leaders:
            return
        for leader in sight.leaders_in_hand():
            row[start + blocks.leader_hand + places.leader[leader]] = 1
        if sight.phase() == DRAFT:
            for leader in sight.draft_pack():
                row[start + blocks.pack + places.leader[leader]] = 1
        for entry in self.memory.passed[seat]:
            place = places.leader[entry & CARD_MASK]
            row[start + blocks.passed + place] = u8(entry >> CARD_BITS)
        for leader in sight.partner_leaders():
            row[start + blocks.partner_leaders + places.leader[leader]] = 1

    def _write_points(self, points: vec[i64], row: vec[u8], start: i64) -> None:
        """The score sheet of a city as this seat can tell it."""
        total: i64 = 0
        for at in range(self._rows):
            total += points[at]
            row[start + at] = u8(min(max(points[at], 0), MOST))
        row[start + self._rows] = u8(min(max(total, 0), MOST))

    def _write_prices(self, codes: vec[i64], row: vec[u8], start: i64) -> None:
        """One more than the fewest coins for which a card, a stage or a leader can be had."""
        blocks = self.blocks
        for code in codes:
            action = action_of(code)
            if action <= FREE:
                if action == STAGE:
                    at = blocks.price_stage + (1 if joins(code) else 0)
                else:
                    at = blocks.price + self.places.card[card_of(code)]
            elif action == RECRUIT and card_of(code) != NO_CARD:
                at = blocks.price_recruit + self.places.leader[card_of(code)]
            else:
                continue
            price = 1 + left_of(code) + right_of(code) + bank_of(code)
            if row[start + at] == 0 or price < i64(row[start + at]):
                row[start + at] = u8(min(price, MOST))

    def _write_laid(self, city: i64, sight: Sight, row: vec[u8], start: i64) -> None:
        """Cards under stages that the seat knows."""
        stages = sight.stages(city)
        stage: i64 = 0
        while stages >> stage:
            if stages & (1 << stage):
                card = sight.marker(city, stage)
                if card != NOTHING:
                    row[start + self.places.laid[card]] += 1
            stage += 1

    def _write_memory(self, seat: i64, city: i64, row: vec[u8], start: i64) -> None:
        """What the seat knows of another hand."""
        cards = self.places.card
        if self.sights[seat].partner(seat) == city:
            row[start] = 1
            for card in self.sights[seat].partner_hand():
                row[start + 3 + cards[card]] += 1
        elif self.memory.has_seen(seat, city):
            row[start + 1] = 1
            row[start + 2] = u8(min(self.memory.taken_since(seat, city), MOST))
            at = self.memory.index(seat, city)
            for card in self.memory.left[at]:
                row[start + 3 + cards[card]] += 1
            built = self.memory.built[self.memory.hand_of[city]]
            for later in range(self.memory.since[at], len(built)):
                place = start + 3 + cards[built[later]]
                if row[place] > 0:
                    row[place] -= 1
