"""Bots that are Python classes of the caller's: ``python:MODULE:CLASS``, or the class itself.

They play in this process and are trusted. A class that no other process can import plays in this
one alone.
"""

import importlib
import sys
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import Final, cast

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.errors import NotABot
from sevenwonders.bots.spec import PYTHON, read_spec
from sevenwonders.engine.game.dealer import Stream

BotClass = Callable[[Stream], Bot]
"""A class, or a function, that makes a bot from its stream."""

_here: Final[dict[str, BotClass]] = {}
"""Those that only this process knows, by spec."""


def spec_of(bot: str | BotClass) -> str:
    """The spec of a bot that may be given as a class; that names its module, if it has one."""
    if isinstance(bot, str):
        return bot
    module, name = str(bot.__module__), str(getattr(bot, "__qualname__", ""))
    spec = f"{PYTHON}:{module}:{name or repr(bot)}"
    if module == "__main__" or _found(module, name) is not bot:
        _here[spec] = bot
    return spec


def known_class(program: str, spec: str) -> BotClass:
    """The class that a spec names; its module is imported."""
    if spec in _here:
        return _here[spec]
    module, colon, name = program.partition(":")
    if not (module and colon and name):
        raise NotABot(spec, f"write it as {PYTHON}:MODULE:CLASS")
    _look_in_current_folder()
    try:
        importlib.import_module(module)
    except ImportError as error:
        raise NotABot(spec, f"its module cannot be imported: {error}") from error
    found = _found(module, name)
    if not callable(found):
        raise NotABot(spec, f"module {module} has no class {name}")
    return cast("BotClass", found)


def file_of(program: str) -> Path | None:
    """The file of a class's module."""
    module = sys.modules.get(program.partition(":")[0])
    name = getattr(module, "__file__", None)
    return None if name is None else Path(name)


def only_here(spec: str) -> bool:
    """Whether no other process can make this bot."""
    return read_spec(spec).name == PYTHON and spec in _here


def _found(module: str, name: str) -> object:
    try:
        found: object = attrgetter(name)(sys.modules[module])
    except (KeyError, AttributeError):
        return None
    return found


def _look_in_current_folder() -> None:
    """An installed command does not look there by itself; what is installed comes first."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
