"""What the bots of a table choose: quick ones here, those that search in other processes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sevenwonders.bots.registry import BOTS, STAND_INS
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.thinking.questions import choice_in, choosing, chosen
from sevenwonders.server.thinking.thinkers import Thinkers


class BotTurn(NamedTuple):
    """A decision that is a bot's, and whose."""

    ask: Ask
    bot: str
    key: str
    """Of the bot's randomness."""


def decided(
    state: State, turns: Sequence[BotTurn], thinkers: Thinkers | None
) -> Iterator[tuple[BotTurn, Choice]]:
    """Decisions that can be taken now. Partners know of each other's, and take them in turn."""
    now = list({_team(state, turn): turn for turn in reversed(turns)}.values())
    searching = [turn for turn in now if thinkers is not None and _searches(turn.bot)]
    if thinkers is not None and searching:
        questions = [
            choosing(Sight(state, turn.ask.seat), turn.key, _spec_of(turn.bot))
            for turn in searching
        ]
        for turn, answer in zip(searching, thinkers.ask(questions), strict=True):
            yield turn, Choice.parse(choice_in(answer))
    for turn in now:
        if turn not in searching:
            yield turn, chosen(Sight(state, turn.ask.seat), _spec_of(turn.bot), turn.key)


def _searches(name: str) -> bool:
    return name in BOTS and BOTS[name].searches


def _spec_of(name: str) -> str:
    """What a bot is made from; one that is not offered any more is stood in for."""
    if name not in BOTS:
        return STAND_INS[0]
    return BOTS[name].spec or name


def _team(state: State, turn: BotTurn) -> int:
    seat = int(turn.ask.seat)
    partner = int(Sight(state, seat).partner(seat))
    return seat if partner < 0 else min(seat, partner)
