"""Events of leaders as sentences."""

from typing import Final

from sevenwonders.cli.narrate.voice import Voice
from sevenwonders.engine.events.leaders import (
    DraftPackReceived,
    HandsFrozen,
    LeaderBuried,
    LeaderCopied,
    LeaderDiscarded,
    LeaderDrawn,
    LeaderEvent,
    LeaderKept,
    LeaderReturned,
    RecruitDeclined,
    Recruited,
)
from sevenwonders.engine.vocabulary import DISCARD_COINS

_OF_A_SEAT: Final = {
    LeaderKept: "leader-kept",
    LeaderDrawn: "leader-drawn",
    LeaderReturned: "leader-returned",
}


def tell_leader(voice: Voice, event: LeaderEvent) -> str:
    """One event of a leader in words."""
    match event:
        case DraftPackReceived():
            return voice.say("draft-pack-received", n=len(event.leaders))
        case LeaderKept() | LeaderDrawn() | LeaderReturned():
            message = _OF_A_SEAT[type(event)]
            return voice.faced(message, event.leader, "leader", who=voice.people[event.seat])
        case LeaderDiscarded():
            who = voice.people[event.city]
            return voice.faced("leader-discarded", event.leader, "leader", who=who, n=DISCARD_COINS)
        case Recruited():
            return _recruited(voice, event)
        case RecruitDeclined():
            return voice.say("recruit-declined", who=voice.people[event.city])
        case LeaderCopied():
            return _copied(voice, event)
        case LeaderBuried():
            who, leader = voice.people[event.city], voice.names.leader(event.leader)
            return voice.say("leader-buried", who=who, leader=leader, n=event.points)
        case HandsFrozen():
            return voice.say("hands-frozen", who=voice.people[event.city])


def _recruited(voice: Voice, event: Recruited) -> str:
    who, leader = voice.people[event.city], voice.names.leader(event.leader)
    if event.stage is None:
        return voice.say("recruited", who=who, leader=leader)
    return voice.say("recruited-stage", who=who, leader=leader, n=event.stage)


def _copied(voice: Voice, event: LeaderCopied) -> str:
    who, leader = voice.people[event.city], voice.names.leader(event.leader)
    guild = voice.named(event.guild)
    if event.stage is None:
        return voice.say("leader-copied", who=who, leader=leader, guild=guild)
    return voice.say("leader-copied-stage", who=who, leader=leader, guild=guild, n=event.stage)
