"""The sage: an evaluation of every choice of a decision, corrected by a network trained on games.

The evaluation values a choice by the points it adds. The network (the instinct) estimates how the
game goes on from there: together they predict by how many points the city ends ahead of the best
of the others. The value of a choice counts only what the instinct adds to it beyond the average
of all choices.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.instinct.inputs import FULL
from sevenwonders.bots.instinct.instinct import Instinct, Layers
from sevenwonders.bots.sage.evaluator import Evaluator
from sevenwonders.bots.sage.parts import NAMES, PARTS, SUMMED
from sevenwonders.bots.sage.valuation import ALL
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.choice.choice import action_of
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import DROP, LOSE


@final
class Sage:
    """Values the choices of any decision; remembers nothing between decisions."""

    def __init__(self, weights: Weights, looks: i64 = ALL, instinct: Layers | None = None) -> None:
        self.evaluator = Evaluator(weights, looks)
        self.instinct = Instinct(instinct) if instinct is not None else None
        self.level: float = 0.0
        """What the instinct adds to the choices of the decision last valued, on average."""
        self.uses_instinct = False
        """Whether the instinct was used for that decision."""

    def values(self, sight: Sight) -> list[float]:
        """What each of ``sight.codes()`` is worth."""
        self._look(sight)
        self.level = 0.0
        judged = [self.evaluator.value(sight, code) for code in sight.codes()]
        if not self.uses_instinct:
            return judged
        added = [self._added(sight, sight.codes()[at], judged[at]) for at in range(len(judged))]
        self.level = sum(added) / float(len(added))
        return [judged[at] + added[at] - self.level for at in range(len(judged))]

    def best(self, sight: Sight) -> int:
        """The index of the choice of most value, the first of equals."""
        self._look(sight)
        codes = sight.codes()
        best: i64 = 0
        most = self._value(sight, codes[0])
        for at in range(1, len(codes)):
            value = self._value(sight, codes[at])
            if value > most:
                best = at
                most = value
        return best

    def ahead(self, sight: Sight) -> float:
        """The expected lead in points at the end, after the best choice."""
        self._look(sight)
        codes = sight.codes()
        most = self._value(sight, codes[0])
        for at in range(1, len(codes)):
            most = max(most, self._value(sight, codes[at]))
        return most

    def parts(self, sight: Sight, index: int) -> dict[str, float]:
        """The value of one choice by parts, which add up to it."""
        self.values(sight)
        code = sight.codes()[index]
        judged = self.evaluator.value(sight, code)
        self.evaluator.tell(sight, code, judged)
        told: dict[str, float] = {}
        for at in range(PARTS):
            points = self.evaluator.told[at]
            if points:
                name = SUMMED.get(NAMES[at], NAMES[at])
                told[name] = told.get(name, 0.0) + points
        if self.uses_instinct:
            told["instinct"] = self._added(sight, code, judged) - self.level
        return told

    def features(self, sight: Sight, index: int) -> list[float]:
        """The parts of one choice before they are weighted."""
        self._look(sight)
        code = sight.codes()[index]
        self.evaluator.tell(sight, code, self.evaluator.value(sight, code))
        return list(self.evaluator.parts)

    def network_inputs(
        self, sight: Sight, indices: list[int]
    ) -> list[tuple[float, list[int], list[float]]]:
        """For training: inputs of the network and their strengths, after ``values`` was called.

        First those of the table, then those of each requested choice, with its evaluation. Empty
        where the instinct is not used.
        """
        instinct = self.instinct
        if instinct is None or not self.uses_instinct:
            return []
        valuation = self.evaluator.valuation
        seen = [_plain(0.0, instinct.seen_table(sight, valuation))]
        for index in indices:
            code = sight.codes()[index]
            judged = self.evaluator.value(sight, code)
            self.evaluator.tell(sight, code, judged)
            seen.append(
                _plain(judged, instinct.seen_choice(sight, valuation, code, self.evaluator.told))
            )
        return seen

    def _look(self, sight: Sight) -> None:
        """Look at the table once, for all choices of a decision."""
        self.evaluator.look(sight)
        instinct = self.instinct
        self.uses_instinct = False
        if instinct is None or sight.asked_city() != sight.seat():
            return
        if action_of(sight.codes()[0]) in (LOSE, DROP):
            return
        self.uses_instinct = True
        instinct.look(sight, self.evaluator.valuation)

    def _value(self, sight: Sight, code: i64) -> float:
        judged = self.evaluator.value(sight, code)
        return judged + self._added(sight, code, judged) if self.uses_instinct else judged

    def _added(self, sight: Sight, code: i64, judged: float) -> float:
        """What the instinct adds to an evaluation."""
        instinct = self.instinct
        if instinct is None:
            return 0.0
        self.evaluator.tell(sight, code, judged)
        return instinct.worth(sight, self.evaluator.valuation, code, self.evaluator.told)


def _plain(judged: float, seen: tuple[vec[i64], vec[i64]]) -> tuple[float, list[int], list[float]]:
    strengths = [float(much) / float(FULL) for much in seen[1]]
    return (judged, [int(place) for place in seen[0]], strengths)
