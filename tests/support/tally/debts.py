"""Debts and diplomacy tokens, reconstructed from events."""

from sevenwonders.engine.events.base import ExpansionEvent
from sevenwonders.engine.events.edifices import Penalized
from sevenwonders.engine.events.tokens import DiplomacyTaken, DiplomacyUsed, Indebted, Lost
from sevenwonders.engine.position.model import Position


class DebtTally:
    """The debts and diplomacy tokens of every city, kept by following the events."""

    def __init__(self, cities: int) -> None:
        self.debts = [0] * cities
        self.edifice_debts = [0] * cities
        """Points lost to failed edifices."""
        self.diplomacy = [0] * cities

    def follow(self, event: ExpansionEvent) -> None:
        """Bring them up to date; events about anything else change nothing."""
        match event:
            case Indebted() | Lost():
                self.debts[event.city] += event.debts
            case Penalized():
                self.edifice_debts[event.city] += event.debt
            case DiplomacyTaken():
                self.diplomacy[event.city] += event.count
            case DiplomacyUsed():
                self.diplomacy[event.city] -= 1
            case _:
                pass


def debts_at(position: Position) -> DebtTally:
    """The debts and diplomacy tokens of a position."""
    tally = DebtTally(len(position.city))
    for at, city in enumerate(position.city):
        tally.debts[at] = city.debts
        tally.edifice_debts[at] = city.edifice_debts
        tally.diplomacy[at] = city.diplomacy
    return tally
