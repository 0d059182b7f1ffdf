"""The sentences events are told in, by language; ``{...}`` stand for what happened."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.engine.narrate_de import GERMAN
from sevenwonders.engine.narrate_en import ENGLISH
from sevenwonders.engine.narrate_fr import FRENCH
from sevenwonders.engine.narrate_nl import DUTCH

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": ENGLISH,
    "fr": FRENCH,
    "nl": DUTCH,
    "de": GERMAN,
}
