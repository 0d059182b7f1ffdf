"""Events of tokens, debts and losses of coins."""

from typing import Final

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.events import log
from sevenwonders.engine.events.causes import causes_from
from sevenwonders.engine.events.common import BaseEvent, Caused, Decoder
from sevenwonders.engine.game.table import LogEntry


class TokenTaken(BaseEvent, frozen=True):
    """A city takes a Victory token that no conflict gives (rules 12.28, 13.14, 15.17)."""

    city: int
    value: int


class TokensReturned(Caused, frozen=True):
    """A city gives back tokens of one value (rules 12.27, 13.15)."""

    city: int
    value: int
    count: int


class DefeatPassed(BaseEvent, frozen=True):
    """The winner of a conflict takes the Defeat token of the loser (rule 12.26)."""

    city: int
    """The winner, which takes the token."""
    loser: int


class DiplomacyTaken(BaseEvent, frozen=True):
    """A city takes diplomacy tokens (rule 13.16)."""

    city: int
    count: int


class DiplomacyUsed(BaseEvent, frozen=True):
    """A city gives back the diplomacy token of a conflict (rule 13.17)."""

    city: int


class Indebted(Caused, frozen=True):
    """A city is handed debts (rule 13.14)."""

    city: int
    debts: int


class Lost(Caused, frozen=True):
    """A city loses coins, or takes debts in their place (rule 13.10)."""

    city: int
    coins: int
    debts: int


TokenEvent = (
    TokenTaken | TokensReturned | DefeatPassed | DiplomacyTaken | DiplomacyUsed | Indebted | Lost
)


def _token(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> TokenEvent:
    return TokenTaken(city=first[1], value=first[2])


def _gave_back(components: Components, first: LogEntry, rest: list[LogEntry]) -> TokenEvent:
    causes = causes_from(components, rest)
    return TokensReturned(city=first[1], value=first[2], count=first[3], causes=causes)


def _blamed(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> TokenEvent:
    return DefeatPassed(city=first[1], loser=first[2])


def _diplomatic(_components: Components, first: LogEntry, _rest: list[LogEntry]) -> TokenEvent:
    if first[2] < 0:
        return DiplomacyUsed(city=first[1])
    return DiplomacyTaken(city=first[1], count=first[2])


def _indebted(components: Components, first: LogEntry, rest: list[LogEntry]) -> TokenEvent:
    return Indebted(city=first[1], debts=first[2], causes=causes_from(components, rest))


def _lost(components: Components, first: LogEntry, rest: list[LogEntry]) -> TokenEvent:
    causes = causes_from(components, rest)
    return Lost(city=first[1], coins=first[2], debts=first[3], causes=causes)


DECODERS: Final[dict[int, Decoder[TokenEvent]]] = {
    log.TOKEN: _token,
    log.GAVE_BACK: _gave_back,
    log.BLAMED: _blamed,
    log.DIPLOMATIC: _diplomatic,
    log.INDEBTED: _indebted,
    log.LOST: _lost,
}
"""How each kind of log entry becomes an event."""
