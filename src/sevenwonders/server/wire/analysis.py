"""What bots think, as it is sent: hints at the table and the analysis of a record."""

import msgspec

from sevenwonders.bots.analysis import Analysis
from sevenwonders.server.wire.replay import RecordText
from sevenwonders.server.wire.requests import Whole


class AnalysisWanted(RecordText, frozen=True):
    """A record, and whose decisions in it are to be thought through again."""

    seat: Whole


class AnalysisWork(msgspec.Struct, frozen=True, kw_only=True):
    """How far an analysis has come. The same request again tells how far it has come by then."""

    done: int
    """Decisions that were thought through."""
    of: int
    """The number of decisions; 0 until they are counted."""
    analysis: Analysis | None
    """All of it, once it is done."""
