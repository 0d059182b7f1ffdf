"""The rules of 7 Wonders: no input or output, no clock, no randomness but what is dealt.

The names a caller needs stand here; everything else is found in its own module.
"""

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import IllegalChoice, InvalidOptions, InvalidPosition
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode import drain, listen
from sevenwonders.engine.events.redact import redact
from sevenwonders.engine.game.dealer import FastStream, SecretStream, Stream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import Ask, Legal, State
from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.engine.position.pickling import register
from sevenwonders.engine.score.sheet import Sheet, sheet
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.view import View, view

__all__ = [
    "SPECTATOR",
    "Ask",
    "Choice",
    "CityPosition",
    "Event",
    "FastStream",
    "IllegalChoice",
    "InvalidOptions",
    "InvalidPosition",
    "Legal",
    "Options",
    "Position",
    "SecretStream",
    "Sheet",
    "Sight",
    "State",
    "Stream",
    "View",
    "drain",
    "listen",
    "new_game",
    "position_of",
    "redact",
    "sheet",
    "state_from",
    "view",
]

register()
