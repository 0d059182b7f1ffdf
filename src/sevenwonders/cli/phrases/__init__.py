"""The words of the terminal in each language; a language says everything or does not exist."""

from typing import Final

from sevenwonders.cli.phrases.de import GERMAN
from sevenwonders.cli.phrases.en import ENGLISH
from sevenwonders.cli.phrases.fr import FRENCH
from sevenwonders.cli.phrases.model import Phrases
from sevenwonders.cli.phrases.nl import DUTCH
from sevenwonders.content.names import Names

PHRASES: Final[dict[str, Phrases]] = {"en": ENGLISH, "fr": FRENCH, "nl": DUTCH, "de": GERMAN}


def phrases(names: Names) -> Phrases:
    """The words that go with the names of a language."""
    return PHRASES[names.language]
