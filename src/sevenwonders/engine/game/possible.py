"""Which tables can be played, and for those that cannot, the most similar one that can."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from sevenwonders.content.loader import (
    box_names,
    boxes_of_side,
    broken_why,
    extra_names,
    load_box,
    shipped_extras,
)
from sevenwonders.content.nearest import nearest as nearest_names
from sevenwonders.content.nearest import nearest_sides
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.errors import (
    BoardNeedsBox,
    BoardsExclude,
    BoardTwice,
    ImpossiblePlayers,
    ImpossibleTeams,
    InvalidOptions,
    NoLeaders,
    NoSuchBox,
    UnknownBoard,
)
from sevenwonders.engine.game.request import FEWEST, MOST, RANDOM, SIDE_A, Options, cities_of
from sevenwonders.engine.vocabulary import RULES

TEAMS_OF: Final = (4, 6)
_SIDES_A: Final = ("-a", "-day")
"""The endings of the slugs of the simpler sides; the second edition calls them day."""
_OTHER_FACE: Final = {"a": "day", "b": "night", "day": "a", "night": "b"}


class Problem(NamedTuple):
    """Why a table cannot be played, and the same table with that one fault corrected."""

    error: InvalidOptions
    mended: Options
    field: str
    """The field of the options that is at fault."""
    city: int | None = None
    """For a board, the city that asks for it."""


def unchecked_components(options: Options) -> Components:
    """The components of a table that is possible; with two players, expansions add only boards."""
    return load_components(
        options.edition,
        options.boxes,
        experts=options.experts,
        only_boards=options.players == FEWEST,
        rules=options.rules,
    )


def nearest(options: Options) -> Options:
    """The possible table that is most similar to the one asked for."""
    problem = table_problem(options) or board_problem(options, unchecked_components(options))
    return options if problem is None else nearest(problem.mended)


def table_problem(options: Options) -> Problem | None:
    """What is wrong with edition, boxes, players and variants, if anything."""
    if not 1 <= options.rules <= RULES:
        error = InvalidOptions(f"no version {options.rules} of the rules; there are 1 to {RULES}")
        return Problem(error, _but(options, rules=RULES), "rules")
    for box in options.boxes:
        if box not in shipped_extras() and box not in extra_names():
            return _unknown_box(options, box)
    if not FEWEST <= options.players <= MOST:
        why = f"a table seats {FEWEST} to {MOST}"
        seated = min(max(options.players, FEWEST), MOST)
        error = ImpossiblePlayers(options.players, why)
        return Problem(error, _but(options, players=seated), "players")
    if options.players == FEWEST:
        return _problem_of_two(options)
    if options.teams:
        return _problem_of_teams(options) or _problem_of_experts(options)
    return _problem_of_experts(options)


def board_problem(options: Options, components: Components) -> Problem | None:
    """What is wrong with the boards asked for, if anything."""
    cities = cities_of(options.players)
    if len(options.boards) > cities:
        why = f"{len(options.boards)} boards are named for {cities} cities"
        return Problem(
            ImpossiblePlayers(options.players, why),
            _but(options, boards=options.boards[:cities]),
            "boards",
        )
    named: list[str] = []
    for at, name in enumerate(options.boards):
        if name in (RANDOM, SIDE_A):
            continue
        faces = faces_of(name, components)
        if not faces:
            return _missing_board(options, at, components)
        side = components.sides[faces[0]]
        for other in named:
            if other == side.board:
                return Problem(BoardTwice(other), _with_board(options, at, RANDOM), "boards", at)
            if other in side.excludes:
                error = BoardsExclude(other, side.board)
                return Problem(error, _with_board(options, at, RANDOM), "boards", at)
        named.append(side.board)
    return None


def faces_of(name: str, components: Components) -> list[int]:
    """The sides that a board or a side asked for stands for; none for ``random``."""
    if name == SIDE_A:
        return [int(side.index) for side in components.sides if side.slug.endswith(_SIDES_A)]
    return [int(side.index) for side in components.sides if name in (side.slug, side.board)]


@lru_cache
def boxes_for_two() -> tuple[str, ...]:
    """The boxes whose boards two players may take: they bring no cards or leaders (rule 1.2)."""
    return tuple(name for name in extra_names() if not _brings_cards(name))


def _brings_cards(name: str) -> bool:
    box = load_box(name)
    needs = [card.needs for card in box.cards] + [leader.needs for leader in box.leaders]
    return () in needs


def _but(options: Options, **changes: int | str | tuple[str, ...]) -> Options:
    return msgspec.structs.replace(options, **changes)


def _with_board(options: Options, city: int, name: str) -> Options:
    boards = (*options.boards[:city], name, *options.boards[city + 1 :])
    return _but(options, boards=boards)


def _with_boxes(options: Options, *boxes: str) -> Options:
    return _but(options, boxes=tuple(sorted({*options.boxes, *boxes})))


def _unknown_box(options: Options, box: str) -> Problem:
    meant = nearest_names(box, extra_names(), 1)
    kept = _but(options, boxes=tuple(other for other in options.boxes if other != box))
    error = NoSuchBox(box, extra_names(), why=broken_why(box))
    return Problem(error, _with_boxes(kept, *meant), "boxes")


def _problem_of_two(options: Options) -> Problem | None:
    """The free-city variant has the cards of the first edition, and no variants (rule 1.2)."""
    if options.edition != "1e":
        why = "the free-city variant is played with the first edition only"
        error = ImpossiblePlayers(options.players, why)
        return Problem(error, _but(options, edition="1e"), "edition")
    for box in options.boxes:
        if box not in boxes_for_two():
            why = f"the free-city variant cannot be played with the expansion {box}"
            kept = tuple(other for other in options.boxes if other != box)
            error = ImpossiblePlayers(options.players, why)
            return Problem(error, _but(options, boxes=kept), "boxes")
    if options.experts:
        return Problem(NoLeaders(), _but(options, experts=False), "experts")
    return _problem_of_teams(options) if options.teams else None


def _problem_of_teams(options: Options) -> Problem | None:
    """Four or six, with Cities (rule 14.1)."""
    if options.players not in TEAMS_OF:
        why = f"{options.players} players cannot form teams of two; four or six can"
        return Problem(ImpossibleTeams(why), _but(options, teams=False), "teams")
    if "cities" not in options.boxes:
        why = "they need the expansion cities"
        return Problem(ImpossibleTeams(why), _with_boxes(options, "cities"), "teams")
    return None


def _problem_of_experts(options: Options) -> Problem | None:
    if options.experts and "leaders" not in options.boxes:
        return Problem(NoLeaders(), _with_boxes(options, "leaders"), "experts")
    return None


def _missing_board(options: Options, city: int, components: Components) -> Problem:
    """A board that is not at this table: of another expansion or edition, or of none."""
    name = options.boards[city]
    lacking = _lacking(name, options)
    if lacking:
        wider = _with_boxes(options, *lacking)
        possible = table_problem(wider) is None and faces_of(name, unchecked_components(wider))
        mended = wider if possible else _with_board(options, city, RANDOM)
        return Problem(BoardNeedsBox(name, lacking), mended, "boards", city)
    known = [side.slug for side in components.sides]
    mended = _with_board(options, city, _meant(name, known))
    return Problem(UnknownBoard(name, known), mended, "boards", city)


def _lacking(name: str, options: Options) -> tuple[str, ...]:
    """The fewest expansions that would add a board to the table, none if no expansion has it."""
    missing = [
        tuple(box for box in boxes_of_side(slug) if box not in options.boxes)
        for slug, board in _every_side()
        if name in (slug, board)
    ]
    return min(missing, key=len, default=())


def _meant(name: str, known: list[str]) -> str:
    """The side at the table that a wrong name most likely means, or a random one."""
    board, _, face = name.rpartition("-")
    dressed = f"{board}-{_OTHER_FACE.get(face, face)}"
    if dressed in known:
        return dressed
    return next(iter(nearest_sides(name, known, 1)), RANDOM)


@lru_cache
def _every_side() -> tuple[tuple[str, str], ...]:
    return tuple(_sides())


def _sides() -> Iterator[tuple[str, str]]:
    """Every side of every box, and its board."""
    for name in box_names():
        for board in load_box(name).boards:
            for side in board.sides:
                yield f"{board.id}-{side.id}", board.id
