"""The game of a seat as plain data."""

from html import escape
from typing import Final

import msgspec

from sevenwonders.engine.see.memory import Memory
from sevenwonders.engine.see.model.city import CityView
from sevenwonders.engine.see.model.decision import Decision
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.vocabulary import Direction, EdificeState, Phase

OVER: Final = "over"


class EdificeView(msgspec.Struct, frozen=True):
    """A common project; those of all three Ages lie open from the beginning."""

    edifice: str
    age: int
    state: EdificeState
    pawns: int
    """Pawns left on it."""


class PartnerView(msgspec.Struct, frozen=True):
    """What a seat of a team sees of its partner's secrets (rule 14.10)."""

    seat: int
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    sealed: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The game as one seat, or a spectator, sees it."""

    seat: int
    """-1 for a spectator."""
    edition: str
    boxes: tuple[str, ...]
    players: int
    age: int
    turn: int
    turns: int
    direction: Direction
    """Which way hands pass: ``left``, ``right``, or ``exchange`` with two players."""
    phase: Phase
    """The kind of decision that is open, or ``over``."""
    asked: tuple[int, ...]
    """Seats with a part in the open stage."""
    waiting: tuple[int, ...]
    """Of these, the seats that are still choosing."""
    holder: int | None
    """The seat that decides for the free city this turn."""
    discard_count: int
    pile_count: int
    cities: tuple[CityView, ...]
    edifices: tuple[EdificeView, ...]
    box_count: int
    """Leaders that may still be drawn."""
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    """The seat's leaders that are not in play."""
    draft_pack: tuple[str, ...]
    """The leaders it drafts from."""
    partner: PartnerView | None
    sealed: tuple[str, ...]
    """The seat's own choices that wait for the reveal."""
    discard: tuple[str, ...]
    """The discard pile, while the seat is about to build from it."""
    decision: Decision | None
    winners: tuple[int, ...]
    """The seats that have won, once the game is over."""
    memory: Memory | None = None
    """What the seat has seen since the game began, if it was asked for."""

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<what {who} sees: Age {self.age}, turn {self.turn}, {self.phase}>"

    def _repr_html_(self) -> str:
        """A table for notebooks: the cities, then the hand."""
        columns = ("city", "coins", "cards", "stages", "shields")
        head = "".join(f"<th>{column}</th>" for column in columns)
        cities = "".join(_city_row(city) for city in self.cities)
        hand = f"<p>hand: {escape(', '.join(self.hand))}</p>" if self.hand else ""
        title = f"<p>Age {self.age}, turn {self.turn} of {self.turns}: {self.phase}</p>"
        return f"{title}<table><tr>{head}</tr>{cities}</table>{hand}"


def _city_row(city: CityView) -> str:
    stages = sum(stage.built for stage in city.stages)
    cells = (
        f"{city.board} {city.side}",
        f"{city.coins}",
        ", ".join(city.cards),
        f"{stages} of {len(city.stages)}",
        f"{city.shields}",
    )
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
