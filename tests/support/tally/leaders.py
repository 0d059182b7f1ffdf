"""Leaders in draft packs, in hand and in play, reconstructed from events."""

from sevenwonders.engine.events.base import ExpansionEvent
from sevenwonders.engine.events.common import Card
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    LeaderBuried,
    LeaderCopied,
    LeaderDiscarded,
    LeaderDrawn,
    LeaderKept,
    LeaderReturned,
    Recruited,
)
from sevenwonders.engine.position.model import Position, leader_name
from tests.support.tally.cards import remove_card


class LeaderTally:
    """The leaders of every city, kept by following the events."""

    def __init__(self, cities: int) -> None:
        self.packs: list[list[Card]] = [[] for _ in range(cities)]
        """Draft packs, by the seat that chooses from them."""
        self.hands: list[list[Card]] = [[] for _ in range(cities)]
        self.recruited: list[list[str]] = [[] for _ in range(cities)]
        """Leaders in play, in the order they were recruited."""
        self.buried: list[list[str]] = [[] for _ in range(cities)]
        self.copied: list[str | None] = [None] * cities
        """The leader that the city's Courtesans Guild copies."""

    def follow(self, event: ExpansionEvent) -> None:
        """Bring the leaders up to date; events about anything else change nothing."""
        match event:
            case DraftPackReceived():
                self.packs[event.seat] = list(event.leaders)
            case LeaderKept():
                remove_card(self.packs[event.seat], event.leader)
                self.hands[event.seat].append(event.leader)
            case LeaderDrawn():
                self.hands[event.seat].append(event.leader)
            case LeaderReturned():
                remove_card(self.hands[event.seat], event.leader)
            case LeaderDiscarded():
                remove_card(self.hands[event.city], event.leader)
            case Recruited():
                remove_card(self.hands[event.city], event.leader)
                self.recruited[event.city].append(event.leader)
            case LeaderCopied():
                self.copied[event.city] = event.leader
            case LeaderBuried():
                self.recruited[event.city].remove(event.leader)
                self.buried[event.city].append(event.leader)
            case _:
                pass


def leaders_at(position: Position) -> LeaderTally:
    """The leaders of a position."""
    tally = LeaderTally(len(position.city))
    for at, city in enumerate(position.city):
        tally.hands[at] = list(city.leader_hand)
        tally.recruited[at] = [leader_name(leader) for leader in city.leaders]
        tally.buried[at] = [leader_name(leader) for leader in city.buried]
        tally.copied[at] = city.copied or None
    return tally
