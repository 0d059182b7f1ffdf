"""What happens at a table: events of the game, and those of the people who play it."""

from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.common import BaseEvent


class OutOfTime(BaseEvent, frozen=True):
    """A person ran out of time: a bot plays for the seat until they come back."""

    seat: int


SeatedEvent = Event | OutOfTime
