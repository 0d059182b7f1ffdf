"""Military by the neighbours' shields and the Ages left."""

import math
from typing import Final, final

from mypy_extensions import i64

from sevenwonders.bots.sage.progress import Progress
from sevenwonders.bots.sage.stakes import Stakes
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import AGES, NOBODY, VICTORY_VALUES

_STEEP: Final = 1.702
"""Makes a logistic curve of a normal one."""
_SURE: Final = 6.0
_DIPLOMATIC: Final = 0.5
"""How much conflicts count with a city that may stay out of them."""
_USUAL: Final[list[float]] = [0.25, 1.5, 4.5]
_USUAL_TURN: Final[list[float]] = [0.2, 0.5, 0.7]
"""Shields of a city nobody looks at: when an Age begins, and more with each turn."""


def chance(lead: float, width: float) -> float:
    """That a lead, wavering by so much, ends above zero."""
    at = _STEEP * lead / width
    if at > _SURE:
        return 1.0
    if at < -_SURE:
        return 0.0
    return 1.0 / (1.0 + math.exp(-at))


@final
class War:
    """A city's strength beside its neighbours, and what the conflicts may bring."""

    def __init__(self) -> None:
        self.lead_left: i64 = 0
        self.lead_right: i64 = 0
        self.tokens_left: float = 1.0
        self.tokens_right: float = 1.0
        self.now: float = 0.0
        self.later: float = 0.0
        """Points expected of this Age's conflicts and of later ones."""
        self.more_now: float = 0.0
        self.more_later: float = 0.0
        """The same with the shields last asked about."""

    def read(
        self,
        sight: Sight,
        weights: Weights,
        progress: Progress,
        stakes: Stakes,
        city: i64,
        *,
        around: bool,
    ) -> None:
        """See the shields of a city and its neighbours, or take these as usual."""
        mine = sight.shields(city)
        left, right = sight.left(city), sight.right(city)
        self.tokens_left = 1.0
        self.tokens_right = 1.0
        partner = sight.partner(city)
        if partner != NOBODY:
            self.tokens_left = 0.0 if partner == left else 2.0
            self.tokens_right = 2.0 if partner == left else 0.0
        if around:
            self.lead_left = mine - sight.shields(left)
            self.lead_right = mine - sight.shields(right)
            if sight.diplomacy(left):
                self.tokens_left *= _DIPLOMATIC
            if sight.diplomacy(right):
                self.tokens_right *= _DIPLOMATIC
        else:
            usual = _USUAL[progress.age - 1] + _USUAL_TURN[progress.age - 1] * float(progress.turn)
            self.lead_left = mine - int(usual)
            self.lead_right = self.lead_left
        if sight.diplomacy(city):
            self.tokens_left *= _DIPLOMATIC
            self.tokens_right *= _DIPLOMATIC
        self.ask(weights, progress, stakes, 0)
        self.now = self.more_now
        self.later = self.more_later

    def ask(self, weights: Weights, progress: Progress, stakes: Stakes, more: i64) -> None:
        """Work out the conflicts to come with more shields."""
        self.more_now = 0.0
        self.more_later = 0.0
        if self.tokens_left > 0.0:
            lead = self.lead_left + more
            self._meet(weights, progress, lead, stakes.left, self.tokens_left)
        if self.tokens_right > 0.0:
            lead = self.lead_right + more
            self._meet(weights, progress, lead, stakes.right, self.tokens_right)

    def _meet(
        self, weights: Weights, progress: Progress, lead: i64, stake: float, tokens: float
    ) -> None:
        """Add the conflicts with one neighbour, whose own points count as its stake."""
        spread = weights.war_floor * weights.war_floor
        ahead = float(lead)
        trust = tokens
        left = progress.turns - progress.turn
        now = progress.age
        while now <= AGES:
            step = weights.war_noise * float(now)
            spread += step * step * float(left)
            width = math.sqrt(spread)
            wins = chance(ahead - 0.5, width)
            loses = chance(-ahead - 0.5, width)
            token = float(VICTORY_VALUES[now - 1])
            points = trust * (token * wins - loses + stake * (token * loses - wins))
            if now == progress.age:
                self.more_now += points
            else:
                self.more_later += points
            ahead *= weights.war_keep
            trust *= weights.war_trust
            left = progress.turns
            now += 1
