"""The champion at a table: it takes the choice that its net is most for."""

from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.champion.net import ChampionNet, Judged, champion_net, logits
from sevenwonders.bots.champion.unseen import tell, unseen
from sevenwonders.bots.sage.weights_file import new_sage
from sevenwonders.encode import FIELDS, Actions, ActionTable, Follower, wide_layout
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight

POINT: Final = 0.5
"""What a point that the sage sees in a choice adds to the net's figure, where the net has none."""

Figures = NDArray[np.float64]


@final
class Adviser:
    """What the net says of the decisions of one game, of which it reads each stage once."""

    def __init__(self) -> None:
        self._sage = new_sage()
        self._components: Components | None = None
        self._net: ChampionNet
        self._follower: Follower
        self._actions: Actions

    def judge(self, sight: Sight) -> Judged:
        """What the net says of what a seat knows."""
        self._turn_to(sight)
        return self._net.judge(self._follower.observe(sight))

    def preferences(self, sight: Sight) -> Figures:
        """How much the net is for each legal choice of the open decision."""
        fields = self.fields(sight)
        found = logits(self.judge(sight), fields)
        learned = self._net.learned[fields[:, 0]]
        return found if learned.all() else placed(found, learned, self._sage.values(sight))

    def net(self, sight: Sight) -> ChampionNet:
        """The net for the table of a window."""
        self._turn_to(sight)
        return self._net

    def fields(self, sight: Sight) -> NDArray[np.int16]:
        """The legal choices as ``encode.FIELDS``."""
        self._turn_to(sight)
        choices = self._actions.choices(sight)
        return np.frombuffer(choices, dtype=np.int16).reshape(-1, len(FIELDS))

    def _turn_to(self, sight: Sight) -> None:
        """Have the layout, the net and the actions for a table."""
        components = sight.components()
        if self._components is components:
            return
        if strange := unseen(components):
            tell(tuple(strange))
        layout = wide_layout(components.boxes)
        self._net = champion_net(layout)
        self._follower = Follower(layout)
        self._actions = Actions(ActionTable(layout), components)
        self._components = components


def placed(found: Figures, learned: NDArray[np.bool_], values: list[float]) -> Figures:
    """Figures in which the sage's values place the choices that the net has not learned.

    Such a choice gets the mean figure of the others, each weighed by how likely the net is to play
    it, and more or less by what the sage finds it better or worse than they are.
    """
    worth = np.array(values) * POINT
    if not learned.any():
        return worth
    odds = np.exp(found[learned] - found[learned].max())
    odds /= odds.sum()
    level = odds @ (found[learned] - worth[learned])
    return np.where(learned, found, level + worth)


@final
class ChampionBot:
    """Asks its net and no chance: the same window always brings the same choice."""

    def __init__(self, stream: Stream) -> None:
        del stream
        self._adviser = Adviser()

    def choose(self, sight: Sight) -> Choice:
        """The choice that the net is most for."""
        return sight.legal()[self.choose_index(sight)]

    def choose_index(self, sight: Sight) -> int:
        """Its place among the legal ones."""
        if sight.legal_count() == 1:
            return 0
        return int(self._adviser.preferences(sight).argmax())
