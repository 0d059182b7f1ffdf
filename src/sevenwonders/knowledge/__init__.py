"""What a seat can know: which cards hidden places may hold, and worlds that fit what it saw."""

from sevenwonders.knowledge.errors import NoMemory, NoSuchWorld
from sevenwonders.knowledge.places.answer import knowledge
from sevenwonders.knowledge.places.model import Knowledge, PlaceKnowledge
from sevenwonders.knowledge.sample import sample, worlds_from
from sevenwonders.knowledge.sampling.worlds import Worlds

__all__ = [
    "Knowledge",
    "NoMemory",
    "NoSuchWorld",
    "PlaceKnowledge",
    "Worlds",
    "knowledge",
    "sample",
    "worlds_from",
]
