"""What the boxes put on the table, as it can be drawn from the events alone."""

from typing import assert_never

from sevenwonders.engine.events import boxes
from sevenwonders.engine.events.common import Card
from sevenwonders.engine.position.model import Position, leader_name


class BoxTally:
    """Leaders, debts, diplomacy tokens, pawns and edifices, kept by following the events."""

    def __init__(self, cities: int) -> None:
        self.packs: list[list[Card]] = [[] for _ in range(cities)]
        """Leaders going round in the draft, by the seat that chooses from them."""
        self.leaders: list[list[Card]] = [[] for _ in range(cities)]
        """Leaders in hand."""
        self.recruited: list[list[str]] = [[] for _ in range(cities)]
        """Leaders in play, in the order they were recruited."""
        self.buried: list[list[str]] = [[] for _ in range(cities)]
        self.copied: list[str | None] = [None] * cities
        """The leader that the city's guild has become."""
        self.debts = [0] * cities
        self.edifice_debts = [0] * cities
        """Points lost to failed edifices."""
        self.diplomacy = [0] * cities
        self.pawns: list[list[int]] = [[] for _ in range(cities)]
        """The Ages of the participation pawns held."""
        self.rewards: list[list[int]] = [[] for _ in range(cities)]
        """The Ages of the edifices whose reward was received, once a reward."""
        self.edifices: list[str] = []
        self.edifices_built: list[int] = []
        """The Ages whose edifice is complete."""

    def follow(self, event: boxes.BoxEvent) -> None:
        """Bring the table up to date."""
        match event:
            case (
                boxes.PackReceived()
                | boxes.LeaderKept()
                | boxes.LeaderDrawn()
                | boxes.LeaderReturned()
                | boxes.LeaderSold()
            ):
                self._move_leader(event)
            case boxes.Recruited():
                remove_card(self.leaders[event.city], event.leader)
                self.recruited[event.city].append(event.leader)
            case boxes.LeaderCopied():
                self.copied[event.city] = event.leader
            case boxes.LeaderBuried():
                self.recruited[event.city].remove(event.leader)
                self.buried[event.city].append(event.leader)
            case boxes.DiplomacyTaken():
                self.diplomacy[event.city] += event.count
            case boxes.DiplomacyUsed():
                self.diplomacy[event.city] -= 1
            case boxes.Indebted() | boxes.Lost():
                self.debts[event.city] += event.debts
            case boxes.Penalized():
                self.edifice_debts[event.city] += event.debt
            case boxes.EdificesLaid() | boxes.EdificeBuilt() | boxes.PawnTaken() | boxes.Rewarded():
                self._raise_edifice(event)
            case boxes.TokenTaken() | boxes.TokensReturned() | boxes.DefeatPassed():
                pass
            case boxes.RecruitDeclined() | boxes.HandsFrozen() | boxes.GaveUp():
                pass
            case boxes.EdificeJoined() | boxes.EdificeFailed():
                pass
            case _:
                assert_never(event)

    def _move_leader(
        self,
        event: boxes.PackReceived
        | boxes.LeaderKept
        | boxes.LeaderDrawn
        | boxes.LeaderReturned
        | boxes.LeaderSold,
    ) -> None:
        match event:
            case boxes.PackReceived():
                self.packs[event.seat] = list(event.leaders)
            case boxes.LeaderKept():
                remove_card(self.packs[event.seat], event.leader)
                self.leaders[event.seat].append(event.leader)
            case boxes.LeaderDrawn():
                self.leaders[event.seat].append(event.leader)
            case boxes.LeaderReturned():
                remove_card(self.leaders[event.seat], event.leader)
            case boxes.LeaderSold():
                remove_card(self.leaders[event.city], event.leader)

    def _raise_edifice(
        self, event: boxes.EdificesLaid | boxes.EdificeBuilt | boxes.PawnTaken | boxes.Rewarded
    ) -> None:
        match event:
            case boxes.EdificesLaid():
                self.edifices = list(event.edifices)
            case boxes.EdificeBuilt():
                self.edifices_built.append(event.age)
            case boxes.PawnTaken():
                self.pawns[event.city].append(event.age)
            case boxes.Rewarded():
                self.rewards[event.city].append(event.age)


def box_tally_at(position: Position) -> BoxTally:
    """What the boxes have on the table of a position."""
    tally = BoxTally(len(position.city))
    tally.edifices = list(position.edifices)
    tally.edifices_built = list(position.edifices_built)
    for at, city in enumerate(position.city):
        tally.leaders[at] = list(city.leader_hand)
        tally.recruited[at] = [leader_name(leader) for leader in city.leaders]
        tally.buried[at] = [leader_name(leader) for leader in city.buried]
        tally.copied[at] = city.named or None
        tally.debts[at] = city.debts
        tally.edifice_debts[at] = city.edifice_debts
        tally.diplomacy[at] = city.diplomacy
        tally.pawns[at] = _ages(city.pawns)
        tally.rewards[at] = _ages(city.rewards)
    return tally


def _ages(counts: tuple[int, int, int]) -> list[int]:
    return [age for age, count in enumerate(counts, start=1) for _ in range(count)]


def remove_card(cards: list[Card], card: Card) -> None:
    """Remove a card, by its face if that is known here, else one that lies face down."""
    cards.remove(card if card in cards else None)
