"""What a language has to say about a game looked at again."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class AnalysisPhrases:
    """Decisions, what they were expected to come to, and why another was better."""

    decimal: str
    """Between the whole number and its tenths."""
    percent: str
    named: str
    """Something with what it is, as ``Better: this``."""
    title: str
    about: str
    """What is known and what is taken for granted."""
    game_each: str
    """A single game a decision."""
    games_each: str
    seconds_each: str
    turn: str
    chosen: str
    better: str
    win: str
    points: str
    cost: str
    cost_means: str
    course: str
    chance: str
    expected: str
    decisions: str
    costliest: str
    none_costly: str
    nothing_asked: str
    won: str
    shared: str
    lost: str
    unfinished: str
    instead: str
    """Two figures, the better choice's and the chosen one's."""
    more: str
    less: str
    choice: str
    row: str
    source: str
    """Where a part of a value comes from."""
    by_row: str
    by_part: str
    behind: str
    games: str
    best: str
    kinds: Mapping[str, str]
    """By the kind of decision; that of a usual turn needs no word."""
    choices: Mapping[str, str]
    """By the action."""
    parts: Mapping[str, str]
    """By what a value comes from."""
