"""The sage: its judgement of every choice of a decision, and an instinct that games have taught.

Judgement values a choice in points that it adds. Instinct knows how a game like this one goes on:
together they expect points by which the city ends ahead of the best of the others. Only what
instinct sees in one choice more than in the others counts in the value of a choice.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.instinct.instinct import Instinct, Layers
from sevenwonders.bots.instinct.scene import FULL
from sevenwonders.bots.sage.city import ALL
from sevenwonders.bots.sage.judge import Judge
from sevenwonders.bots.sage.parts import NAMES, PARTS, SUMMED
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.choice.choice import action_of
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import DROP, LOSE


@final
class Sage:
    """Values the choices of any decision. It keeps nothing from one decision to the next."""

    def __init__(self, weights: Weights, looks: i64 = ALL, instinct: Layers | None = None) -> None:
        self.judge = Judge(weights, looks)
        self.instinct = Instinct(instinct) if instinct is not None else None
        self.level: float = 0.0
        """What instinct sees in the choices of the decision last valued, on average."""
        self.feels = False
        """Whether instinct had a say in it."""

    def values(self, sight: Sight) -> list[float]:
        """What each of ``sight.codes()`` is worth."""
        self._look(sight)
        self.level = 0.0
        judged = [self.judge.value(sight, code) for code in sight.codes()]
        if not self.feels:
            return judged
        felt = [self._felt(sight, sight.codes()[at], judged[at]) for at in range(len(judged))]
        self.level = sum(felt) / float(len(felt))
        return [judged[at] + felt[at] - self.level for at in range(len(judged))]

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
        """Points by which the city is expected to end ahead, after its best choice."""
        self._look(sight)
        codes = sight.codes()
        most = self._value(sight, codes[0])
        for at in range(1, len(codes)):
            most = max(most, self._value(sight, codes[at]))
        return most

    def parts(self, sight: Sight, index: int) -> dict[str, float]:
        """Where the value of one choice comes from; together the parts are the value."""
        self.values(sight)
        code = sight.codes()[index]
        judged = self.judge.value(sight, code)
        self.judge.tell(sight, code, judged)
        told: dict[str, float] = {}
        for at in range(PARTS):
            points = self.judge.told[at]
            if points:
                name = SUMMED.get(NAMES[at], NAMES[at])
                told[name] = told.get(name, 0.0) + points
        if self.feels:
            told["instinct"] = self._felt(sight, code, judged) - self.level
        return told

    def features(self, sight: Sight, index: int) -> list[float]:
        """The parts of one choice as they are before trust is put in them."""
        self._look(sight)
        code = sight.codes()[index]
        self.judge.tell(sight, code, self.judge.value(sight, code))
        return list(self.judge.parts)

    def scenes(
        self, sight: Sight, indices: list[int]
    ) -> list[tuple[float, list[int], list[float]]]:
        """For learning: inputs to instinct and their strengths, after ``values`` of this decision.

        First those of the table, then those of each choice that is asked for, with its judgement.
        There is nothing where instinct has no say.
        """
        instinct = self.instinct
        if instinct is None or not self.feels:
            return []
        eye = self.judge.eye
        seen = [_plain(0.0, instinct.seen_table(sight, eye))]
        for index in indices:
            code = sight.codes()[index]
            judged = self.judge.value(sight, code)
            self.judge.tell(sight, code, judged)
            seen.append(_plain(judged, instinct.seen_choice(sight, eye, code, self.judge.told)))
        return seen

    def _look(self, sight: Sight) -> None:
        """Look at the table once, for all choices of a decision."""
        self.judge.look(sight)
        instinct = self.instinct
        self.feels = False
        if instinct is None or sight.asked_city() != sight.seat():
            return
        if action_of(sight.codes()[0]) in (LOSE, DROP):
            return
        self.feels = True
        instinct.look(sight, self.judge.eye)

    def _value(self, sight: Sight, code: i64) -> float:
        judged = self.judge.value(sight, code)
        return judged + self._felt(sight, code, judged) if self.feels else judged

    def _felt(self, sight: Sight, code: i64, judged: float) -> float:
        """What instinct adds to a judgement."""
        instinct = self.instinct
        if instinct is None:
            return 0.0
        self.judge.tell(sight, code, judged)
        return instinct.worth(sight, self.judge.eye, code, self.judge.told)


def _plain(judged: float, seen: tuple[vec[i64], vec[i64]]) -> tuple[float, list[int], list[float]]:
    strengths = [float(much) / float(FULL) for much in seen[1]]
    return (judged, [int(place) for place in seen[0]], strengths)
