"""The sentences events are told in, by language; ``{...}`` stand for what happened."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.cli.narrate_de import GERMAN
from sevenwonders.cli.narrate_en import ENGLISH
from sevenwonders.cli.narrate_fr import FRENCH
from sevenwonders.cli.narrate_nl import DUTCH

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": ENGLISH,
    "fr": FRENCH,
    "nl": DUTCH,
    "de": GERMAN,
}
