"""Words and plurals of each language, by the classes of mistakes that have been made in them."""

import re
from typing import Final

import pytest
from fluent.syntax import ast

from sevenwonders.content.names import LANGUAGES
from tools import make_message_types as tool

WRONG: Final = {
    "en": {
        r"\bboxes\b": "expansions",
        r"cards and stages": "brown cards: Stonehenge counts the stone of these",
        r"\bsells?\b(?! \{|$)": "discard",
        r"\bhires?\b": "recruit",
        r"\bmail address": "email address",
        r"\bdigs?\b": "take from the discard pile",
    },
    "fr": {
        r"[Bb]oîtes\b": "extensions",
        r"[Pp]roduits\b(?! manufacturés)": "ressources, or produits manufacturés for the gray ones",
        r"\bun produit\b": "une ressource",
        r"[Cc]ité libre|[Vv]ille (?:libre|franche)": "Cité franche",
        r"[Jj]etons? de (?:victoire|défaite|diplomatie|conflit)": "jeton Victoire",
        r"\bmerveille": "Merveille",
        r"\bbots?\b": "robot",
        r"[\w)}] [:;?!](?:\s|$)": "a no-break space before it",
    },
    "nl": {
        r"\b[Dd]ozen\b": "uitbreidingen",
        r"^Goederen:|eigen goederen|geen goederen": "grondstoffen: goederen are the gray ones",
        r"(?<!ruwe )grondstoffen van \{": "ruwe grondstoffen for the brown ones",
        r"[Kk]etting": "keten",
        r"[Bb]urgerlijk": "civiel",
        r"(?:naar|aan) de winnaar": "wie jou versloeg",
    },
    "de": {
        r"[Ss]chachteln\b": "Erweiterungen",
        r"\bWaren?\b": "Ressource, or Manufakturwaren for the gray ones",
        r"Kurtisanengilde": "Gilde der Kurtisanen",
        r"\bStufen?\b": "Bauabschnitt",
        r"\b(?:dieses|jeden|pro) Zug": "Runde",
    },
}
"""What a language does not say, with what it says instead."""
SELL: Final = {
    "en": r"\b(?:sell|sold|sale)",
    "fr": r"\b(?:re)?vend|\bventes?\b",
    "nl": r"verk(?:oop|op|ocht)",
    "de": r"verk[aä]uf",
}
TRADE: Final = frozenset(
    {"replay-sells", "terminal-sells", "rules-powers-text", "rules-spies-text", "effect-produce"}
)
"""Where something is sold: to a neighbour."""
NOUNS: Final = {
    "en": r"points|coins|shields|cards|seats|debts|tokens|pawns|stages|leaders|games|decisions",
    "fr": r"points|pièces|boucliers|cartes|places|dettes|jetons|pions|étapes|leaders|parties",
    "nl": r"punten|munten|schilden|kaarten|plaatsen|schulden|fiches|pionnen|fasen|leiders|spellen",
    "de": r"(?:Sieg)?[Pp]unkten?|Münzen|Schilden?|Karten|Plätzen?|Schulden|Figuren|Bauabschnitten?",
}
WITH_TENTHS: Final = "analysis-instead-points"
"""Its numbers are never exactly one."""


def told(language: str) -> dict[str, str]:
    """The source of each message of a language."""
    serialized = tool.load(language).messages
    return {name: _texts(pattern) for name, pattern in serialized.items()}


def _texts(pattern: ast.Pattern) -> str:
    """All texts of a pattern, ``{…}`` for what is filled in."""
    parts: list[str] = []
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                parts.append(text)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                parts += (f"\n{_texts(variant.value)}\n" for variant in variants)
            case _:
                parts.append("{}")
    return "".join(parts)


@pytest.mark.parametrize(
    ("language", "word", "right"),
    [(language, *rule) for language, rules in WRONG.items() for rule in rules.items()],
)
def test_words_that_the_rulebook_does_not_use_are_not_said(
    language: str, word: str, right: str
) -> None:
    said = [f"{name}: {text}" for name, text in told(language).items() if re.search(word, text)]
    assert said == [], f"say {right}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_discarded_and_never_sold(language: str) -> None:
    selling = re.compile(SELL[language], re.IGNORECASE)
    said = {name for name, text in told(language).items() if selling.search(text)}
    assert said <= TRADE
    assert "terminal-sells" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_noun_agrees_with_its_number(language: str) -> None:
    catalogue = tool.load(language)
    wrong = [
        name
        for name, pattern in catalogue.messages.items()
        if name != WITH_TENTHS and _uncounted(pattern, NOUNS[language])
    ]
    assert wrong == []


def _uncounted(pattern: ast.Pattern, nouns: str) -> bool:
    """Whether a plural follows a number outside all variants."""
    pairs = zip(pattern.elements, pattern.elements[1:], strict=False)
    return any(
        isinstance(first, ast.Placeable)
        and isinstance(first.expression, ast.VariableReference)
        and isinstance(second, ast.TextElement)
        and re.match(rf"\s(?:{nouns})\b", second.value) is not None
        for first, second in pairs
    )


def test_a_noun_that_does_not_agree_is_found() -> None:
    wrong = tool.read({"a": "a-one = { $n } shields to { $m }"}, "en").messages["a-one"]
    right = tool.read({"a": "a-one = shields: { $n } to { $m }"}, "en").messages["a-one"]
    assert _uncounted(wrong, NOUNS["en"])
    assert not _uncounted(right, NOUNS["en"])
