"""Turns the options of a table into its components, and refuses options that cannot be played."""

from functools import lru_cache

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.possible import (
    board_problem,
    faces_of,
    nearest,
    table_problem,
    unchecked_components,
)
from sevenwonders.engine.game.request import FEWEST, MOST, RANDOM, Options, cities_of

__all__ = ["FEWEST", "MOST", "RANDOM", "Options", "cities_of", "components_of", "wanted_sides"]


@lru_cache
def components_of(options: Options) -> Components:
    """The components of this table; refuses what cannot be played on any board."""
    problem = table_problem(options)
    if problem is not None:
        raise problem.error.about(problem.field).near(nearest(problem.mended))
    return unchecked_components(options)


@lru_cache
def wanted_sides(options: Options, components: Components) -> list[list[int]]:
    """For each city the board sides it may get; empty when any will do."""
    problem = board_problem(options, components)
    if problem is not None:
        found = problem.error.about(problem.field, problem.city)
        raise found.near(nearest(problem.mended))
    wanted = [faces_of(name, components) for name in options.boards]
    return wanted + [[] for _ in range(cities_of(options.players) - len(wanted))]
