"""The champion at a table: it takes the choice that its net is most for."""

import warnings
from typing import final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from sevenwonders.bots.champion.net import Judged, champion_net, logits
from sevenwonders.bots.sage.bot import SageBot
from sevenwonders.encode import FIELDS, Actions, ActionTable, Follower, WrongLayout, any_layout
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight


@final
class Adviser:
    """What the net says of the decisions of one game, of which it reads each stage once."""

    def __init__(self) -> None:
        self._net = champion_net()
        self._follower = Follower(any_layout())
        self._table = ActionTable(any_layout())
        self._components: Components | None = None
        self._actions: Actions

    def judge(self, sight: Sight) -> Judged:
        """What the net says of what a seat knows."""
        return self._net.judge(self._follower.observe(sight))

    def preferences(self, sight: Sight) -> NDArray[np.float64]:
        """How much the net is for each legal choice of the open decision."""
        return logits(self.judge(sight), self.fields(sight))

    def fields(self, sight: Sight) -> NDArray[np.int16]:
        """The legal choices as ``encode.FIELDS``."""
        components = sight.components()
        if self._components is not components:
            self._actions = Actions(self._table, components)
            self._components = components
        codes = sight.codes()
        into = vec[i16]([0 for _ in range(len(codes) * len(FIELDS))])
        self._actions.fields(codes, into, 0)
        return np.frombuffer(memoryview(into), dtype=np.int16).reshape(-1, len(FIELDS))


@final
class ChampionBot:
    """Asks its net and no chance: the same window always brings the same choice.

    At a table with components that the net has never seen, the sage decides.
    """

    def __init__(self, stream: Stream) -> None:
        self._sage = SageBot(stream)
        self._adviser: Adviser | None = Adviser()

    def choose(self, sight: Sight) -> Choice:
        """The choice that the net is most for."""
        return sight.legal()[self.choose_index(sight)]

    def choose_index(self, sight: Sight) -> int:
        """Its place among the legal ones."""
        if sight.legal_count() == 1:
            return 0
        if self._adviser is not None:
            try:
                return int(self._adviser.preferences(sight).argmax())
            except WrongLayout as strange:
                warnings.warn(f"the sage decides for the champion: {strange}", stacklevel=2)
                self._adviser = None
        return list(sight.codes()).index(self._sage.choose(sight).packed())
