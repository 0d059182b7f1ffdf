"""What bots think, as it is sent: hints at the table and the analysis of a record."""

import msgspec

from sevenwonders.bots.analysis import Analysis
from sevenwonders.server.wire.replay import RecordText
from sevenwonders.server.wire.requests import Whole


class AnalysisWanted(RecordText, frozen=True):
    """A record, and the seat whose decisions are analysed."""

    seat: Whole


class AnalysisWork(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of an analysis. Repeat the request to get the current progress."""

    done: int
    """Decisions that were analysed."""
    of: int
    """The number of decisions; 0 until they are counted."""
    analysis: Analysis | None
    """All of it, once it is done."""
