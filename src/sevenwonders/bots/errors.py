"""Refusals of the bots."""

from collections.abc import Iterable

from sevenwonders.content.nearest import nearest_hint
from sevenwonders.errors import WondersError


class UnknownBot(WondersError):
    """No bot of that name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        hint = nearest_hint(name, self.known)
        super().__init__(f"no bot {name!r}; there are: {', '.join(self.known)}{hint}")


class BotNotLoaded(WondersError):
    """A bot that an installed package registers but that cannot be loaded."""

    def __init__(self, name: str, package: str, problem: str) -> None:
        self.name = name
        self.package = package
        super().__init__(f"the bot {name!r} of {package} cannot be loaded: {problem}")


class BadParameter(WondersError):
    """A bot does not have that parameter, or not with that value."""

    def __init__(self, bot: str, problem: str, known: Iterable[str]) -> None:
        self.bot = bot
        self.known = tuple(known)
        offered = f"it takes: {', '.join(self.known)}" if self.known else "it takes none"
        super().__init__(f"bot {bot!r}: {problem}; {offered}")


class BadLimit(WondersError):
    """A limit under which nothing can be decided."""


class NotABot(WondersError):
    """A program or file that cannot be run as a bot."""

    def __init__(self, program: str, why: str) -> None:
        self.program = program
        super().__init__(f"{program or 'nothing'!r} is not a bot: {why}")


class BadWeights(WondersError):
    """A bot's weights are not what it needs."""


class BadNet(WondersError):
    """A file that holds no network for the tables of this version."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the network cannot be used: {why}")
