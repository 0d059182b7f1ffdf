"""What a seat learns about its own choices while worlds are played, one node a line of choices."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.see.sight import Sight

EXPLORE: Final = 0.12
"""How far an untried choice that the sage likes outweighs a better mean."""
SHARPNESS: Final = 1.0
"""Points of value that make a choice e times as likely to be tried."""
_NEGLIGIBLE: Final = 8.0


@final
class Node:
    """Choices tried after a seat's own line of choices. Worlds differ, so it grows by and by."""

    def __init__(self) -> None:
        self.codes = vec[i64]()
        self.visits = vec[i64]()
        self.sums = vec[float]()
        self.following: list[Node | None] = []
        self.played: i64 = 0
        self.total: float = 0.0

    def place(self, code: i64) -> i64:
        """Where a choice is kept; it is added if it is new."""
        for at in range(len(self.codes)):
            if self.codes[at] == code:
                return at
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.sums = append(self.sums, 0.0)
        self.following.append(None)
        return len(self.codes) - 1

    def next(self, at: i64) -> "Node":
        """The node after a choice."""
        node = self.following[at]
        if node is None:
            node = Node()
            self.following[at] = node
        return node

    def learn(self, at: i64, worth: float) -> None:
        """A game went on from a choice and came to this."""
        self.visits[at] += 1
        self.sums[at] += worth
        self.played += 1
        self.total += worth

    def pick(self, sight: Sight, values: list[float]) -> i64:
        """The index of the legal choice to try: good so far, or liked by the sage and untried."""
        most = max(values)
        codes = sight.codes()
        mean = self.total / float(self.played) if self.played else 0.0
        reach = EXPLORE * math.sqrt(float(self.played) + 1.0)
        whole = 0.0
        odds = vec[float](capacity=len(values))
        for value in values:
            behind = (most - value) / SHARPNESS
            odd = math.exp(-behind) if behind < _NEGLIGIBLE else 0.0
            odds = append(odds, odd)
            whole += odd
        best: i64 = 0
        highest = -1.0
        for at in range(len(codes)):
            if odds[at] == 0.0:
                continue
            tried: i64 = 0
            hope = mean
            for known in range(len(self.codes)):
                if self.codes[known] == codes[at]:
                    tried = self.visits[known]
                    if tried:
                        hope = self.sums[known] / float(tried)
                    break
            hope += reach * odds[at] / whole / (1.0 + float(tried))
            if hope > highest:
                best = at
                highest = hope
        return best
