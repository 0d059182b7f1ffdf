"""The rules of 7 Wonders: no input or output, no clock, no randomness but what is dealt.

The names a caller needs stand here; everything else is found in its own module.
"""

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.dealer import FastStream, SecretStream, Stream
from sevenwonders.engine.errors import IllegalChoice, InvalidOptions, InvalidPosition
from sevenwonders.engine.events import Event
from sevenwonders.engine.events_log import drain, listen
from sevenwonders.engine.options import Options
from sevenwonders.engine.position import CityPosition, Position
from sevenwonders.engine.position_state import position_of, state_from
from sevenwonders.engine.redact import redact
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.sheet import Sheet, sheet
from sevenwonders.engine.sight import SPECTATOR, Sight
from sevenwonders.engine.state import Ask, Legal, State
from sevenwonders.engine.view import View, view

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
