"""Events of edifices as sentences."""

from sevenwonders.cli.narrate.voice import AGES, Voice
from sevenwonders.engine.events.edifices import (
    EdificeBuilt,
    EdificeEvent,
    EdificeFailed,
    EdificeJoined,
    EdificesLaid,
    GaveUp,
    PawnTaken,
    Penalized,
    Rewarded,
)


def tell_edifice(voice: Voice, event: EdificeEvent) -> str:
    """One event of an edifice in words."""
    edifice = voice.names.edifice
    match event:
        case EdificesLaid():
            return voice.say("edifices-laid", edifices=voice.list([*map(edifice, event.edifices)]))
        case EdificeBuilt():
            return voice.say("edifice-built", edifice=edifice(event.edifice))
        case EdificeFailed():
            return voice.say("edifice-failed", edifice=edifice(event.edifice))
        case _:
            return _of_a_city(voice, event)


def _of_a_city(
    voice: Voice, event: PawnTaken | EdificeJoined | Rewarded | Penalized | GaveUp
) -> str:
    who, edifice = voice.people[event.city], voice.names.edifice
    match event:
        case PawnTaken():
            return voice.say("pawn-taken", who=who, age=AGES[event.age])
        case EdificeJoined():
            return voice.say("edifice-joined", who=who, edifice=edifice(event.edifice))
        case Rewarded():
            return voice.say("rewarded", who=who, edifice=edifice(event.edifice))
        case Penalized():
            return voice.say("penalized", who=who, n=event.debt)
        case GaveUp():
            return voice.say("gave-up", who=who, card=voice.named(event.card))
