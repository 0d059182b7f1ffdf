"""Every message is there in every language, with the same arguments, and is said somewhere."""

import re
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.content.loader import extra_names
from sevenwonders.content.names import LANGUAGES
from tools import make_message_types as tool

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web" / "src"
PACKAGE: Final = ROOT / "src" / "sevenwonders"
WORD: Final = re.compile(r"""['"`](\w+(?:-\w+)*)['"`]""")
WHOLE: Final = re.compile(r"""['"`]([a-z]\w*(?:-\w+)+)['"`]""")
OPEN: Final = re.compile(
    r"""[`"]([a-z]\w*(?:-\w+)*-)\$?\{(?:[^{}`"]|`[^`]*`|"[^"]*"|\{[^{}]*\})*\}((?:-\w+)*)"""
)
REFERENCE: Final = re.compile(r"\{ ([a-z][\w-]+) \}")


def catalogues() -> dict[str, tool.Catalogue]:
    """The messages of every language."""
    return {language: tool.load(language) for language in LANGUAGES}


def english(source: str, **other: str) -> dict[str, tool.Catalogue]:
    """Small catalogues, English and others."""
    sources = {"en": source, **other}
    return {language: tool.read({"a": text}, language) for language, text in sources.items()}


def sources() -> str:
    """What may say a message."""
    web = [file for end in ("ts", "svelte") for file in WEB.rglob(f"*.{end}")]
    files = [*web, *PACKAGE.rglob("*.py")]
    told = (file for file in files if ".test." not in file.name and file != tool.TYPES)
    messages = "".join(
        file.read_text(encoding="utf-8") for file in (tool.FOLDER / "en").glob("*.ftl")
    )
    referred = "".join(f"'{name}' " for name in REFERENCE.findall(messages))
    return "\n".join(file.read_text(encoding="utf-8") for file in told) + referred


def test_every_language_has_every_message_with_the_same_arguments() -> None:
    assert tool.problems(catalogues()) == []


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert tool.TYPES.read_text(encoding="utf-8") == tool.text(catalogues())


def test_every_message_is_said_somewhere() -> None:
    told = sources()
    whole = set(WHOLE.findall(told))
    words = {*WORD.findall(told), *extra_names()}
    begun = set(OPEN.findall(told))
    assert len(begun) > 20
    unsaid = [
        message
        for message in catalogues()["en"].messages
        if message not in whole
        and not any(
            message.startswith(start)
            and message.endswith(end)
            and message.removeprefix(start).removesuffix(end) in words
            for start, end in begun
        )
    ]
    assert unsaid == []


@pytest.mark.parametrize("box", extra_names())
def test_every_expansion_is_named_and_told_of_on_the_set_up_page(box: str) -> None:
    assert {f"new-box-{box}", f"new-box-{box}-about"} <= set(catalogues()["en"].messages)


def test_a_missing_message_is_found() -> None:
    found = tool.problems(english("a-one = One\na-two = Two", fr="a-one = Un\na-three = Trois"))
    assert found == ["fr: English has no a-three", "fr: a-two is missing"]


def test_an_argument_that_differs_is_found() -> None:
    found = tool.problems(english("a-one = { $n } of { $who }", fr="a-one = { $n } de { $what }"))
    assert len(found) == 1
    assert "fr: a-one takes" in found[0]


def test_variants_that_differ_are_found() -> None:
    ours = "a-one = { $side ->\n    [left] L\n   *[right] R\n}"
    theirs = "a-one = { $side ->\n   *[left] G\n}"
    assert len(tool.problems(english(ours, fr=theirs))) == 1


def test_a_language_may_have_plural_forms_where_english_has_none() -> None:
    ours = "a-one = { $who } may"
    theirs = "a-one = { $n ->\n    [one] { $who } peut\n   *[other] { $who } peuvent\n}"
    assert tool.problems(english(ours, fr=theirs)) == []


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a-one = { $n", "not a message"),
        ("b-one = One", "belongs in another file"),
        ("a-one = One\na-one = Two", "is there twice"),
        ("a-one = { a-two }", "refers to a-two"),
    ],
)
def test_what_cannot_be_said_is_found(source: str, problem: str) -> None:
    assert any(problem in line for line in tool.problems(english(source)))
