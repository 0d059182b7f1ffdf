"""From a game to its record."""

from collections.abc import Iterator, Sequence

import msgspec

from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.turn.stage import resolve
from sevenwonders.record.errors import InvalidRecord, WrongDeal
from sevenwonders.record.game import Record, Stage, Turn
from sevenwonders.record.moment import Moment, moment
from sevenwonders.record.notation import our_version
from sevenwonders.record.opening import deal_of
from sevenwonders.record.reader import checked_seats
from sevenwonders.record.replay import scores_of
from sevenwonders.record.seed import Seed


def record_of(
    state: State,
    *,
    seats: Sequence[str] = (),
    seed: Seed | None = None,
    asked: Sequence[str] = (),
    commitment: str = "",
) -> Record:
    """The record of a game so far; choices that are still sealed are not part of it.

    With the ``seed`` of the deal and the boards ``asked`` for, the record names those and no
    cards; without, it holds the whole deal. Seats without names are numbered. ``commitment`` is
    what was published of a secret seed before the game.
    """
    if len(state.deal.decks[0]) == 0:
        raise WrongDeal("a game that began with a position has no record of its first cards")
    names = list(seats) or [f"seat {seat}" for seat in range(state.players)]
    if len(names) != state.players:
        raise InvalidRecord(f"{len(names)} names for {state.players} seats", key="seats")
    record = Record(
        rules=int(state.components.rules),
        version=our_version(),
        edition=state.components.edition,
        boxes=state.components.boxes,
        seats=checked_seats(names),
        boards=tuple(state.components.sides[side].slug for side in state.deal.sides),
        teams=bool(state.teams),
        experts=state.components.experts,
        asked=() if seed is None else tuple(asked),
        seed=seed,
        commitment=commitment,
        turns=tuple(_turns(state)),
        scores=scores_of(state),
    )
    if seed is None:
        return _with_deal(record, state)
    _check_seed(record, state)
    return record


def _with_deal(record: Record, state: State) -> Record:
    """The record with all that chance decided."""
    deal = state.deal
    edifices = state.components.edifices
    return msgspec.structs.replace(
        record,
        deal=tuple(card_slugs(state.components, deck) for deck in deal.decks),
        leaders=card_slugs(state.components, deal.leaders),
        draws=card_slugs(state.components, deal.draws),
        edifices=tuple(edifices[edifice].slug for edifice in deal.edifices),
    )


def _check_seed(record: Record, state: State) -> None:
    """Refuse to write a record that would be another game when it is read."""
    if _dealt(deal_of(record, state.components)) != _dealt(state.deal):
        raise WrongDeal(f"the seed '{record.seed}' gives other cards than this game's", key="seed")


def _dealt(deal: Deal) -> list[list[int]]:
    """Everything but the boards, which the record names."""
    return [list(cards) for cards in (*deal.decks, deal.leaders, deal.draws, deal.edifices)]


def _turns(state: State) -> Iterator[Turn]:
    stages: list[Stage] = []
    now: Moment = (1, 1)
    for when, stage in _stages(state):
        if stages and when != now:
            yield Turn(*now, tuple(stages))
            stages = []
        now = when
        stages.append(stage)
    if stages:
        yield Turn(*now, tuple(stages))


def _stages(state: State) -> Iterator[tuple[Moment, Stage]]:
    """The history cut into stages, each with the turn it belongs to.

    Nothing but the course of the game says where a stage ends. The choices were legal when they
    were submitted: they are resolved again without asking.
    """
    twin = start(state.components, state.players, state.deal, teams=state.teams)
    at = 0
    while at < len(state.history):
        when = moment(twin)
        codes = state.history[at : at + len(twin.ask_seat)]
        at += len(codes)
        twin.ask_code = codes
        resolve(twin)
        yield when, tuple(choice_from(state.components, code) for code in codes)
