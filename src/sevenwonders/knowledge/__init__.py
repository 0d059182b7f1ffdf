"""What a seat can know: which cards hidden places may hold, and worlds that fit what it saw."""

from sevenwonders.knowledge.answers import knowledge
from sevenwonders.knowledge.errors import NoMemory, NoSuchWorld
from sevenwonders.knowledge.places import Knowledge, PlaceKnowledge
from sevenwonders.knowledge.sample import sample, worlds_from
from sevenwonders.knowledge.worlds import Worlds

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
