"""Ratings order bots by who beats whom."""

from random import Random

from sevenwonders.arena.contest.contest import ContestGame
from sevenwonders.arena.play.outcome import Outcome
from sevenwonders.arena.report.rating import ratings


def _games(strengths: dict[str, float], deals: int) -> list[Outcome]:
    """Games in which each bot scores by its strength and a chance as large as one step of it."""
    random = Random("strengths")
    found: list[Outcome] = []
    for deal in range(deals):
        for turn in range(len(strengths)):
            seats = tuple(strengths)[turn:] + tuple(strengths)[:turn]
            scores = [strengths[bot] + random.gauss(0, 1) for bot in seats]
            ranks = [1.0 + sum(other > mine for other in scores) for mine in scores]
            game = ContestGame(0, deal, 0, turn)
            found.append(Outcome(game=game, seats=seats, ranks=ranks))
    return found


def test_the_stronger_bot_has_the_higher_rating() -> None:
    found = ratings(_games({"weak": 0, "middling": 1, "strong": 2}, 30), 1)
    assert found["weak"].mean < found["middling"].mean < found["strong"].mean
    weak, strong = found["weak"].interval_95, found["strong"].interval_95
    assert weak
    assert strong
    assert weak[1] < strong[0]


def test_equals_are_rated_alike() -> None:
    found = ratings(_games({"one": 0, "two": 0, "three": 0}, 40), 1)
    for bot in found.values():
        assert bot.interval_95
        assert bot.interval_95[0] < 25 < bot.interval_95[1]


def test_more_deals_say_more() -> None:
    few, many = (ratings(_games({"a": 0, "b": 1}, deals), 1)["a"] for deals in (10, 60))
    assert few.interval_95
    assert many.interval_95
    assert many.interval_95[1] - many.interval_95[0] < few.interval_95[1] - few.interval_95[0]


def test_the_same_games_give_the_same_ratings() -> None:
    games = _games({"a": 0, "b": 1, "c": 1}, 20)
    assert ratings(games, 1) == ratings(games, 1)


def test_a_bot_alone_with_itself_has_none() -> None:
    assert ratings([Outcome(game=ContestGame(0, 0, 0, 0), seats=("a", "a"), ranks=[1, 2])], 1) == {}
