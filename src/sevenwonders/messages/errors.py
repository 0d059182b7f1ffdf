"""Errors of messages."""

from sevenwonders.errors import WondersError


class UnknownMessage(WondersError):
    """A language has no such message."""

    def __init__(self, language: str, message: str) -> None:
        super().__init__(f"no message {message!r} in {language}")
        self.language = language
        self.message = message


class MissingArgument(WondersError):
    """A message is asked for without one of its arguments."""

    def __init__(self, message: str, argument: str) -> None:
        super().__init__(f"the message {message!r} needs the argument {argument!r}")
        self.message = message
        self.argument = argument


class UnknownVariant(WondersError):
    """A message has no variant for a word, and none for all others."""

    def __init__(self, message: str, word: str) -> None:
        super().__init__(f"the message {message!r} has no variant {word!r}")
        self.message = message
        self.word = word
