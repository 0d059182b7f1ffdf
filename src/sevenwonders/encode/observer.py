"""Writes what a seat may know of a game as bytes, column by column of a layout."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sevenwonders.encode.blocks import Blocks
from sevenwonders.encode.columns import TURNS, rows
from sevenwonders.encode.facts import Facts
from sevenwonders.encode.layout import Places
from sevenwonders.encode.memory import HandMemory
from sevenwonders.encode.row import ObservationRow
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

    def __init__(self, places: Places, state: State, memory: HandMemory, facts: Facts) -> None:
        self.places = places
        self.blocks: Blocks = places.blocks
        self._decision: i64 = self.blocks.table + AGES + TURNS + len(DIRECTIONS) + 4
        self._rows: i64 = rows(boxes=self.blocks.boxes)
        self.memory = memory
        self.sights = [Sight(state, seat) for seat in range(state.players)]
        self._public = Sight(state, SPECTATOR)
        self._cities: i64 = self._public.cities()
        self.facts = facts
        self.row: ObservationRow = facts.row

    def read(self) -> None:
        """Read the public information; called before the seats of a table are observed."""
        self.facts.read(self._public)

    def write(self, seat: i64, codes: vec[i64], row: vec[u8], start: i64) -> None:
        """Write what a seat knows into a row of zeros that begins at ``start``.

        ``codes`` are the legal choices of its open decision, none if it waits.
        """
        facts = self.facts
        at = facts.at
        much = facts.much
        for entry in range(facts.ends[0]):
            row[start + at[entry]] = much[entry]
        for city in range(self._cities):
            block = start + self._block(seat, city)
            for entry in range(facts.ends[city], facts.ends[city + 1]):
                row[block + at[entry]] = much[entry]
        self._put_secrets(seat, codes)
        self.row.write(row, start)

    def write_sparse(
        self, seat: i64, codes: vec[i64], columns: vec[i16], figures: vec[u8], first: i64
    ) -> i64:
        """The same as a list of columns that are not 0, from ``first`` on; returns its end."""
        facts = self.facts
        at = facts.at
        much = facts.much
        end = first
        for entry in range(facts.ends[0]):
            columns[end] = i16(at[entry])
            figures[end] = much[entry]
            end += 1
        for city in range(self._cities):
            block = self._block(seat, city)
            for entry in range(facts.ends[city], facts.ends[city + 1]):
                columns[end] = i16(block + at[entry])
                figures[end] = much[entry]
                end += 1
        self._put_secrets(seat, codes)
        return self.row.write_sparse(columns, figures, end)

    def _block(self, seat: i64, city: i64) -> i64:
        """Where a city's columns begin, as a seat sees it."""
        distance = city - seat
        if distance < 0:
            distance += self._cities
        blocks = self.blocks
        return blocks.cities + blocks.slot(distance, self._cities) * blocks.city_size

    def _put_secrets(self, seat: i64, codes: vec[i64]) -> None:
        """Collect what only some seats know in ``row``."""
        blocks = self.blocks
        sight = self.sights[seat]
        row = self.row
        cities = self._cities
        if self.facts.blind:
            for city in range(cities):
                points = self._block(seat, city) + blocks.at_points
                self._put_points(sight.score(city).rows, row, points)
        self._put_own(seat, sight, row)
        self._put_prices(codes, row)
        for distance in range(1, cities):
            city = seat + distance
            if city >= cities:
                city -= cities
            if city < sight.players():
                block = (blocks.slot(distance, cities) - 1) * blocks.memory_size
                self._put_memory(seat, city, row, blocks.memory + block)

    def _put_own(self, seat: i64, sight: Sight, row: ObservationRow) -> None:
        """The seat's private information: its decision, hand and so on."""
        blocks = self.blocks
        places = self.places
        kind = sight.asked()
        if kind != NOTHING:
            row.put(self._decision + 1 + kind, 1)
            if sight.asked_city() >= sight.players():
                row.put(self._decision, 1)
        for card in sight.hand():
            row.add(blocks.hand + places.card[card])
        pile = sight.discard() if kind == DISCARD_PILE else self.memory.discarded[seat]
        for card in pile:
            row.add(blocks.discarded + places.card[card])
        self._put_laid(seat, sight, row)
        if sight.cities() > sight.players():
            self._put_laid(sight.players(), sight, row)
        if not blocks.leaders:
            return
        for leader in sight.leaders_in_hand():
            row.put(blocks.leader_hand + places.leader[leader], 1)
        if sight.phase() == DRAFT:
            for leader in sight.draft_pack():
                row.put(blocks.pack + places.leader[leader], 1)
        for entry in self.memory.passed[seat]:
            row.put(blocks.passed + places.leader[entry & CARD_MASK], entry >> CARD_BITS)
        for leader in sight.partner_leaders():
            row.put(blocks.partner_leaders + places.leader[leader], 1)

    def _put_points(self, points: vec[i64], row: ObservationRow, start: i64) -> None:
        """The score sheet of a city as far as this seat knows it."""
        total: i64 = 0
        for at in range(self._rows):
            total += points[at]
            row.put(start + at, max(points[at], 0))
        row.put(start + self._rows, max(total, 0))

    def _put_prices(self, codes: vec[i64], row: ObservationRow) -> None:
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
            before = row.figure(at)
            if before == 0 or price < before:
                row.put(at, price)

    def _put_laid(self, city: i64, sight: Sight, row: ObservationRow) -> None:
        """Cards under stages that the seat knows."""
        stages = sight.stages(city)
        stage: i64 = 0
        while stages >> stage:
            if stages & (1 << stage):
                card = sight.marker(city, stage)
                if card != NOTHING:
                    row.add(self.blocks.laid + self.places.laid[card])
            stage += 1

    def _put_memory(self, seat: i64, city: i64, row: ObservationRow, start: i64) -> None:
        """What the seat knows of another hand."""
        cards = self.places.card
        if self.sights[seat].partner(seat) == city:
            row.put(start, 1)
            for card in self.sights[seat].partner_hand():
                row.add(start + 3 + cards[card])
        elif self.memory.has_seen(seat, city):
            row.put(start + 1, 1)
            row.put(start + 2, self.memory.taken_since(seat, city))
            at = self.memory.index(seat, city)
            for card in self.memory.left[at]:
                row.add(start + 3 + cards[card])
            built = self.memory.built[self.memory.hand_of[city]]
            for later in range(self.memory.since[at], len(built)):
                row.subtract(start + 3 + cards[built[later]])
