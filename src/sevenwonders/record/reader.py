"""From the text of a record to a ``Record``."""

import re
from typing import Final

import msgspec

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.errors import UnreadableChoice
from sevenwonders.engine.vocabulary import RULES
from sevenwonders.record.errors import (
    EditedRecord,
    InvalidRecord,
    TruncatedRecord,
    UnreadableLine,
    WrongRules,
    quoted,
)
from sevenwonders.record.game import Record, Stage, Turn
from sevenwonders.record.lines import Line, RecordLines, decoded, sheet_of
from sevenwonders.record.notation import (
    DEALS,
    DIGEST,
    DRAWS,
    EDIFICES,
    LEADERS,
    NONE,
    REQUIRED,
    SCORE,
    THEN,
    YES,
    is_plain,
    turn_of,
)
from sevenwonders.record.opening import deal_of, kit_of
from sevenwonders.record.seed import Seed
from sevenwonders.record.written import check_card

_POINTS: Final = re.compile(r"-?[0-9]{1,4}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")


def parse_record(text: str | bytes, *, file: str = "", sealed: bool = True) -> Record:
    """Read a record and check all but whether its choices are legal, which ``replay`` does.

    Unless ``sealed``, a digest that is missing or that differs is let pass.
    """
    try:
        sheet = sheet_of(decoded(text))
        record = record_from(sheet)
        if sealed:
            check_seal(sheet, record)
    except InvalidRecord as error:
        raise error.placed(file=file) from error.__cause__
    return record


def record_from(sheet: RecordLines) -> Record:
    """Understand the lines of a record."""
    for key in REQUIRED:
        if key not in sheet.headers:
            raise TruncatedRecord(f"the header '{key}' is missing")
    try:
        record = _headers(sheet)
        components = kit_of(record)
        deal_of(record, components)
    except InvalidRecord as error:
        raise error.placed(line=sheet.line_of(error.key)) from error.__cause__
    return msgspec.structs.replace(
        record,
        turns=tuple(_turn(line, components) for line in sheet.turns),
        scores=_scores(sheet, record.players),
    )


def check_seal(sheet: RecordLines, record: Record) -> None:
    """Refuse a record whose digest is missing or not its own."""
    line = sheet.footers.get(DIGEST)
    if line is None:
        raise TruncatedRecord("the record is cut off: it does not end with its digest")
    if line.value != record.digest():
        why = "the record was edited after it was sealed: its digest differs"
        raise EditedRecord(why, line=line.number, key=DIGEST)


def _headers(sheet: RecordLines) -> Record:
    """The record without its turns; the rules come first, as all else depends on them."""
    values = {key: line.value for key, line in sheet.headers.items()}
    boxes = values["boxes"]
    return Record(
        rules=_rules(values["rules"]),
        version=values["version"],
        edition=values["edition"],
        boxes=() if boxes == NONE else tuple(boxes.split()),
        seats=checked_seats(values["seats"].split(THEN)),
        boards=tuple(values["boards"].split()),
        teams=_said("teams", values),
        experts=_said("experts", values),
        asked=tuple(values.get("asked", "").split()),
        seed=Seed.parse(values["seed"]) if "seed" in values else None,
        commitment=_commitment(values),
        deal=tuple(_cards(values[key]) for key in DEALS if key in values),
        leaders=_cards(values.get(LEADERS, "")),
        draws=_cards(values.get(DRAWS, "")),
        edifices=_cards(values.get(EDIFICES, "")),
    )


def _rules(said: str) -> int:
    """The version of the rules a game was played by; this program knows all up to its own."""
    known = range(1, RULES + 1)
    if said not in map(str, known):
        have = " and ".join(map(str, known))
        why = f"played by rules version {quoted(said)}; this program has {have}"
        raise WrongRules(why, key="rules")
    return int(said)


def _said(key: str, values: dict[str, str]) -> bool:
    """Whether a variant is played; the header of one that is not is left out."""
    if values.get(key, YES) != YES:
        raise UnreadableLine(f"{quoted(values[key])} is not '{YES}'", key=key)
    return key in values


def _commitment(values: dict[str, str]) -> str:
    """The commitment to the deal; ``verify`` checks whether it was kept."""
    said = values.get("commitment", "")
    if said and not _HASH.fullmatch(said):
        why = f"a commitment is 64 hex digits, not {quoted(said)}"
        raise UnreadableLine(why, key="commitment")
    if said and not values.get("seed", "").startswith("secret "):
        raise UnreadableLine("only a secret seed has a commitment", key="commitment")
    return said


def _cards(text: str) -> tuple[str, ...]:
    """The cards of a deck; the marks between hands have no meaning."""
    return tuple(text.replace(THEN, " ").split())


def checked_seats(names: list[str]) -> tuple[str, ...]:
    """Names of seats, as far as a record can hold them."""
    seats = tuple(name.strip(" ") for name in names)
    for name in seats:
        if not is_plain(name) or THEN in name:
            why = f"{quoted(name)} is not a name for a seat: one line, single spaces, no ';' or '|'"
            raise UnreadableLine(why, key="seats")
    return seats


def _turn(line: Line, components: Components) -> Turn:
    age, number = turn_of(line.key)
    stages = tuple(_stage(part, line, components) for part in line.value.split(THEN))
    return Turn(age, number, stages, line.number)


def _stage(part: str, line: Line, components: Components) -> Stage:
    tokens = part.split()
    if not tokens:
        why = "choices are missing" if not line.value else f"choices are missing beside '{THEN}'"
        raise UnreadableLine(why, line=line.number, key=line.key)
    return tuple(_choice(token, line, components) for token in tokens)


def _choice(token: str, line: Line, components: Components) -> Choice:
    try:
        choice = Choice.parse(token)
    except UnreadableChoice as error:
        raise UnreadableLine(str(error), line=line.number, key=line.key, token=token) from error
    # What is dropped are tokens, written where others have their card.
    if choice.card and choice.action != "drop":
        check_card(components, choice.card, key=line.key, line=line.number, token=token)
    return choice


def _scores(sheet: RecordLines, players: int) -> tuple[int, ...]:
    line = sheet.footers.get(SCORE)
    if line is None:
        return ()
    numbers = line.value.split()
    if len(numbers) != players or not all(map(_POINTS.fullmatch, numbers)):
        why = f"{quoted(line.value)} is not the points of {players} seats"
        raise UnreadableLine(why, line=line.number, key=SCORE)
    return tuple(map(int, numbers))
