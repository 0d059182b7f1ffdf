"""Tells whether this installation runs compiled or interpreted code."""

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

__all__ = ["compiled"]


def compiled() -> bool:
    """Whether the engine's market module, the hottest of all, is a compiled extension.

    Only looks for the file that an import would load, so that `--version` stays quick.
    """
    spec = PathFinder.find_spec("market", [str(Path(__file__).with_name("engine") / "market")])
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
