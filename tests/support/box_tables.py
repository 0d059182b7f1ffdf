"""Tables with boxes for tests: each box alone, everything at once, and teams."""

from typing import NamedTuple

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.options import Options
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.state import State
from tests.support.games import picker, play_stage

EVERY_BOX = extra_names()


class BoxKind(NamedTuple):
    """A kind of table with boxes."""

    edition: str
    players: int
    boxes: tuple[str, ...]
    teams: bool = False

    def __str__(self) -> str:
        boxes = "everything" if self.boxes == EVERY_BOX else "+".join(self.boxes)
        return f"{self.edition}-{self.players}{'t' if self.teams else 'p'}-{boxes}"

    def options(self) -> Options:
        """What is asked for: expert leaders too, where there are any."""
        return Options(
            players=self.players,
            edition=self.edition,
            boxes=self.boxes,
            teams=self.teams,
            experts="leaders" in self.boxes,
        )


BOX_KINDS = (
    BoxKind("1e", 3, ("leaders",)),
    BoxKind("2e", 4, ("cities",)),
    BoxKind("1e", 5, ("edifice",)),
    BoxKind("2e", 3, ("wonder-pack", "catan")),
    BoxKind("1e", 4, ("leaders", "wonder-pack", "promos", "classic-extras")),
    BoxKind("1e", 3, EVERY_BOX),
    BoxKind("2e", 7, EVERY_BOX),
    BoxKind("2e", 4, EVERY_BOX, teams=True),
    BoxKind("1e", 6, ("leaders", "cities"), teams=True),
)


def deal_boxes(kind: BoxKind, seed: str) -> State:
    """A game of such a kind with random boards, the same for the same seed."""
    return new_game(kind.options(), FastStream(f"{kind} {seed}"))


def asked_for(kind: BoxKind, decision: str, *, games: int = 60) -> State:
    """A table of random play at the first moment some seat has a decision of that kind open."""
    for game in range(games):
        state = deal_boxes(kind, f"asked {game}")
        pick = picker(f"asked {decision} {game}")
        while not state.over:
            if state.pending()[0].kind == decision:
                return state
            play_stage(state, pick)
    msg = f"no {decision} decision in {games} games of {kind}"
    raise AssertionError(msg)
