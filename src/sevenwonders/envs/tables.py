"""Many tables in lock-step: what each seat that decides may know and do, in lasting buffers."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from sevenwonders.encode.actions import FIELDS, WAIT, Actions
from sevenwonders.encode.facts import Facts
from sevenwonders.encode.layout import Places
from sevenwonders.encode.memory import HandMemory
from sevenwonders.encode.observer import Observer
from sevenwonders.encode.row import ROOM, Scratch
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.decisions.kinds import legal_codes
from sevenwonders.engine.game.dealer import FastStream, deal
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.scoring import score, winners
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOTHING

HOLD: Final = -1
"""In the place of an action: the decision stays open."""
_CHOICES: Final = 16
"""Room for legal choices that a row has to begin with."""
_COLUMNS: Final = 320
"""Columns that are not 0 that a row has room for, on the average."""
RAISE: Final = 0
FIRST: Final = 1


@final
class Setting:
    """A kind of table as the batch deals it."""

    def __init__(
        self,
        components: Components,
        places: Places,
        actions: Actions,
        players: int,
        scratch: Scratch,
        *,
        teams: bool,
        wanted: list[list[int]],
    ) -> None:
        self.components = components
        self.places = places
        self.actions = actions
        self.players = players
        self.teams: i64 = 1 if teams else 0
        self.wanted = wanted
        self.facts = Facts(places, scratch)


@final
class BatchTable:
    """One table of a batch: its game and its observers."""

    def __init__(self, setting: Setting, state: State, memory: HandMemory) -> None:
        self.setting = setting
        self.state = state
        self.memory = memory
        self.observer = Observer(setting.places, state, self.memory, setting.facts)

    # What follows is asked from interpreted code: a vector that it hands over is never freed.

    def observation(self, seat: i64) -> bytes:
        """What a seat may know."""
        row = vec[u8](bytes(self.setting.places.layout.size))
        self.observer.read()
        self.observer.write(seat, self.observer.sights[seat].codes(), row, 0)
        return bytes(row)

    def counts(self, seat: i64) -> bytes:
        """How many variants of each action are legal; a seat that is not asked has one to wait."""
        actions = self.setting.actions
        row = vec[u8](bytes(actions.table.size))
        codes = self.observer.sights[seat].codes()
        if len(codes):
            actions.mask(codes, row, 0)
        else:
            row[WAIT] = 1
        return bytes(row)

    def place(self, seat: i64, action: i64, variant: i64) -> i64:
        """The place of an action among the legal choices of a seat, -1 if it is not legal."""
        return self.setting.actions.place(self.observer.sights[seat].codes(), action, variant)

    def close(self, seat: i64, place: i64) -> None:
        """The last choice of a stage: the memory of the seats reads it with all the others."""
        state = self.state
        last = self.observer.sights[seat].codes()[place]
        codes = vec[i64]()
        for code in state.ask_code:
            codes = append(codes, last if code == NOTHING else code)
        self.memory.note(state, codes, 0)
        state.close_with(codes, 0)
        self.memory.settle(state)


def deal_game(setting: Setting, seed: str) -> BatchTable:
    """A new game of a kind of table."""
    dealt = deal(setting.components, setting.players, setting.wanted, FastStream(seed))
    state = start(setting.components, setting.players, dealt, teams=setting.teams)
    return BatchTable(setting, state, HandMemory(state))


@final
class Tables:
    """The tables of a batch.

    ``open_rows`` writes one row for each open decision; ``check`` and ``play`` take an action for
    each of them.
    """

    def __init__(
        self,
        settings: list[Setting],
        count: i64,
        seats: i64,
        *,
        seed: str,
        first: i64,
        masks: bool = True,
        sparse: bool = False,
    ) -> None:
        self._settings = settings
        self._seed = seed
        self._first: i64 = first
        self.seats: i64 = seats
        self.width: i64 = settings[0].places.layout.size
        self.actions: i64 = settings[0].actions.table.size
        most = count * seats
        self.sparse = sparse
        self.observations: vec[u8] = vec[u8](bytes(0 if sparse else most * self.width))
        room = most * _COLUMNS + ROOM if sparse else 0
        self.columns: vec[i16] = vec[i16]([0 for _ in range(room)])
        self.figures: vec[u8] = vec[u8](bytes(room))
        """The columns of all rows that are not 0, instead of whole observations."""
        self.column_ends: vec[i32] = vec[i32]([0 for _ in range(most)])
        """Where those of each row end."""
        self.masked = masks
        self.masks: vec[u8] = vec[u8](bytes(most * self.actions if masks else 0))
        self.choices: vec[i16] = vec[i16]([0 for _ in range(most * _CHOICES * len(FIELDS))])
        """The legal choices of all rows, each as ``FIELDS``; replaced by a larger one when full."""
        self.ends: vec[i32] = vec[i32]([0 for _ in range(most)])
        """Where the legal choices of each row end."""
        self.table_of: vec[i32] = vec[i32]([0 for _ in range(most)])
        self.seat_of: vec[i32] = vec[i32]([0 for _ in range(most)])
        self.points: vec[i32] = vec[i32]([0 for _ in range(most)])
        """Of the games that ended with the last step: points and whether a seat won."""
        self.won: vec[u8] = vec[u8]([0 for _ in range(most)])
        self.finished: vec[i32] = vec[i32]([0 for _ in range(count)])
        """The tables whose game ended with the last step."""
        self.finished_count: i64 = 0
        self.rows: i64 = 0
        """Decisions that are open."""
        self.games: vec[i64] = vec[i64]([0 for _ in range(count)])
        """Games that each table has begun."""
        self._asks: vec[i64] = vec[i64]([0 for _ in range(most)])
        self._codes: vec[i64] = vec[i64]([0 for _ in range(most)])
        self._legal: list[vec[i64]] = [vec[i64]() for _ in range(most)]
        self.refused: i64 = NOTHING
        """The row whose action was not legal, -1 for none."""
        self._tables = [self._deal(table) for table in range(count)]
        self._ended: list[BatchTable] = []
        """The tables of the games that ended with the last step, in the order of ``finished``."""

    def _deal(self, table: i64) -> BatchTable:
        number = self._first + table
        game = self.games[table]
        self.games[table] = game + 1
        setting = self._settings[number % len(self._settings)]
        return deal_game(setting, f"{self._seed} {number} {game}")

    def open_rows(self) -> i64:
        """Write a row for each open decision into buffers of zeros; returns how many."""
        row: i64 = 0
        end: i64 = 0
        column: i64 = 0
        for table in range(len(self._tables)):
            one = self._tables[table]
            state = one.state
            one.observer.read()
            asked: i64 = 0
            for ask in range(len(state.ask_seat)):
                seat = state.ask_seat[ask]
                if state.ask_code[ask] != NOTHING or asked & (1 << seat):
                    continue
                asked |= 1 << seat
                codes = legal_codes(state, ask)
                self._legal[row] = codes
                self._asks[row] = ask
                self.table_of[row] = i32(table)
                self.seat_of[row] = i32(seat)
                if self.masked:
                    one.setting.actions.mask(codes, self.masks, row * self.actions)
                self._make_room(end + len(codes))
                one.setting.actions.fields(codes, self.choices, end * len(FIELDS))
                end += len(codes)
                self.ends[row] = i32(end)
                if self.sparse:
                    self._make_column_room(column)
                    column = one.observer.write_sparse(
                        seat, codes, self.columns, self.figures, column
                    )
                    self.column_ends[row] = i32(column)
                else:
                    one.observer.write(seat, codes, self.observations, row * self.width)
                row += 1
        self.rows = row
        return row

    def _make_column_room(self, kept: i64) -> None:
        """Make room for any other row after so many columns."""
        if kept + ROOM > len(self.columns):
            columns, figures = self.columns, self.figures
            self.columns = vec[i16]([0 for _ in range(2 * (kept + ROOM))])
            self.figures = vec[u8](bytes(2 * (kept + ROOM)))
            for at in range(kept):
                self.columns[at] = columns[at]
                self.figures[at] = figures[at]

    def _make_room(self, choices: i64) -> None:
        """Make room for this many legal choices."""
        if choices * len(FIELDS) > len(self.choices):
            held = self.choices
            self.choices = vec[i16]([0 for _ in range(2 * choices * len(FIELDS))])
            for at in range(len(held)):
                self.choices[at] = held[at]

    def table(self, table: i64) -> BatchTable:
        """A table with its game in progress."""
        return self._tables[table]

    def last_observation(self, table: i64, seat: i64) -> bytes:
        """What a seat knew at the end of the game that the last step ended at a table."""
        row = vec[u8](bytes(self.width))
        for at in range(self.finished_count):
            if self.finished[at] == table:
                observer = self._ended[at].observer
                observer.read()
                observer.write(seat, vec[i64](), row, 0)
        return bytes(row)

    def sight(self, row: i64) -> Sight:
        """The window of a row's seat on its game."""
        return self._tables[self.table_of[row]].observer.sights[self.seat_of[row]]

    def chosen(self, row: i64, place: i64) -> tuple[i64, i64]:
        """The action and variant of a row's legal choice."""
        setting = self._tables[self.table_of[row]].setting
        return setting.actions.chosen(self._legal[row], place)

    def check(self, actions: list[int], variants: list[int], illegal: i64) -> bool:
        """Find each action among the legal choices; says whether all of them are there."""
        self.refused = NOTHING
        for row in range(self.rows):
            if actions[row] == HOLD:
                self._codes[row] = NOTHING
                continue
            codes = self._legal[row]
            one = self._tables[self.table_of[row]]
            place = one.setting.actions.place(codes, i64(actions[row]), i64(variants[row]))
            if place < 0:
                if illegal == RAISE:
                    self.refused = row
                    return False
                place = 0
            self._codes[row] = codes[place]
        return True

    def check_places(self, places: list[int], illegal: i64) -> bool:
        """The same with each choice by its place among the legal ones."""
        self.refused = NOTHING
        for row in range(self.rows):
            place = i64(places[row])
            if place == HOLD:
                self._codes[row] = NOTHING
                continue
            codes = self._legal[row]
            if not 0 <= place < len(codes):
                if illegal == RAISE:
                    self.refused = row
                    return False
                place = 0
            self._codes[row] = codes[place]
        return True

    def play(self) -> None:
        """Carry out the actions that were checked; finished tables start a new game."""
        for row in range(self.rows):
            if self._codes[row] == NOTHING:
                continue
            state = self._tables[self.table_of[row]].state
            state.ask_code[self._asks[row]] = self._codes[row]
        self.finished_count = 0
        self._ended = []
        for table in range(len(self._tables)):
            one = self._tables[table]
            state = one.state
            if not _is_complete(state):
                continue
            one.memory.note(state, state.ask_code, 0)
            state.close_with(state.ask_code, 0)
            one.memory.settle(state)
            if state.over:
                self._finish(table, state)
                self._ended.append(one)
                self._tables[table] = self._deal(table)

    def _finish(self, table: i64, state: State) -> None:
        """Keep the result of a game."""
        self.finished[self.finished_count] = i32(table)
        self.finished_count += 1
        base = table * self.seats
        for seat in range(self.seats):
            inside = seat < state.players
            self.points[base + seat] = i32(score(state, seat).total()) if inside else 0
            self.won[base + seat] = 0
        for seat in winners(state):
            self.won[base + i64(seat)] = 1


def _is_complete(state: State) -> bool:
    """Whether every decision of the open stage has its choice."""
    return NOTHING not in state.ask_code
