"""Compares what two languages say, text by text."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from string import Formatter
from typing import cast


def texts(said: object, at: str = "") -> dict[str, str]:
    """Every text of a catalogue by where it stands in it."""
    if isinstance(said, str):
        return {at: said}
    return {
        place: text
        for key, part in _parts(said)
        for place, text in texts(part, f"{at}/{key}").items()
    }


def _parts(said: object) -> Iterator[tuple[object, object]]:
    if is_dataclass(said):
        yield from ((field.name, getattr(said, field.name)) for field in fields(said))
    elif isinstance(said, Mapping):
        yield from cast("Mapping[object, object]", said).items()
    elif isinstance(said, tuple):
        yield from enumerate(cast("tuple[object, ...]", said))
    else:
        raise TypeError(said)


def places(text: str) -> set[str]:
    """The names and numbers a text has room for."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def differences(said: object, english: object) -> list[str]:
    """Texts that one of the two lacks, is empty, or that have other places."""
    ours, theirs = texts(said), texts(english)
    missing = [f"{at} is missing" for at in theirs if not ours.get(at)]
    needless = [f"{at} is never said" for at in ours if at not in theirs]
    uneven = [
        f"{at} has other places"
        for at in theirs
        if at in ours and places(ours[at]) != places(theirs[at])
    ]
    return missing + needless + uneven
