"""Every string of the web client is there in every language, and every box has its words."""

import re
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.content.loader import extra_names
from sevenwonders.content.names import LANGUAGES

FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"
PARTS: Final = tuple(sorted(file.name.removesuffix(".en.ts") for file in FOLDER.glob("*.en.ts")))
STRING: Final = re.compile(
    r"^  '([^']+)':\s*(?:'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"),$", re.MULTILINE
)
PLACE: Final = re.compile(r"\{(\w+)")


def strings(part: str, language: str) -> dict[str, str]:
    """The sentences of one file, by key."""
    text = (FOLDER / f"{part}.{language}.ts").read_text(encoding="utf-8")
    found = {key: single or double for key, single, double in STRING.findall(text)}
    assert len(found) == len(re.findall(r"^  '", text, re.MULTILINE)), (
        "a string this test cannot read"
    )
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_string_is_missing_in_any_language(part: str, language: str) -> None:
    english, translated = strings(part, "en"), strings(part, language)
    assert english
    assert set(translated) == set(english)
    assert all(text.strip() for text in translated.values())


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_in_the_same_values(part: str, language: str) -> None:
    english, translated = strings(part, "en"), strings(part, language)
    differing = {
        key
        for key in english
        if set(PLACE.findall(english[key])) != set(PLACE.findall(translated[key]))
    }
    assert not differing


@pytest.mark.parametrize("part", PARTS)
def test_no_key_is_in_two_files(part: str) -> None:
    others = {key for other in PARTS if other != part for key in strings(other, "en")}
    assert not others & set(strings(part, "en"))


@pytest.mark.parametrize("box", extra_names())
def test_every_box_is_named_and_told_of_on_the_set_up_page(box: str) -> None:
    assert {f"new.box.{box}", f"new.box.{box}.about"} <= set(strings("shell", "en"))
