"""The sage's instinct: a small network of what games have taught beyond the sage's judgement.

Its first layer is summed once for the table and once for each choice, so that a choice costs
only the inputs by which it differs.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.instinct_scene import Inputs, Scene
from sevenwonders.bots.sage_city import Eye
from sevenwonders.engine.sight import Sight

HIDDEN: Final[i64] = 128
NARROW: Final[i64] = 32
"""Units of both layers; machine integers, so that loops over them are, too."""
POINTS: Final = 10.0
"""Points that an output of 1 stands for."""


@final
class Layers:
    """The fitted figures, flat: a row for each input; then, Age by Age, a row for each unit."""

    def __init__(
        self,
        inputs: Inputs,
        first: vec[float],
        narrow: vec[float],
        narrow_bias: vec[float],
        last: vec[float],
        last_bias: vec[float],
    ) -> None:
        self.inputs = inputs
        self.first = first
        self.narrow = narrow
        self.narrow_bias = narrow_bias
        self.last = last
        self.last_bias = last_bias


@final
class Instinct:
    """What a choice is expected to bring in the end, as far as the sage's own value misses it."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.scene = Scene(layers.inputs)
        self._base = vec[float]([0.0 for _ in range(HIDDEN)])
        self._sum = vec[float]([0.0 for _ in range(HIDDEN)])
        self._narrow = vec[float]([0.0 for _ in range(NARROW)])
        self._age: i64 = 0

    def look(self, sight: Sight, eye: Eye) -> None:
        """Look at the table, once for all choices of a decision."""
        self.scene.clear()
        self.scene.table(sight, eye)
        self._age = sight.age() - 1
        for unit in range(HIDDEN):
            self._base[unit] = 0.0
        self._gather(self._base)

    def worth(self, sight: Sight, eye: Eye, code: i64, parts: vec[float]) -> float:
        """The points that a choice with these parts is expected to end ahead by, beyond them."""
        self.scene.clear()
        self.scene.choice(sight, eye, code, parts)
        for unit in range(HIDDEN):
            self._sum[unit] = self._base[unit]
        self._gather(self._sum)
        return self._out() * POINTS

    def seen_table(self, sight: Sight, eye: Eye) -> tuple[vec[i64], vec[float]]:
        """The inputs of the table, and how strong each is."""
        self.scene.clear()
        self.scene.table(sight, eye)
        return (self.scene.at, self.scene.much)

    def seen_choice(
        self, sight: Sight, eye: Eye, code: i64, parts: vec[float]
    ) -> tuple[vec[i64], vec[float]]:
        """The inputs of a choice beside those of the table, and how strong each is."""
        self.scene.clear()
        self.scene.choice(sight, eye, code, parts)
        return (self.scene.at, self.scene.much)

    def _gather(self, units: vec[float]) -> None:
        first = self.layers.first
        at, much = self.scene.at, self.scene.much
        for place in range(len(at)):
            row = at[place] * HIDDEN
            value = much[place]
            for unit in range(HIDDEN):
                units[unit] += value * first[row + unit]

    def _out(self) -> float:
        layers, units, sums = self.layers, self._sum, self._narrow
        first = self._age * NARROW
        for narrow in range(NARROW):
            sums[narrow] = layers.narrow_bias[first + narrow]
        weights = layers.narrow
        for unit in range(HIDDEN):
            value = units[unit]
            if value > 0.0:
                row = (self._age * HIDDEN + unit) * NARROW
                for narrow in range(NARROW):
                    sums[narrow] += value * weights[row + narrow]
        out = layers.last_bias[self._age]
        for narrow in range(NARROW):
            if sums[narrow] > 0.0:
                out += layers.last[first + narrow] * sums[narrow]
        return out
