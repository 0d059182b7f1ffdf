"""Messages with their arguments filled in.

The part of Fluent that we use: text, arguments, other messages, and variants picked by an argument.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from sevenwonders.messages.errors import MissingArgument, UnknownMessage, UnknownVariant
from sevenwonders.messages.files import entries, file_names

Argument = str | int

_PARSER: Final = FluentParser()
_FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **arguments: Argument) -> str:
        """Say a message, its arguments filled in."""
        return self._text(self._pattern(message), message, arguments)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        name = message.partition("-")[0]
        return name in file_names(self.language) and message in entries(self.language, name)

    def all_of(self, words: Sequence[str]) -> str:
        """``a, b and c``."""
        return self._listed("list-and", words)

    def any_of(self, words: Sequence[str]) -> str:
        """``a, b or c``."""
        return self._listed("list-or", words)

    def _listed(self, message: str, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say(message, some=", ".join(words[:-1]), last=words[-1])

    def _pattern(self, message: str) -> ast.Pattern:
        if not self.has(message):
            raise UnknownMessage(self.language, message)
        return _parsed(self.language, message)

    def _text(self, pattern: ast.Pattern, message: str, arguments: Mapping[str, Argument]) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._place(element.expression, message, arguments)
            for element in pattern.elements
        )

    def _place(
        self,
        place: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
        message: str,
        arguments: Mapping[str, Argument],
    ) -> str:
        match place:
            case ast.VariableReference():
                return str(_argument(place, message, arguments))
            case ast.MessageReference():
                return self._text(self._pattern(place.id.name), message, arguments)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                value = _argument(selector, message, arguments)
                return self._text(self._variant(place, value, message).value, message, arguments)
            case ast.StringLiteral():
                return place.value
            case _:
                raise UnknownMessage(self.language, message)

    def _variant(self, select: ast.SelectExpression, value: Argument, message: str) -> ast.Variant:
        for variant in select.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                found = isinstance(value, int) and key.value == str(value)
            elif isinstance(value, int) and key.name in _FORMS:
                found = key.name == plural(value, self.language)
            else:
                found = key.name == value
            if found:
                return variant
        default = next(variant for variant in select.variants if variant.default)
        if isinstance(value, str) and _name(default.key) not in _FORMS:
            raise UnknownVariant(message, value)
        return default


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def plural(number: int, language: str) -> str:
    """The plural form of a whole number; French counts nothing as one."""
    return "one" if abs(number) == 1 or (number == 0 and language == "fr") else "other"


@cache
def messages(language: str) -> Messages:
    """Load the messages of a language."""
    return Messages(language)


@cache
def _parsed(language: str, message: str) -> ast.Pattern:
    source = entries(language, message.partition("-")[0])[message]
    entry = _PARSER.parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise UnknownMessage(language, message)
    return entry.value


def _argument(
    reference: ast.VariableReference, message: str, arguments: Mapping[str, Argument]
) -> Argument:
    name = reference.id.name
    if name not in arguments:
        raise MissingArgument(message, name)
    return arguments[name]
