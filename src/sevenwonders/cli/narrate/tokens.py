"""Events of tokens, debts and losses as sentences."""

from sevenwonders.cli.narrate.voice import Voice
from sevenwonders.engine.events.tokens import (
    DefeatPassed,
    DiplomacyTaken,
    DiplomacyUsed,
    Indebted,
    Lost,
    TokenEvent,
    TokensReturned,
    TokenTaken,
)


def tell_token(voice: Voice, event: TokenEvent) -> str:
    """One event of a token or a loss in words."""
    who = voice.people[event.city]
    match event:
        case TokenTaken():
            return voice.say("token-taken", who=who, value=event.value)
        case TokensReturned() if event.value < 0:
            return voice.say("defeats-returned", who=who, n=event.count)
        case TokensReturned():
            return voice.say("tokens-returned", who=who, value=event.value, n=event.count)
        case DefeatPassed():
            return voice.say("defeat-passed", who=who, whom=voice.people[event.loser])
        case DiplomacyTaken():
            return voice.say("diplomacy-taken", who=who, n=event.count)
        case DiplomacyUsed():
            return voice.say("diplomacy-used", who=who)
        case Indebted():
            return voice.say("indebted", who=who, n=event.debts)
        case Lost():
            return _lost(voice, event, who)


def _lost(voice: Voice, event: Lost, who: str) -> str:
    if not event.debts:
        return voice.say("lost-coins", who=who, n=event.coins)
    if not event.coins:
        return voice.say("lost-debts", who=who, debts=event.debts)
    return voice.say("lost-both", who=who, n=event.coins, debts=event.debts)
