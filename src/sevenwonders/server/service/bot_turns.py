"""The open decisions of bots, and their choices."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sevenwonders.bots.registry import BOTS, STAND_INS
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.deals import bot_key
from sevenwonders.server.thinking.questions import chosen


class BotTurn(NamedTuple):
    """A decision of a bot, with the bot."""

    ask: Ask
    bot: str
    key: str
    """Of the bot's randomness."""

    @property
    def spec(self) -> str:
        """What the bot is made from; one that is not offered any more is stood in for."""
        if self.bot not in BOTS:
            return STAND_INS[0]
        return BOTS[self.bot].spec or self.bot


def turns_of(state: State, table: str, secret: bytes, bots: Mapping[int, str]) -> list[BotTurn]:
    """The open decisions of bots at a table."""
    return [
        BotTurn(ask, bots[ask.seat], bot_key(secret, table, ask.seat, ask.decision))
        for ask in state.pending()
        if ask.seat in bots
    ]


def one_of_each_team(state: State, turns: Sequence[BotTurn]) -> list[BotTurn]:
    """Decisions that can be taken now: partners know of each other's, and take them in turn."""
    return list({_team(state, turn): turn for turn in reversed(turns)}.values())


def decided(state: State, turns: Sequence[BotTurn]) -> Iterator[tuple[BotTurn, Choice]]:
    """Decisions that can be taken now, and what is chosen."""
    for turn in one_of_each_team(state, turns):
        yield turn, chosen(Sight(state, turn.ask.seat), turn.spec, turn.key)


def _team(state: State, turn: BotTurn) -> int:
    seat = int(turn.ask.seat)
    partner = int(Sight(state, seat).partner(seat))
    return seat if partner < 0 else min(seat, partner)
