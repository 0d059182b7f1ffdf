"""The text files shipped inside this package, from a checkout or a wheel alike."""

from typing import Final

SUFFIX: Final = ".toml"
PACKAGE: Final = "sevenwonders.content"


def listing(folder: str) -> tuple[str, ...]:
    """List the files of a folder, without their suffix."""
    # Deferred, here and below: it takes longer to import than all of our own modules.
    from importlib.resources import files  # noqa: PLC0415

    found = (path.name for path in files(PACKAGE).joinpath(folder).iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


def text(folder: str, name: str) -> str:
    """Read one file, named without its suffix."""
    from importlib.resources import files  # noqa: PLC0415

    return files(PACKAGE).joinpath(folder, f"{name}{SUFFIX}").read_text(encoding="utf-8")
