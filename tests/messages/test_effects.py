"""Whatever effect a content file may have is told in every language, and says what it counts."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from sevenwonders.cli.phrases.effects import effect_text
from sevenwonders.content.decode import parse_box
from sevenwonders.content.effects import Effect
from sevenwonders.content.names import LANGUAGES, names

FJORD: Final = (
    Path(__file__).resolve().parents[2]
    / "examples/fjord-expansion/src/sevenwonders_fjord/expansion/fjord.toml"
)
FREE: Final[dict[type, tuple[object, ...]]] = {
    bool: (False, True),
    int: (1, 2, -1),
    str: ("wood", "wood/clay"),
}
"""Examples of what is no choice between words."""
MOST_PAIRED: Final = 5
"""Of a longer list of words, pairs are left out."""


def values_of(hint: object) -> list[object]:
    """The values that a field may have, for words all of them, else examples."""
    match get_origin(hint):
        case origin if origin is Annotated:
            return values_of(get_args(hint)[0])
        case origin if origin is Literal:
            return list(get_args(hint))
        case origin if origin is tuple:
            words = values_of(get_args(hint)[0])
            several = range(len(words) + 1) if len(words) <= MOST_PAIRED else (0, 1, len(words))
            return [some for number in several for some in combinations(words, number)]
        case _:
            assert isinstance(hint, type)
            return list(FREE[hint])


def effects_of(kind: type[msgspec.Struct]) -> Iterator[Effect]:
    """The effects of a kind that a file may have; others are refused when it is read."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [field.name for field in msgspec.structs.fields(kind)]
    tag = kind.__struct_config__.tag
    for values in product(*(values_of(hints[field]) for field in fields)):
        written = {"effect": tag, **dict(zip(fields, values, strict=True))}
        try:
            yield msgspec.convert(written, kind)  # type: ignore[misc]
        except msgspec.ValidationError:
            continue


@pytest.mark.parametrize("kind", get_args(Effect), ids=lambda kind: kind.__name__)
def test_every_effect_that_can_be_written_is_told_in_every_language(
    kind: type[msgspec.Struct],
) -> None:
    effects = list(effects_of(kind))
    assert effects
    for effect in effects:
        for language in LANGUAGES:
            assert effect_text(effect, names(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_example_expansion_is_told(language: str) -> None:
    box = parse_box(FJORD.read_text(encoding="utf-8"), file=FJORD.name)
    told = [effect_text(one, names(language)) for card in box.cards for one in card.effects]
    told += [effect_text(one, names(language)) for one in box.leaders[0].effects]
    assert len(told) == 3
    assert all(told)
