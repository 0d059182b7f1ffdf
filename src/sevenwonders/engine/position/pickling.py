"""Pickles of a game in progress: how it began and what was chosen since, played again when loaded.

A compiled class cannot be pickled by its fields. The codes of choices belong to this version of
the package: what is to be kept is a record or a position.
"""

import copyreg
from collections.abc import Callable, Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.model import Position


class _Dealt(msgspec.Struct, frozen=True):
    """What chance decided, as plain data."""

    sides: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    edifices: tuple[int, ...]
    draws: tuple[int, ...]


class _Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its options and deal, or from a position, and the choices since."""

    options: Options
    opening: _Dealt | Position
    history: tuple[int, ...]
    sealed: tuple[int, ...]
    log: list[LogEntry] | None


def register() -> None:
    """Let `pickle` and `copy` take a State and a Choice."""
    copyreg.pickle(State, _reduce_state)
    copyreg.pickle(Choice, _reduce_choice)


def _reduce_choice(choice: Choice) -> tuple[Callable[[str], Choice], tuple[str]]:
    return Choice.parse, (str(choice),)


def _reduce_state(state: State) -> "tuple[Callable[[_Game], State], tuple[_Game]]":
    components = state.components
    options = Options(
        players=int(state.players),
        edition=components.edition,
        boxes=components.boxes,
        teams=bool(state.teams),
        experts=components.experts,
        rules=int(components.rules),
    )
    game = _Game(
        options=options,
        opening=_dealt(state.deal) if state.origin is None else position_of(state.origin),
        history=_plain(state.history),
        sealed=_plain(state.ask_code),
        log=None if state.log is None else list(state.log),
    )
    return _played_again, (game,)


def _played_again(game: _Game) -> State:
    state = _opened(game)
    codes = _vec(game.history)
    done = 0
    while done < len(codes):
        size = len(state.ask_code)
        state.close_with(codes, done)
        done += size
    for at, code in enumerate(game.sealed):
        state.ask_code[at] = code
    state.log = game.log
    return state


def _opened(game: _Game) -> State:
    if isinstance(game.opening, Position):
        return state_from(game.opening)
    return start(
        components_of(game.options),
        game.options.players,
        _deal(game.opening),
        teams=1 if game.options.teams else 0,
    )


def _dealt(deal: Deal) -> _Dealt:
    return _Dealt(
        sides=_plain(deal.sides),
        decks=tuple(_plain(deck) for deck in deal.decks),
        leaders=_plain(deal.leaders),
        edifices=_plain(deal.edifices),
        draws=_plain(deal.draws),
    )


def _deal(dealt: _Dealt) -> Deal:
    return Deal(
        _vec(dealt.sides),
        [_vec(deck) for deck in dealt.decks],
        _vec(dealt.leaders),
        _vec(dealt.edifices),
        _vec(dealt.draws),
    )


def _plain(numbers: "vec[i64]") -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def _vec(numbers: Sequence[int]) -> "vec[i64]":
    return vec[i64](list(numbers))
