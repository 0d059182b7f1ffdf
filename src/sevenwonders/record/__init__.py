"""Game records (``.7w``) and position files: notation, reader, writer, replay."""

from sevenwonders.record.errors import InvalidRecord
from sevenwonders.record.game import Record, Turn
from sevenwonders.record.position import parse_position, position_text
from sevenwonders.record.reader import parse_record
from sevenwonders.record.replay import frames, replay, stages
from sevenwonders.record.seal import CheckResult, check_record, reseal
from sevenwonders.record.seed import Seed
from sevenwonders.record.writer import record_of

__all__ = [
    "CheckResult",
    "InvalidRecord",
    "Record",
    "Seed",
    "Turn",
    "check_record",
    "frames",
    "parse_position",
    "parse_record",
    "position_text",
    "record_of",
    "replay",
    "reseal",
    "stages",
]
