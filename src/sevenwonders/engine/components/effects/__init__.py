"""Lowering of effects: a function for each type of effect, by what the effects are about."""

from typing import Final

from sevenwonders.engine.components.effects import base, building, leaders, scoring, tokens
from sevenwonders.engine.components.effects.common import Lowering

LOWERING: Final[dict[type, Lowering]] = {
    **base.LOWERING,
    **building.LOWERING,
    **leaders.LOWERING,
    **scoring.LOWERING,
    **tokens.LOWERING,
}
"""Each effect type of the content and the one function that lowers it."""
