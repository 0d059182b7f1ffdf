"""The message files shipped inside this package."""

import re
from functools import cache
from typing import Final

SUFFIX: Final = ".ftl"
PACKAGE: Final = "sevenwonders.messages"
_START: Final = re.compile(r"^(?=[A-Za-z][\w-]* =)", re.MULTILINE)


@cache
def file_names(language: str) -> tuple[str, ...]:
    """List the files of a language, without their suffix."""
    # Deferred, here and below: it takes longer to import than all of our own modules.
    from importlib.resources import files  # noqa: PLC0415

    found = (path.name for path in files(PACKAGE).joinpath(language).iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


@cache
def entries(language: str, name: str) -> dict[str, str]:
    """The source of each message of a file, by id: nothing is parsed before it is said."""
    from importlib.resources import files  # noqa: PLC0415

    path = files(PACKAGE).joinpath(language, f"{name}{SUFFIX}")
    sources = _START.split(path.read_text(encoding="utf-8"))
    return {source.split(" =", 1)[0]: source for source in sources if " =" in source}
