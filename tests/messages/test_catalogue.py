"""Every message is there in every language, with the same arguments, and is said somewhere."""

import ast
import re
from pathlib import Path
from typing import Final, get_args

import pytest

from sevenwonders.cli.phrases.effects import effect_text
from sevenwonders.content.effects import Effect, PointsIfMore, PointsPer, Produce, VictoryToken
from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.content.names import LANGUAGES, names
from sevenwonders.content.vocabulary import EDITIONS, Countable
from sevenwonders.engine.decisions.refusals import REASONS
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.score.sheet import COINS, DEBTS, DEFEATS, HOW, SETS
from sevenwonders.engine.vocabulary import ROWS
from sevenwonders.messages import UnknownVariant, messages
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


def test_every_effect_event_reason_and_row_has_a_message() -> None:
    """Those whose id is made from a word of the content or the engine."""
    told = catalogues()["en"].messages
    events = {str(tag_of(event)) for event in get_args(Event)}
    wanted = {f"effect-{tag_of(effect)}" for effect in get_args(Effect)}
    wanted |= {f"effect-count-{one}" for one in get_args(Countable)}
    wanted |= {f"reason-{reason}" for reason in REASONS}
    wanted |= {f"score-row-{row}" for row in ROWS}
    wanted |= {f"score-item-{source}" for source in (COINS, DEBTS, DEFEATS, SETS, *HOW)}
    assert wanted <= set(told)
    for event in events - {"received", "paid", "turn-began", "compared"}:
        assert any(one == f"event-{event}" or one.startswith(f"event-{event}-") for one in told)


def tag_of(struct: type) -> object:
    """The word that tells an effect or event apart."""
    return struct.__struct_config__.tag  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_effect_of_the_content_is_told(language: str, edition: str) -> None:
    catalog = load_catalog(edition, extra_names())
    sides = [side for board in catalog.boards for side in board.sides]
    stages = [stage for side in sides for stage in side.stages]
    effects = [effect for card in catalog.cards for effect in card.effects]
    effects += [effect for leader in catalog.leaders for effect in leader.effects]
    effects += [effect for edifice in catalog.edifices for effect in edifice.reward]
    effects += [effect for side in sides for effect in side.start]
    effects += [effect for stage in stages for effect in stage.effects]
    effects += [effect for stage in stages for half in stage.halves for effect in half]
    for effect in effects:
        told = effect_text(effect, names(language))
        assert told[:1].islower() or told[:1].isdigit() or language == "de", told
        assert "{" not in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 point for every stone symbol on brown cards you have"),
        ("fr", "1 point par symbole Pierre des cartes marron dans votre cité"),
        ("nl", "1 punt per steensymbool op bruine kaarten in je stad"),
        ("de", "1 Siegpunkt je Steinsymbol auf braunen Karten in deiner Stadt"),
    ],
)
def test_stonehenge_counts_the_stone_of_brown_cards(language: str, told: str) -> None:
    effect = PointsPer(amount=1, count=("stone-symbols",), cities=("own",))
    assert effect_text(effect, names(language)) == told


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (
            PointsIfMore(amount=5, count=("blue-cards",)),
            "5 points if you have more blue cards than each neighbour",
        ),
        (
            PointsPer(amount=-1, count=("victory-tokens",), cities=("left", "right")),
            "1 point less for every Victory token your neighbours have",
        ),
        (Produce(goods=("wood", "wood"), sold=True), "produces 2 wood"),
        (Produce(goods=("glass/papyrus",), sold=False), "produces glass/papyrus, not for sale"),
        (VictoryToken(value=0), "a Victory token of this Age"),
        (VictoryToken(value=3), "a Victory token worth 3"),
    ],
    ids=str,
)
def test_an_effect_reads_plainly(effect: Effect, told: str) -> None:
    assert effect_text(effect, names("en")) == told


def test_a_variant_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownVariant, match="'effect-free-color' has no variant 'blue'"):
        messages("en").say("effect-free-color", color="blue")


def test_python_says_messages_that_are_there_with_their_arguments() -> None:
    english = catalogues()["en"]
    wrong: list[str] = []
    for file in (PACKAGE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="say") | ast.Attribute(attr="say" | "_say"),
                    args=[ast.Constant(value=str(message))],
                    keywords=keywords,
                ) if message in english.messages:
                    given = {one.arg for one in keywords}
                    if not {None} & given and given != set(tool.arguments(english, message)):
                        wrong.append(f"{file.name}:{node.lineno}: {message} with {given}")
                case ast.Constant(value=str(word)) if WHOLE.fullmatch(f'"{word}"'):
                    if word.partition("-")[0] in tool.TERMINAL and word not in english.messages:
                        wrong.append(f"{file.name}:{node.lineno}: {word} is no message")
                case _:
                    pass
    assert wrong == []
