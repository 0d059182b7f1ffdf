"""Decisions of many games as a file for statistics and learning: Parquet, one row a decision.

Needs the extra ``data``.
"""

from sevenwonders.data.errors import BadGames
from sevenwonders.extras import require

require("data")

# After the check of the extra.
from sevenwonders.data.parquet import DecisionFile, write_decisions  # noqa: E402

__all__ = ["BadGames", "DecisionFile", "write_decisions"]
