"""From the text of a content file to a Box, card by card, so that an error names its place."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar, cast

import msgspec

from sevenwonders.content.errors import ContentError
from sevenwonders.content.model import Board, BoardSide, Box, Card, Stage

T = TypeVar("T")
Table = Mapping[str, object]

_HEAD: Final = ("id", "edition", "title")
_AGE: Final = re.compile(r"age-(\d+)")
_PATH: Final = re.compile(r"(?P<problem>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_UNKNOWN_KEY: Final = re.compile(r"Object contains unknown field `(.*)`")


def parse_box(text: str, *, file: str) -> Box:
    """Read one content file; `file` is the name errors give it."""
    # Deferred: most processes never load content.
    import tomllib  # noqa: PLC0415

    try:
        content: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file=file, item="", problem=str(error)) from None
    head = {key: value for key, value in content.items() if key in _HEAD}
    boards = _table(content.get("boards", {}), file=file, item="boards")
    # The head alone goes through msgspec here, for its messages to be about the head.
    box = _convert({**head, "cards": (), "boards": ()}, Box, file=file, item="box")
    return msgspec.structs.replace(
        box,
        cards=tuple(_cards(content, file)),
        boards=tuple(_board(name, value, file) for name, value in boards.items()),
    )


def _cards(content: Table, file: str) -> Iterator[Card]:
    for section, colors in content.items():
        if section in _HEAD or section == "boards":
            continue
        age = _AGE.fullmatch(section)
        if age is None:
            raise ContentError(file=file, item=section, problem="not a section of a content file")
        for color, cards in _table(colors, file=file, item=section).items():
            for name, fields in _table(cards, file=file, item=f"{section}.{color}").items():
                yield _card(name, fields, file, {"age": int(age[1]), "color": color})


def _card(name: str, fields: object, file: str, place: Table) -> Card:
    given = _table(fields, file=file, item=name)
    for key in ("id", *place):
        if key in given:
            raise ContentError(file=file, item=name, key=key, problem="said by the heading already")
    made = {"id": name, "structure": name, **place, **given}
    return _convert(made, Card, file=file, item=name)


def _board(name: str, value: object, file: str) -> Board:
    fields = dict(_table(value, file=file, item=name))
    produces = fields.pop("produces", None)
    board = _convert({"id": name, "produces": produces, "sides": ()}, Board, file=file, item=name)
    if not fields:
        raise ContentError(file=file, item=name, problem="a board has at least one side")
    sides = tuple(_side(f"{name}-{key}", key, side, file) for key, side in fields.items())
    return msgspec.structs.replace(board, sides=sides)


def _side(slug: str, name: str, value: object, file: str) -> BoardSide:
    fields = dict(_table(value, file=file, item=slug))
    stages = fields.pop("stages", ())
    if not isinstance(stages, (list, tuple)) or not stages:
        raise ContentError(file=file, item=slug, key="stages", problem="a wonder has stages")
    stages = cast("Sequence[object]", stages)
    side = _convert({**fields, "id": name, "stages": ()}, BoardSide, file=file, item=slug)
    decoded = tuple(
        _convert(stage, Stage, file=file, item=f"{slug} stage {number}")
        for number, stage in enumerate(stages, start=1)
    )
    return msgspec.structs.replace(side, stages=decoded)


def _table(value: object, *, file: str, item: str) -> Table:
    if not isinstance(value, dict):
        raise ContentError(file=file, item=item, problem=f"expected a table, got {value!r}")
    return cast("Table", value)


def _convert(value: object, kind: type[T], *, file: str, item: str) -> T:
    """Convert with msgspec, its message taken apart into key and problem."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        found = _PATH.fullmatch(str(error))
        path, problem = (found["path"] or "", found["problem"]) if found else ("", str(error))
        unknown = _UNKNOWN_KEY.fullmatch(problem)
        if unknown:
            path = ".".join(part for part in (path, unknown[1]) if part)
            problem = "unknown key"
        raise ContentError(file=file, item=item, key=path, problem=problem) from None
