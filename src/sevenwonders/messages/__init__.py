"""The texts of terminal and browser, written once for each language in Fluent files.

The first word of a message's id is the name of its file: ``event-discarded`` stands in
``event.ftl``. The browser compiles the same files when it is built; ``reference.ftl``,
``report.ftl`` and ``terminal.ftl`` hold what only the terminal says.
"""

from sevenwonders.messages.errors import MissingArgument, UnknownMessage, UnknownVariant
from sevenwonders.messages.speech import Argument, Messages, messages

__all__ = [
    "Argument",
    "Messages",
    "MissingArgument",
    "UnknownMessage",
    "UnknownVariant",
    "messages",
]
