"""From a game to its record."""

from collections.abc import Iterator, Sequence

from sevenwonders.engine.codes import choice_from
from sevenwonders.engine.resolve import resolve
from sevenwonders.engine.setup import start
from sevenwonders.engine.state import State
from sevenwonders.record.errors import InvalidRecord, WrongDeal
from sevenwonders.record.game import Record, Stage, Turn
from sevenwonders.record.opening import deal_of
from sevenwonders.record.reader import checked_seats
from sevenwonders.record.replay import scores_of
from sevenwonders.record.seed import Seed
from sevenwonders.record.words import RULES, our_version


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
        rules=RULES,
        version=our_version(),
        edition=state.kit.edition,
        boxes=state.kit.boxes,
        seats=checked_seats(names),
        boards=tuple(state.kit.sides[side].slug for side in state.deal.sides),
        asked=() if seed is None else tuple(asked),
        seed=seed,
        commitment=commitment,
        deal=() if seed else _decks(state),
        turns=tuple(_turns(state)),
        scores=scores_of(state),
    )
    _check_seed(record, state)
    return record


def _decks(state: State) -> tuple[tuple[str, ...], ...]:
    cards = state.kit.cards
    return tuple(tuple(cards[card].slug for card in deck) for deck in state.deal.decks)


def _check_seed(record: Record, state: State) -> None:
    """Refuse to write a record that would be another game when it is read."""
    if record.seed is None:
        return
    drawn = deal_of(record, state.kit)
    if any(list(drawn.decks[age]) != list(deck) for age, deck in enumerate(state.deal.decks)):
        raise WrongDeal(f"the seed '{record.seed}' gives other cards than this game's", key="seed")


def _turns(state: State) -> Iterator[Turn]:
    stages: list[Stage] = []
    now = (1, 1)
    for age, turn, stage in _stages(state):
        if (age, turn) != now:
            yield Turn(*now, tuple(stages))
            stages = []
            now = (age, turn)
        stages.append(stage)
    if stages:
        yield Turn(*now, tuple(stages))


def _stages(state: State) -> Iterator[tuple[int, int, Stage]]:
    """The history cut into stages, each with its Age and turn.

    Nothing but the course of the game says where a stage ends. The choices were legal when they
    were submitted: they are resolved again without asking.
    """
    twin = start(state.kit, state.players, state.deal)
    at = 0
    while at < len(state.history):
        age, turn = int(twin.age), int(twin.turn)
        codes = state.history[at : at + len(twin.ask_seat)]
        at += len(codes)
        twin.ask_code = codes
        resolve(twin)
        yield age, turn, tuple(choice_from(state.kit, code) for code in codes)
