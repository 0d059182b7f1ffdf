"""Which version runs, and how."""

from sevenwonders import __version__, _build


def version_line() -> str:
    """The version and whether the engine is compiled, as ``sevenwonders 0.1.0 (compiled)``."""
    how = "compiled" if _build.compiled() else "interpreted"
    return f"sevenwonders {__version__} ({how})"
