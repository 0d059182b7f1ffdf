"""What the boxes put on the table beside the cities, and what a turn still owes."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

# What a turn is: rule 5.16 counts each as one.
PLAYING: Final = 0
RECRUITING: Final = 1
LAST: Final = 2
DRAFTING: Final = 3


@final
class Hall:
    """Leaders in hand and in the box, edifices, and the queues of the turn under way."""

    def __init__(  # noqa: PLR0913, PLR0917 -- a full constructor is what makes clone() cheap
        self,
        phase: i64,
        step: i64,
        turns_played: i64,
        swept: i64,
        leaders: list[vec[i64]],
        packs: list[vec[i64]],
        box: vec[i64],
        pawns: vec[i64],
        built: i64,
        built_turn: i64,
        losses: vec[i64],
        victory_losses: vec[i64],
        stage_losses: vec[i64],
        causes: vec[i64],
        names: vec[i64],
        buries: vec[i64],
        drops: vec[i64],
        recruits: vec[i64],
        frozen: i64,
        teams: i64,
    ) -> None:
        self.phase: i64 = phase
        self.step: i64 = step
        """The step of the turn that comes next (``steps``)."""
        self.turns_played: i64 = turns_played
        """Counts turns, recruitment phases and last-card plays (rule 5.16)."""
        self.swept: i64 = swept
        """Whether this turn's leftovers have been dealt with."""
        self.leaders = leaders
        """Leaders in hand, sorted, one hand a seat."""
        self.packs = packs
        """Leaders going round in the draft."""
        self.box = box
        """Leaders that may still be drawn, next first."""
        self.pawns = pawns
        """Pawns left on the edifice of each Age."""
        self.built: i64 = built
        """The Ages whose edifice is complete, one bit each."""
        self.built_turn: i64 = built_turn
        """The turn in which an edifice was last completed; in it all may still join (rule 15.5)."""
        self.losses = losses
        self.victory_losses = victory_losses
        self.stage_losses = stage_losses
        """What each city loses this turn: coins, and coins by what it has (rules 13.11, 13.12)."""
        self.causes = causes
        """Whose deeds those losses are, in the order in which they were done (``causes``)."""
        self.names = names
        self.buries = buries
        self.drops = drops
        self.recruits = recruits
        """Cities that have yet to name, bury or recruit this turn; for drops, their causes."""
        self.frozen: i64 = frozen
        """Whether hands stay where they are after this turn (rule 12.41)."""
        self.teams: i64 = teams
        """Whether seats play in pairs."""

    def clone(self) -> "Hall":
        """A copy that shares nothing that changes."""
        return Hall(
            self.phase,
            self.step,
            self.turns_played,
            self.swept,
            self.leaders[:],
            self.packs[:],
            self.box,
            self.pawns[:],
            self.built,
            self.built_turn,
            self.losses[:],
            self.victory_losses[:],
            self.stage_losses[:],
            self.causes,
            self.names[:],
            self.buries[:],
            self.drops[:],
            self.recruits[:],
            self.frozen,
            self.teams,
        )


def new_hall(cities: i64, teams: i64) -> Hall:
    """A table before anything of a box is dealt."""
    return Hall(
        PLAYING,
        0,
        0,
        0,
        [vec[i64]() for _ in range(cities)],
        [vec[i64]() for _ in range(cities)],
        vec[i64](),
        vec[i64]([0, 0, 0]),
        0,
        -1,
        zeros(cities),
        zeros(cities),
        zeros(cities),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        0,
        teams,
    )


def zeros(count: i64) -> vec[i64]:
    """As many zeros."""
    some = vec[i64]()
    for _ in range(count):
        some = append(some, 0)
    return some
