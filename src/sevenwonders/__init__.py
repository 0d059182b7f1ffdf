"""The board game 7 Wonders: rules, bots, records and tools.

Importing this package loads nothing else; import what you need from its subpackages.
"""

from typing import Final

__all__ = ["__version__"]

__version__: Final = "0.1.0"
"""The version of the package, equal to the one in its metadata."""
