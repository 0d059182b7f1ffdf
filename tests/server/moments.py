"""Games of people that stand at a certain decision, put into a store as if they had been played."""

import random
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.server import deals, identity
from sevenwonders.server.service.commit import Plan, write
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.rows import ChoiceData, SeatData, TableData
from tests.server.people import NAMES, a_guest

GAMES: Final = 2000


class Moment(NamedTuple):
    """A game that came to a decision: how it was dealt and what was chosen."""

    options: Options
    secret: bytes
    choices: tuple[ChoiceData, ...]
    asked: tuple[int, ...]
    """The seats with the decision."""


@lru_cache
def moment_of(kind: str, options: Options, asked: int = 1) -> Moment:
    """The first decision of a kind in games of random play.

    It is open for so many seats at least, and the first of them has more than one choice.
    """
    for game in range(GAMES):
        name = f"{options} {kind} {game}"
        secret = blake2b(name.encode(), digest_size=32).digest()
        found = _played_to(kind, asked, options, secret, random.Random(name))
        if found is not None:
            return found
    msg = f"no {kind} decision in {GAMES} games: {options}"
    raise AssertionError(msg)


def _played_to(
    kind: str, least: int, options: Options, secret: bytes, pick: random.Random
) -> Moment | None:
    state = new_game(options, deals.deal_stream(secret))
    choices: list[ChoiceData] = []
    while not state.over:
        asks = state.pending()
        asked = tuple(ask.seat for ask in asks if ask.kind == kind)
        if len(asked) >= least and len(state.legal(asked[0])) > 1:
            return Moment(options, secret, tuple(choices), asked)
        choices += [_decided(state, ask, pick) for ask in asks]
    return None


def _decided(state: State, ask: Ask, pick: random.Random) -> ChoiceData:
    choice = pick.choice(list(state.legal(ask.seat)))
    state.submit(ask.seat, choice)
    return ChoiceData(ask.decision, ask.seat, str(choice))


async def lay(database: Database, moment: Moment) -> tuple[list[str], str]:
    """A table at that moment with a guest in every seat: the guests, and its id."""
    players = moment.options.players
    guests = [await a_guest(Service(database), name) for name in NAMES[:players]]
    table = TableData(
        id=identity.new_table(),
        version=0,
        seq=0,
        status="playing",
        options=moment.options,
        hints=False,
        host=guests[0],
        secret=moment.secret,
        commitment=deals.commitment(moment.secret),
        rematch=None,
        created=0,
        updated=0,
        seats=tuple(
            SeatData(seat=seat, kind="guest", guest=guest, name=NAMES[seat])
            for seat, guest in enumerate(guests)
        ),
    )
    made = await write(database, None, Plan(table, added=moment.choices), 0)
    return guests, made.id
