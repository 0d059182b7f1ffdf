"""Leaders in hand and drawn from the box, as far as a seat knows them."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.cards import without
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.cards import holds


@final
class LeaderHand:
    """The leaders in one seat's hand: known kinds, and slots."""

    def __init__(self) -> None:
        self.known = vec[i64]()
        self.slots = vec[i64]()
        self.slots_since = vec[i64]()
        """Slots that came to the hand, and the stage of the game in which each came."""
        self.late_draws: i64 = 0
        """Unseen draws from the box after leaders went back to it."""
        self.late_since = vec[i64]()
        self.recruited = vec[i64]()
        self.recruited_since = vec[i64]()
        """Leaders recruited from among the slots, and the stage of each."""
        self.face_down = vec[i64]()
        self.face_down_since = vec[i64]()
        self.face_down_card = vec[i64]()
        """Decisions that discarded a leader or laid it under a stage unseen, when each was taken,
        and the leader if it was turned up at the end."""
        self.returned = False
        """Whether the rest went back to the box."""

    def size(self) -> i64:
        """Leaders in hand."""
        if self.returned:
            return 0
        came = len(self.known) + len(self.slots) + self.late_draws
        return came - len(self.recruited) - len(self.face_down)

    def gain_slot(self, slot: i64, stage: i64) -> None:
        """An unseen leader is added to the hand."""
        self.slots = append(self.slots, slot)
        self.slots_since = append(self.slots_since, stage)

    def gain_late(self, stage: i64) -> None:
        """The same, from a box to which leaders have been returned."""
        self.late_draws += 1
        self.late_since = append(self.late_since, stage)

    def take_seen(self, leader: i64, stage: i64) -> None:
        """A leader that is shown, or that the seat knows, leaves the hand."""
        if holds(self.known, leader):
            self.known = without(self.known, leader)
        else:
            self.recruited = append(self.recruited, leader)
            self.recruited_since = append(self.recruited_since, stage)

    def take_face_down(self, ask: i64, stage: i64) -> None:
        """A leader leaves the hand unseen."""
        self.face_down = append(self.face_down, ask)
        self.face_down_since = append(self.face_down_since, stage)
        self.face_down_card = append(self.face_down_card, NOTHING)


@final
class BoxDraw:
    """A leader drawn from the box: the seat, and its slot or kind, -1 if unknown."""

    def __init__(self, seat: i64, slot: i64, leader: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.leader: i64 = leader
