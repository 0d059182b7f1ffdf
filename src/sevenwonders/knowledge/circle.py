"""The leaders in a seat's hand and in the box, as far as another seat knows them."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.cards import without
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.packets import holds


@final
class Circle:
    """One seat's leaders that are not in play: kinds that are known, and slots."""

    def __init__(self) -> None:
        self.known = vec[i64]()
        self.slots = vec[i64]()
        self.slots_since = vec[i64]()
        """Slots that came to the hand, and the stage that brought them."""
        self.late_draws: i64 = 0
        """Unseen draws from the box after leaders went back to it."""
        self.late_since = vec[i64]()
        self.shown = vec[i64]()
        self.shown_since = vec[i64]()
        """Leaders recruited from among the slots, and the stage of each."""
        self.picks = vec[i64]()
        self.picks_since = vec[i64]()
        self.picks_card = vec[i64]()
        """Decisions that sold a leader or laid it under a stage unseen, the stage of each, and the
        leader if it was turned up at the end."""
        self.back = False
        """Whether what was left went back to the box."""

    def size(self) -> i64:
        """Leaders in hand."""
        if self.back:
            return 0
        came = len(self.known) + len(self.slots) + self.late_draws
        return came - len(self.shown) - len(self.picks)

    def gain_slot(self, slot: i64, stage: i64) -> None:
        """An unseen leader comes to the hand."""
        self.slots = append(self.slots, slot)
        self.slots_since = append(self.slots_since, stage)

    def gain_late(self, stage: i64) -> None:
        """The same, from a box to which leaders have gone back."""
        self.late_draws += 1
        self.late_since = append(self.late_since, stage)

    def show(self, leader: i64, stage: i64) -> None:
        """A leader leaves the hand face up, or one that the seat knows."""
        if holds(self.known, leader):
            self.known = without(self.known, leader)
        else:
            self.shown = append(self.shown, leader)
            self.shown_since = append(self.shown_since, stage)

    def pick(self, ask: i64, stage: i64) -> None:
        """A leader leaves the hand unseen."""
        self.picks = append(self.picks, ask)
        self.picks_since = append(self.picks_since, stage)
        self.picks_card = append(self.picks_card, NOTHING)


@final
class BoxDraw:
    """A leader drawn from the box: by whom, and which slot or kind it is, -1 for none."""

    def __init__(self, seat: i64, slot: i64, leader: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.leader: i64 = leader
