"""Write web/src/i18n/messages.ts, the ids and arguments of the messages, and check the messages.

``python tools/make_message_types.py`` writes the file; ``--check`` says what is wrong with the
messages and whether the file is out of date.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from sevenwonders.content.names import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "src" / "sevenwonders" / "messages"
TYPES: Final = ROOT / "web" / "src" / "i18n" / "messages.ts"
MADE: Final = (
    "// Made by tools/make_message_types.py from src/sevenwonders/messages; edit the .ftl files"
    " instead.\n"
    "type Text = string | number;\n"
)
TERMINAL: Final = ("list", "reference", "report", "terminal")
"""Files with what only the terminal says."""
FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
FILLED: Final = "filled"
TEXT: Final = "Text"
NUMBER: Final = "number"


class Catalogue(NamedTuple):
    """The messages of one language."""

    messages: Mapping[str, ast.Pattern]
    problems: tuple[str, ...]
    """What cannot be read, or stands in the wrong file."""


Arguments = dict[str, str]
"""The type of each argument: any text, a number, or one of the variants it picks."""


def read(sources: Mapping[str, str], language: str) -> Catalogue:
    """Read the files of a language, each by its name without the suffix."""
    found: dict[str, ast.Pattern] = {}
    problems: list[str] = []
    for name, source in sources.items():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                problems.append(
                    f"{language}/{name}: not a message: {(entry.content or '').strip()}"
                )
            elif isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name.partition("-")[0] != name:
                    problems.append(f"{language}/{name}: {entry.id.name} belongs in another file")
                if entry.id.name in found:
                    problems.append(f"{language}/{name}: {entry.id.name} is there twice")
                found[entry.id.name] = entry.value
    return Catalogue(found, tuple(problems))


def load(language: str) -> Catalogue:
    """Read the files of a language that lie in the package."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return read({file.stem: file.read_text(encoding="utf-8") for file in files}, language)


def arguments(catalogue: Catalogue, message: str) -> Arguments:
    """The arguments of a message and of those it refers to."""
    found: Arguments = {}
    for name, kind in _arguments(catalogue, catalogue.messages[message], (message,)):
        if kind not in (FILLED, TEXT) or name not in found:
            found[name] = TEXT if kind == FILLED else kind
    return found


def filled(catalogue: Catalogue, message: str) -> set[str]:
    """The arguments that are told; others only pick a variant."""
    every = _arguments(catalogue, catalogue.messages[message], (message,))
    return {name for name, kind in every if kind == FILLED}


def _arguments(
    catalogue: Catalogue, pattern: ast.Pattern, within: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    for element in pattern.elements:
        place = element.expression if isinstance(element, ast.Placeable) else None
        match place:
            case ast.VariableReference():
                yield place.id.name, FILLED
            case ast.MessageReference() if place.id.name in catalogue.messages:
                if place.id.name not in within:
                    inner = catalogue.messages[place.id.name]
                    yield from _arguments(catalogue, inner, (*within, place.id.name))
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                yield selector.id.name, _kind(place)
                for variant in place.variants:
                    yield from _arguments(catalogue, variant.value, within)
            case _:
                pass


def _kind(select: ast.SelectExpression) -> str:
    keys = [variant.key for variant in select.variants]
    if all(isinstance(key, ast.NumberLiteral) or key.name in FORMS for key in keys):
        return NUMBER
    if any(variant.default and _key(variant) == "other" for variant in select.variants):
        return TEXT
    return " | ".join(f"'{name}'" for name in sorted(map(_key, select.variants)))


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def dangling(catalogue: Catalogue, message: str) -> list[str]:
    """The messages that a message refers to and that are not there."""
    found: list[str] = []

    def look(pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            place = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(place, ast.MessageReference) and place.id.name not in catalogue.messages:
                found.append(place.id.name)
            if isinstance(place, ast.SelectExpression):
                for variant in place.variants:
                    look(variant.value)

    look(catalogue.messages[message])
    return found


def problems(catalogues: Mapping[str, Catalogue]) -> list[str]:
    """What is wrong with the messages, a line for each."""
    lines = [line for one in catalogues.values() for line in one.problems]
    english = catalogues["en"]
    for language, own in catalogues.items():
        lines += [
            f"{language}: {one} is missing" for one in english.messages.keys() - own.messages.keys()
        ]
        lines += [
            f"{language}: English has no {one}"
            for one in own.messages.keys() - english.messages.keys()
        ]
        for message in sorted(english.messages.keys() & own.messages.keys()):
            lines += [f"{language}: {message} refers to {one}" for one in dangling(own, message)]
            if not _agree(own, english, message):
                ours, theirs = arguments(own, message), arguments(english, message)
                lines.append(f"{language}: {message} takes {ours}, in English {theirs}")
    return sorted(lines)


def _agree(own: Catalogue, english: Catalogue, message: str) -> bool:
    """Whether two languages tell the same; one may have plural forms that the other lacks."""
    ours, theirs = arguments(own, message), arguments(english, message)
    return filled(own, message) == filled(english, message) and all(
        ours.get(name, NUMBER) == theirs.get(name, NUMBER)
        or {ours.get(name), theirs.get(name)} == {TEXT, NUMBER}
        for name in ours | theirs
    )


def text(catalogues: Mapping[str, Catalogue]) -> str:
    """The whole module, with the messages that the browser has."""
    lines = [MADE, "export interface Messages {"]
    for message in sorted(catalogues["en"].messages):
        if message.partition("-")[0] not in TERMINAL:
            every = [arguments(catalogue, message) for catalogue in catalogues.values()]
            names = sorted({name for one in every for name in one})
            fields = "; ".join(f"{name}: {_narrowest(name, every)}" for name in names)
            lines.append(f"  '{message}': {f'{{ {fields} }}' if fields else 'object'};")
    return "\n".join((*lines, "}")) + "\n"


def _narrowest(name: str, every: list[Arguments]) -> str:
    """What all languages can take."""
    return next((one[name] for one in every if one.get(name, TEXT) != TEXT), TEXT)


def main(options: list[str]) -> int:
    """Write the types, or with --check compare; 1 when something is wrong."""
    catalogues = {language: load(language) for language in LANGUAGES}
    lines = problems(catalogues)
    if not lines and options != ["--check"]:
        TYPES.write_text(text(catalogues), encoding="utf-8", newline="\n")
    elif not lines and TYPES.read_text(encoding="utf-8") != text(catalogues):
        lines = ["web/src/i18n/messages.ts is out of date: run tools/make_message_types.py"]
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
