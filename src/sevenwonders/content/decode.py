"""From the text of a content file to a Box, card by card, so that an error names its place."""

import re
from collections.abc import Iterator, Mapping, Sequence
from threading import Lock
from typing import Final, TypeVar, cast

import msgspec

from sevenwonders.content.errors import ContentError
from sevenwonders.content.model import Board, BoardSide, Box, Card, Edifice, Leader, Stage

T = TypeVar("T")
Table = Mapping[str, object]

_HEAD: Final = ("id", "edition", "title")
_SECTIONS: Final = ("leaders", "edifices", "boards")
_BOARD: Final[tuple[str, ...]] = ("produces", "replaces", "excludes", "rank")
_AGE: Final = re.compile(r"age-(\d+)")
_PATH: Final = re.compile(r"(?P<problem>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_UNKNOWN_KEY: Final = re.compile(r"Object contains unknown field `(.*)`")
# msgspec learns a type when it first converts to it, and crashes if two threads do so at once.
_LEARNING: Final = Lock()


def parse_box(text: str, *, file: str) -> Box:
    """Read one content file; `file` is the name errors give it."""
    # Deferred: most processes never load content.
    import tomllib  # noqa: PLC0415

    try:
        content: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file=file, item="", problem=str(error)) from None
    head = {key: value for key, value in content.items() if key in _HEAD}
    leaders, edifices, boards = (
        _table(content.get(section, {}), file=file, item=section) for section in _SECTIONS
    )
    # The head alone goes through msgspec here, for its messages to be about the head.
    box = _convert(head, Box, file=file, item="box")
    return msgspec.structs.replace(
        box,
        cards=tuple(_cards(content, file)),
        leaders=tuple(_item(Leader, name, value, file) for name, value in leaders.items()),
        edifices=tuple(_edifices(edifices, file)),
        boards=tuple(_board(name, value, file) for name, value in boards.items()),
    )


def _cards(content: Table, file: str) -> Iterator[Card]:
    for section, colors in content.items():
        if section in _HEAD or section in _SECTIONS:
            continue
        age = _age(section, section, file)
        for color, cards in _table(colors, file=file, item=section).items():
            for name, fields in _table(cards, file=file, item=f"{section}.{color}").items():
                card = _item(Card, name, fields, file, {"age": age, "color": color})
                yield msgspec.structs.replace(card, structure=card.structure or name)


def _edifices(ages: Table, file: str) -> Iterator[Edifice]:
    for heading, edifices in ages.items():
        section = f"edifices.{heading}"
        age = _age(heading, section, file)
        for name, fields in _table(edifices, file=file, item=section).items():
            yield _item(Edifice, name, fields, file, {"age": age})


def _age(heading: str, section: str, file: str) -> int:
    age = _AGE.fullmatch(heading)
    if age is None:
        raise ContentError(file=file, item=section, problem="not a section of a content file")
    return int(age[1])


def _item(kind: type[T], name: str, fields: object, file: str, place: Table | None = None) -> T:
    """Convert a table whose heading says its id, and its place: Age and colour."""
    said = {"id": name, **(place or {})}
    given = _table(fields, file=file, item=name)
    for key in said:
        if key in given:
            raise ContentError(file=file, item=name, key=key, problem="said by the heading already")
    return _convert({**said, **given}, kind, file=file, item=name)


def _board(name: str, value: object, file: str) -> Board:
    fields = dict(_table(value, file=file, item=name))
    own = {key: fields.pop(key) for key in _BOARD if key in fields}
    whole = {"id": name, "produces": None, "sides": (), **own}
    board = _convert(whole, Board, file=file, item=name)
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
        with _LEARNING:
            return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        found = _PATH.fullmatch(str(error))
        path, problem = (found["path"] or "", found["problem"]) if found else ("", str(error))
        unknown = _UNKNOWN_KEY.fullmatch(problem)
        if unknown:
            path = ".".join(part for part in (path, unknown[1]) if part)
            problem = "unknown key"
        raise ContentError(file=file, item=item, key=path, problem=problem) from None
