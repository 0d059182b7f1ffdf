"""One game between programs that learn: actions by number, observations as arrays."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sevenwonders.encode import ActionTable, Layout, layout_of, wide_layout
from sevenwonders.encode.actions import WAIT
from sevenwonders.encode.follower import memory_of_game
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.envs.batch import Bytes, Illegal
from sevenwonders.envs.errors import IllegalAction, ImpossibleSetting, NotReset
from sevenwonders.envs.numbers import whole
from sevenwonders.envs.options import setting_of
from sevenwonders.envs.rewards import shared_points
from sevenwonders.envs.tables import BatchTable, deal_game

Mask = NDArray[np.int8]


class Match:
    """A table that is dealt by ``deal``, and continues when every seat with a decision has acted.

    An action number is ``action * variants + variant`` of the layout's action table: with
    ``variants`` 1 it is the action itself, at its cheapest price.
    """

    def __init__(
        self,
        options: Options,
        *,
        layout: Layout | None = None,
        variants: int = 1,
        illegal: Illegal = "raise",
    ) -> None:
        if illegal not in ("raise", "first"):
            raise ImpossibleSetting(f"illegal is 'raise' or 'first', not {illegal!r}")
        self.options = options
        self.layout = layout or layout_of(options)
        self.action_table = ActionTable(self.layout)
        self.variants = checked_variants(variants)
        self.actions = int(self.action_table.size) * variants
        """How many action numbers there are."""
        self._illegal: Illegal = illegal
        self._setting = setting_of(options, self.action_table)
        self._row: BatchTable | None = None

    @property
    def state(self) -> State:
        """The game in progress, for tools and tests: it holds what seats may not know."""
        return self._table().state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def deal(self, seed: str) -> None:
        """Begin the game of a seed."""
        self._row = deal_game(self._setting, seed)

    def take_over(self, state: State) -> None:
        """Go on with another state of the same kind of table, and what its seats have seen."""
        memory = memory_of_game(state)
        self._row = BatchTable(self._setting, state, memory)

    def __deepcopy__(self, _: object) -> "Match":
        copy = Match(
            self.options, layout=self.layout, variants=self.variants, illegal=self._illegal
        )
        if self._row is not None:
            copy.take_over(self._row.state.clone())
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """The kind of table and the game; its compiled objects cannot be pickled."""
        wide = None if self.layout is layout_of(self.options) else self.layout.blocks.box_names
        state = None if self._row is None else self._row.state
        return _restored, (self.options, wide, self.variants, self._illegal, state)

    def sight(self, seat: int) -> Sight:
        """What a seat may know, as bots see it."""
        return self._table().observer.sights[seat]

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has a decision open."""
        return self.state.asked(seat) is not None

    def observation(self, seat: int) -> Bytes:
        """What a seat may know, as bytes."""
        return np.frombuffer(self._table().observation(seat), dtype=np.uint8)

    def counts(self, seat: int) -> Bytes:
        """How many variants of each action are legal; a seat that is not asked has one to wait."""
        return np.frombuffer(self._table().counts(seat), dtype=np.uint8)

    def mask(self, seat: int) -> Mask:
        """1 for each action number that is legal, else 0."""
        counts = self.counts(seat)[:, None]
        return (np.arange(self.variants) < counts).astype(np.int8).reshape(-1)

    def places(self, numbers: Sequence[int | None]) -> list[int]:
        """For each seat the place of its action among its legal choices, -1 for waiting.

        Nothing changes, so that a wrong action leaves the game as it was.
        """
        return [self.place(seat, number) for seat, number in enumerate(numbers)]

    def play(self, places: Sequence[int]) -> None:
        """Carry out one decision of each seat that is asked."""
        for seat in [seat for seat in range(len(places)) if self.is_asked(seat)]:
            self.take(seat, places[seat])

    def take(self, seat: int, place: int) -> None:
        """One seat takes a legal choice by its place; the stage closes with the last of them."""
        row = self._table()
        if len(row.state.pending()) == 1 and not self._owes_more(seat):
            row.close(seat, place)
        else:
            row.state.submit_at(seat, place)

    def points(self) -> list[int]:
        """The points of each seat, or of its team, as if the game ended now."""
        state = self.state
        points = [int(state.score(seat).total()) for seat in range(state.players)]
        return shared_points(points, teams=self.options.teams)

    def won(self) -> list[bool]:
        """Whether each seat is among the winners."""
        winners = self.state.winners()
        return [seat in winners for seat in range(self.state.players)]

    def place(self, seat: int, number: int | None) -> int:
        """The place of a seat's action among its legal choices, -1 for waiting."""
        count = int(self.sight(seat).legal_count()) if self.is_asked(seat) else 0
        wanted = WAIT if number is None else whole(number, f"the action of seat {seat}")
        action, variant = divmod(wanted, self.variants)
        if not count:
            if action == WAIT or self._illegal == "first":
                return -1
        else:
            place = int(self._table().place(seat, action, variant))
            if place >= 0:
                return place
            if self._illegal == "first":
                return 0
        names = self.action_table.names()
        named = names[action] if 0 <= action < len(names) else f"action {action}"
        raise IllegalAction(f"seat {seat}", named, variant, count)

    def _owes_more(self, seat: int) -> bool:
        """Whether a seat has another decision of this stage after its open one."""
        state = self.state
        asks = zip(state.ask_seat, state.ask_code, strict=True)
        return sum(one == seat and code < 0 for one, code in asks) > 1

    def _table(self) -> BatchTable:
        if self._row is None:
            raise NotReset
        return self._row


def _restored(
    options: Options,
    wide: Sequence[str] | None,
    variants: int,
    illegal: Illegal,
    state: State | None,
) -> Match:
    """A match that was pickled; ``wide`` has the expansions of a layout for any table."""
    layout = None if wide is None else wide_layout(wide)
    match = Match(options, layout=layout, variants=variants, illegal=illegal)
    if state is not None:
        match.take_over(state)
    return match


def checked_variants(variants: int) -> int:
    """How many variants of an action have a number of their own."""
    if variants < 1:
        raise ImpossibleSetting(f"an action has at least one variant, not {variants}")
    return variants
