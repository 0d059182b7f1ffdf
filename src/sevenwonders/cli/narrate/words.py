"""The sentences events are told in, by language; ``{...}`` stand for what happened."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.cli.narrate.de import GERMAN
from sevenwonders.cli.narrate.en import ENGLISH
from sevenwonders.cli.narrate.fr import FRENCH
from sevenwonders.cli.narrate.nl import DUTCH

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": ENGLISH,
    "fr": FRENCH,
    "nl": DUTCH,
    "de": GERMAN,
}
