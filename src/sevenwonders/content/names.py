"""What cards, leaders and boards are called in each language; English where a name is missing."""

from functools import lru_cache
from typing import Final

from sevenwonders.content.errors import MissingName, UnknownLanguage
from sevenwonders.content.files import text
from sevenwonders.content.installed import installed, installed_text
from sevenwonders.content.name_files import SECTIONS, Section, Table, parse_names
from sevenwonders.content.vocabulary import Color, Resource, Symbol

FALLBACK: Final = "en"
LANGUAGES: Final = ("en", "fr", "nl", "de")


class Names:
    """The names of one language."""

    def __init__(self, language: str, own: Table, fallback: Table) -> None:
        """Look names up in the language's own table, then in the fallback."""
        self.language = language
        self._own = own
        self._fallback = fallback

    def __repr__(self) -> str:
        return f"<names in {self.language}>"

    def card(self, card_id: str) -> str:
        """Name a card."""
        return self._name("cards", card_id)

    def leader(self, leader_id: str) -> str:
        """Name a leader."""
        return self._name("leaders", leader_id)

    def edifice(self, edifice_id: str) -> str:
        """Name an edifice."""
        return self._name("edifices", edifice_id)

    def board(self, board_id: str) -> str:
        """Name the city of a board."""
        return self._name("boards", board_id)

    def wonder(self, board_id: str) -> str:
        """Name the wonder built on a board."""
        return self._name("wonders", board_id)

    def color(self, color: Color) -> str:
        """Name a colour."""
        return self._name("colors", color)

    def resource(self, resource: Resource) -> str:
        """Name a good."""
        return self._name("resources", resource)

    def symbol(self, symbol: Symbol) -> str:
        """Name a scientific symbol."""
        return self._name("symbols", symbol)

    def _name(self, section: Section, key: str) -> str:
        name = self._own[section].get(key) or self._fallback[section].get(key)
        if name is None:
            name = _installed_name(self.language, section, key)
        if name is None:
            name = _installed_name(FALLBACK, section, key)
        if name is None:
            raise MissingName(f"{section}.{key}")
        return name


def _installed_name(language: str, section: Section, key: str) -> str | None:
    """The name that an expansion of another package gives, which cannot replace one of ours."""
    return next(
        (table[section][key] for table in _installed_tables(language) if key in table[section]),
        None,
    )


@lru_cache
def _installed_tables(language: str) -> tuple[Table, ...]:
    found: list[Table] = []
    for name, package in installed().packages.items():
        content = installed_text(package, f"names/{language}.toml")
        if content is not None:
            found.append(parse_names(content, file=f"{name}: names/{language}.toml"))
    return tuple(found)


@lru_cache
def names(language: str) -> Names:
    """Load the names of a language."""
    return Names(language, _table(language), _table(FALLBACK))


def untranslated(language: str) -> tuple[str, ...]:
    """List the names that are missing and shown in English, as `cards.well`."""
    own, fallback = _table(language), _table(FALLBACK)
    return tuple(
        f"{section}.{key}"
        for section in SECTIONS
        for key in fallback[section]
        if key not in own[section]
    )


@lru_cache
def _table(language: str) -> Table:
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return parse_names(text("data/names", language), file=f"{language}.toml")
