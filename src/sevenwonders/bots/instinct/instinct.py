"""The sage's instinct: a small network of what games have taught beyond the sage's judgement.

Its first layer is summed once for the table and once for each choice, so that a choice costs
only the inputs by which it differs. It reckons in whole numbers (see ``pairs``), which gives the
same on every machine.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.bots.instinct.inputs import FULL, ActiveInputs, Inputs
from sevenwonders.bots.instinct.pairs import add_rows, high_of, low_of
from sevenwonders.bots.sage.valuation import Valuation
from sevenwonders.engine.see.sight import Sight

HIDDEN: Final[i64] = 128
NARROW: Final[i64] = 32
"""Units of both layers; machine integers, so that loops over them are, too."""
WIDE_WORDS: Final[i64] = 64
NARROW_WORDS: Final[i64] = 16
"""Words of a row: two units each."""
POINTS: Final = 10.0
"""Points that an output of 1 stands for."""
ROOM: Final = 64.0
"""The least value that a unit of the second layer must be able to hold."""
_MOST: Final = 2147483648.0
_WIDTH: Final = 31


@final
class Layers:
    """The fitted figures, flat: a row for each input; then, Age by Age, a row for each unit."""

    def __init__(
        self,
        inputs: Inputs,
        first: vec[i64],
        first_unit: float,
        narrow: vec[i64],
        narrow_unit: float,
        narrow_bias: vec[float],
        last: vec[float],
        last_bias: vec[float],
    ) -> None:
        """Take the figures; those of the rows are whole numbers of a unit, in pairs."""
        self.inputs = inputs
        self.first = first
        self.narrow = narrow
        self.narrow_bias = narrow_bias
        self.last = last
        self.last_bias = last_bias
        self.unit: float = first_unit / float(FULL) * narrow_unit
        """What 1 stands for in a sum of the second layer."""
        self.shift: i64 = 0
        """Bits that a sum of the first layer loses, so that those of the second have room."""
        while self.unit * _MOST < ROOM and self.shift < _WIDTH:
            self.shift += 1
            self.unit *= 2.0


@final
class Instinct:
    """What a choice is expected to bring in the end, as far as the sage's own value misses it."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.active = ActiveInputs(layers.inputs)
        self._nothing = vec[i64]([0 for _ in range(WIDE_WORDS)])
        self._table = vec[i64]([0 for _ in range(WIDE_WORDS)])
        self._sum = vec[i64]([0 for _ in range(WIDE_WORDS)])
        self._narrow = vec[i64]([0 for _ in range(NARROW_WORDS)])
        self._age: i64 = 0

    def look(self, sight: Sight, valuation: Valuation) -> None:
        """Look at the table, once for all choices of a decision."""
        self.active.clear()
        self.active.table(sight, valuation)
        self._age = sight.age() - 1
        self._gather(self._table, self._nothing)

    def worth(self, sight: Sight, valuation: Valuation, code: i64, parts: vec[float]) -> float:
        """The points that a choice with these parts is expected to end ahead by, beyond them."""
        self.active.clear()
        self.active.choice(sight, valuation, code, parts)
        self._gather(self._sum, self._table)
        self._rise()
        return self._out() * POINTS

    def seen_table(self, sight: Sight, valuation: Valuation) -> tuple[vec[i64], vec[i64]]:
        """The inputs of the table, and how strong each is."""
        self.active.clear()
        self.active.table(sight, valuation)
        return (self.active.at, self.active.much)

    def seen_choice(
        self, sight: Sight, valuation: Valuation, code: i64, parts: vec[float]
    ) -> tuple[vec[i64], vec[i64]]:
        """The inputs of a choice beside those of the table, and how strong each is."""
        self.active.clear()
        self.active.choice(sight, valuation, code, parts)
        return (self.active.at, self.active.much)

    def _gather(self, into: vec[i64], start: vec[i64]) -> None:
        """Add what is seen to the units of the first layer."""
        rows = vec[i64]([at * WIDE_WORDS for at in self.active.at])
        add_rows(into, start, self.layers.first, rows, self.active.much)

    def _rise(self) -> None:
        """Sum the units of the second layer from those of the first that are above nothing."""
        shift = self.layers.shift
        rows = vec[i64](capacity=HIDDEN)
        times = vec[i64](capacity=HIDDEN)
        row = self._age * HIDDEN * NARROW_WORDS
        for word in self._sum:
            low, high = low_of(word) >> shift, high_of(word) >> shift
            if low > 0:
                rows = append(rows, row)
                times = append(times, low)
            if high > 0:
                rows = append(rows, row + NARROW_WORDS)
                times = append(times, high)
            row += 2 * NARROW_WORDS
        add_rows(self._narrow, self._nothing, self.layers.narrow, rows, times)

    def _out(self) -> float:
        layers = self.layers
        out = layers.last_bias[self._age]
        at = self._age * NARROW
        for word in self._narrow:
            low = float(low_of(word)) * layers.unit + layers.narrow_bias[at]
            high = float(high_of(word)) * layers.unit + layers.narrow_bias[at + 1]
            if low > 0.0:
                out += layers.last[at] * low
            if high > 0.0:
                out += layers.last[at + 1] * high
            at += 2
        return out
