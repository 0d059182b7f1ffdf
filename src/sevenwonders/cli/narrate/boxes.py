"""Events of the expansions as sentences."""

from typing import Final

from sevenwonders.cli.narrate.voice import AGES, Voice
from sevenwonders.engine.events import boxes
from sevenwonders.engine.vocabulary import DISCARD_COINS

_Leader = (
    boxes.PackReceived
    | boxes.LeaderKept
    | boxes.LeaderDrawn
    | boxes.LeaderReturned
    | boxes.LeaderSold
    | boxes.LeaderCopied
    | boxes.LeaderBuried
)
_Token = (
    boxes.TokenTaken
    | boxes.TokensReturned
    | boxes.DefeatPassed
    | boxes.DiplomacyTaken
    | boxes.DiplomacyUsed
)
_Project = (
    boxes.EdificesLaid
    | boxes.EdificeJoined
    | boxes.EdificeBuilt
    | boxes.EdificeFailed
    | boxes.Rewarded
)
_OF_A_SEAT: Final = {
    boxes.LeaderKept: "leader-kept",
    boxes.LeaderDrawn: "leader-drawn",
    boxes.LeaderReturned: "leader-returned",
}


def tell_box(voice: Voice, event: boxes.BoxEvent) -> str:
    """One event of an expansion in words."""
    match event:
        case boxes.Recruited():
            return _recruited(voice, event)
        case boxes.RecruitDeclined():
            return voice.say("recruit-declined", who=voice.people[event.city])
        case boxes.HandsFrozen():
            return voice.say("hands-frozen", who=voice.people[event.city])
        case boxes.Indebted() | boxes.Lost() | boxes.Penalized():
            return _loss(voice, event)
        case boxes.PawnTaken():
            return voice.say("pawn-taken", who=voice.people[event.city], age=AGES[event.age])
        case boxes.GaveUp():
            card = voice.named(event.card)
            return voice.say("gave-up", who=voice.people[event.city], card=card)
        case _:
            return _grouped(voice, event)


def _grouped(voice: Voice, event: _Leader | _Token | _Project) -> str:
    if isinstance(event, _Leader):
        return _leader(voice, event)
    if isinstance(event, _Token):
        return _token(voice, event)
    return _project(voice, event)


def _recruited(voice: Voice, event: boxes.Recruited) -> str:
    who, leader = voice.people[event.city], voice.names.leader(event.leader)
    if event.stage is None:
        return voice.say("recruited", who=who, leader=leader)
    return voice.say("recruited-stage", who=who, leader=leader, n=event.stage)


def _leader(voice: Voice, event: _Leader) -> str:
    match event:
        case boxes.PackReceived():
            return voice.say("pack-received", n=len(event.leaders))
        case boxes.LeaderKept() | boxes.LeaderDrawn() | boxes.LeaderReturned():
            message = _OF_A_SEAT[type(event)]
            return voice.faced(message, event.leader, "leader", who=voice.people[event.seat])
        case boxes.LeaderSold():
            who = voice.people[event.city]
            return voice.faced("leader-sold", event.leader, "leader", who=who, n=DISCARD_COINS)
        case boxes.LeaderCopied():
            return _copied(voice, event)
        case boxes.LeaderBuried():
            who, leader = voice.people[event.city], voice.names.leader(event.leader)
            return voice.say("leader-buried", who=who, leader=leader, n=event.points)


def _copied(voice: Voice, event: boxes.LeaderCopied) -> str:
    who, leader = voice.people[event.city], voice.names.leader(event.leader)
    guild = voice.named(event.guild)
    if event.stage is None:
        return voice.say("leader-copied", who=who, leader=leader, guild=guild)
    return voice.say("leader-copied-stage", who=who, leader=leader, guild=guild, n=event.stage)


def _token(voice: Voice, event: _Token) -> str:
    who = voice.people[event.city]
    match event:
        case boxes.TokenTaken():
            return voice.say("token-taken", who=who, value=event.value)
        case boxes.TokensReturned():
            return voice.say("tokens-returned", who=who, value=event.value, n=event.count)
        case boxes.DefeatPassed():
            return voice.say("defeat-passed", who=who, whom=voice.people[event.loser])
        case boxes.DiplomacyTaken():
            return voice.say("diplomacy-taken", who=who, n=event.count)
        case boxes.DiplomacyUsed():
            return voice.say("diplomacy-used", who=who)


def _loss(voice: Voice, event: boxes.Indebted | boxes.Lost | boxes.Penalized) -> str:
    who = voice.people[event.city]
    match event:
        case boxes.Indebted():
            return voice.say("indebted", who=who, n=event.debts)
        case boxes.Penalized():
            return voice.say("penalized", who=who, n=event.debt)
        case boxes.Lost(debts=0):
            return voice.say("lost-coins", who=who, n=event.coins)
        case boxes.Lost(coins=0):
            return voice.say("lost-debts", who=who, debts=event.debts)
        case boxes.Lost():
            return voice.say("lost-both", who=who, n=event.coins, debts=event.debts)


def _project(voice: Voice, event: _Project) -> str:
    edifice = voice.names.edifice
    match event:
        case boxes.EdificesLaid():
            return voice.say("edifices-laid", edifices=voice.list([*map(edifice, event.edifices)]))
        case boxes.EdificeJoined():
            who = voice.people[event.city]
            return voice.say("edifice-joined", who=who, edifice=edifice(event.edifice))
        case boxes.EdificeBuilt():
            return voice.say("edifice-built", edifice=edifice(event.edifice))
        case boxes.EdificeFailed():
            return voice.say("edifice-failed", edifice=edifice(event.edifice))
        case boxes.Rewarded():
            who = voice.people[event.city]
            return voice.say("rewarded", who=who, edifice=edifice(event.edifice))
