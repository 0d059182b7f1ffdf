"""Ratings by openskill's Plackett-Luce model: every game ranks all its seats."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from statistics import stdev
from typing import Final

from sevenwonders.arena.play.outcome import Outcome
from sevenwonders.arena.report.intervals import NORMAL_95, Estimate
from sevenwonders.extras import MissingExtra

try:
    from openskill.models import PlackettLuce, PlackettLuceRating
except ModuleNotFoundError as error:
    raise MissingExtra("arena") from error

_SEATS_AT_MOST: Final = 500_000
"""Seats that all samples together may rate: it takes some seconds."""
_SAMPLES: Final = (20, 100)
"""How many samples of the deals there are at least and at most."""


def ratings(outcomes: Sequence[Outcome], size: int) -> dict[str, Estimate]:
    """The rating of each bot, about 25 on average, with a bootstrap interval over the deals.

    A bot in several seats of a game moves by the mean of what each seat would move it. Bots do not
    learn, so the model's uncertainty is never raised again (``tau`` is 0). The interval is the
    spread of the rating over samples of as many deals, drawn with replacement: openskill's own
    sigma takes games for independent, and only stands in where the samples spread less.
    """
    bots = {bot for outcome in outcomes for bot in outcome.seats}
    if len(bots) < 2:
        return {}
    deals = _by_deal(outcomes)
    rated = _rate(outcomes, size)
    if len(deals) < 2:
        return {bot: Estimate(round(rated[bot].mu, 2), None) for bot in sorted(bots)}
    few, many = _SAMPLES
    seats = sum(len(outcome.seats) for outcome in outcomes)
    count = max(few, min(many, _SEATS_AT_MOST // seats))
    samples = [_rate(_sample(deals, Random(str(number))), size) for number in range(count)]
    found: dict[str, Estimate] = {}
    for bot in sorted(bots):
        middle = rated[bot].mu
        spread = stdev(sample[bot].mu if bot in sample else middle for sample in samples)
        reach = NORMAL_95 * max(spread, rated[bot].sigma)
        found[bot] = Estimate(
            round(middle, 2), (round(middle - reach, 2), round(middle + reach, 2))
        )
    return found


def _by_deal(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    deals: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.game.deal].append(outcome)
    return list(deals.values())


def _sample(deals: Sequence[list[Outcome]], random: Random) -> list[Outcome]:
    return [outcome for deal in random.choices(deals, k=len(deals)) for outcome in deal]


def _rate(outcomes: Iterable[Outcome], size: int) -> dict[str, PlackettLuceRating]:
    """Ratings after all games, one after the other."""
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for outcome in outcomes:
        sides = outcome.seats[::size]
        ranks = [float(rank) for rank in outcome.ranks[::size]]
        moved = model.rate([[rated[bot]] for bot in sides], ranks=ranks)
        seats: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for bot, (side,) in zip(sides, moved, strict=True):
            seats[bot].append(side)
        for bot, each in seats.items():
            mu = sum(one.mu for one in each) / len(each)
            sigma = sum(one.sigma for one in each) / len(each)
            rated[bot] = model.rating(mu=mu, sigma=sigma)
    return dict(rated)
