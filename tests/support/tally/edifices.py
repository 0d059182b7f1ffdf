"""Edifices, their pawns and their rewards, reconstructed from events."""

from sevenwonders.engine.events.base import ExpansionEvent
from sevenwonders.engine.events.edifices import EdificeBuilt, EdificesLaid, PawnTaken, Rewarded
from sevenwonders.engine.position.model import Position


class EdificeTally:
    """The edifices and what cities have of them, kept by following the events."""

    def __init__(self, cities: int) -> None:
        self.pawns: list[list[int]] = [[] for _ in range(cities)]
        """The Ages of the participation pawns held."""
        self.rewards: list[list[int]] = [[] for _ in range(cities)]
        """The Ages of the edifices whose reward was received, once a reward."""
        self.edifices: list[str] = []
        self.built: list[int] = []
        """The Ages whose edifice is complete."""

    def follow(self, event: ExpansionEvent) -> None:
        """Bring them up to date; events about anything else change nothing."""
        match event:
            case EdificesLaid():
                self.edifices = list(event.edifices)
            case EdificeBuilt():
                self.built.append(event.age)
            case PawnTaken():
                self.pawns[event.city].append(event.age)
            case Rewarded():
                self.rewards[event.city].append(event.age)
            case _:
                pass


def edifices_at(position: Position) -> EdificeTally:
    """The edifices of a position."""
    tally = EdificeTally(len(position.city))
    tally.edifices = list(position.edifices)
    tally.built = list(position.edifices_built)
    for at, city in enumerate(position.city):
        tally.pawns[at] = _ages(city.pawns)
        tally.rewards[at] = _ages(city.rewards)
    return tally


def _ages(counts: tuple[int, int, int]) -> list[int]:
    return [age for age, count in enumerate(counts, start=1) for _ in range(count)]
