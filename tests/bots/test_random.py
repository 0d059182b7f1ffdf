"""The random bot is uniform over the legal list."""

from collections import Counter

from sevenwonders.bots.random import RandomBot
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.see.sight import Sight
from tests.support.games import Kind, deal_game

DRAWS = 4000


def test_each_legal_choice_is_as_likely_as_the_others() -> None:
    state = deal_game(Kind("1e", 3), "uniform")
    bot = RandomBot(FastStream("uniform"))
    drawn = Counter(str(bot.choose(Sight(state, 0))) for _ in range(DRAWS))
    legal = [str(choice) for choice in state.legal(0)]
    expected = DRAWS / len(legal)
    chi_square = sum((drawn[choice] - expected) ** 2 / expected for choice in legal)
    assert set(drawn) == set(legal)
    # Four standard deviations over the mean of the distribution.
    freedom = len(legal) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5
