"""The champion's net as the judge of a search."""

from typing import final

from sevenwonders.bots.champion.net import ChampionNet
from sevenwonders.bots.seer.judge import Promise
from sevenwonders.encode import Follower
from sevenwonders.engine.game.state import State


@final
class NetJudge:
    """Shows the net what the seat would know at each horizon, several worlds at once."""

    def __init__(self, net: ChampionNet, seat: int) -> None:
        self._net = net
        self._seat = seat
        self._follower = Follower(net.layout)
        self._seen: list[bytes] = []

    def begin(self, world: State) -> None:
        """A new world, as it is before the decision that is thought about."""
        self._follower.begin(world)

    def show(self, state: State) -> None:
        """A world that went on from the one last begun, at its horizon."""
        self._seen.append(self._follower.observe_branch(state, self._seat))

    def judged(self) -> list[Promise]:
        """What each world shown since the last time promises."""
        seen, self._seen = self._seen, []
        if not seen:
            return []
        return [Promise(win, lead) for win, lead in self._net.judge_many(seen)]
