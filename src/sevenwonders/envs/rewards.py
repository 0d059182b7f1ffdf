"""What a seat gets at the end of a game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias, get_args

from sevenwonders.envs.errors import ImpossibleSetting

RewardName: TypeAlias = Literal["win", "rank", "margin"]
Reward: TypeAlias = Callable[[Sequence[int], Sequence[bool]], list[float]]
"""Points and whether each seat won, to a figure for each seat. Partners share both."""

MARGIN: Final = 10.0
"""Points that the reward ``margin`` counts as 1."""


def win(points: Sequence[int], won: Sequence[bool]) -> list[float]:
    """1 for the winner, divided among players who share the victory; 0 for the others."""
    del points
    count = sum(won)
    return [1.0 / count if one else 0.0 for one in won]


def rank(points: Sequence[int], won: Sequence[bool]) -> list[float]:
    """From 1 for the first place down to -1 for the last; equal seats share their places."""
    # A tie in points may be broken by coins: the winners come first.
    keys = list(zip(won, points, strict=True))
    others = max(len(keys) - 1, 1)
    return [
        (sum(other < key for other in keys) - sum(other > key for other in keys)) / others
        for key in keys
    ]


def margin(points: Sequence[int], won: Sequence[bool], *, teams: bool = False) -> list[float]:
    """The lead over the best opponent, negative if behind, in tens of points.

    A partner is not an opponent.
    """
    del won
    return [
        (
            own
            - max(other for at, other in enumerate(points) if not _together(at, seat, teams=teams))
        )
        / MARGIN
        for seat, own in enumerate(points)
    ]


def _together(seat: int, other: int, *, teams: bool) -> bool:
    """Whether two seats are the same or partners: seats 0 and 1, 2 and 3, 4 and 5."""
    return seat == other or (teams and seat ^ 1 == other)


def shared_points(points: Sequence[int], *, teams: bool) -> list[int]:
    """The points of each seat, or of its team."""
    if teams:
        return [points[seat] + points[seat ^ 1] for seat in range(len(points))]
    return list(points)


REWARDS: Final[dict[RewardName, Reward]] = {"win": win, "rank": rank, "margin": margin}


def reward_named(reward: RewardName | Reward, *, teams: bool = False) -> Reward:
    """A reward by its name for a kind of table, or a function of the caller's own."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise ImpossibleSetting(
            f"no reward {reward!r}; there are {', '.join(get_args(RewardName))}"
        )
    return partial(margin, teams=teams) if reward == "margin" else REWARDS[reward]
