"""Where in the game a state stands, as a record counts turns."""

from sevenwonders.engine.game.course import DRAFTING
from sevenwonders.engine.game.dealer import HAND_OF_LEADERS
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import DRAFT, PLAY, RECRUITMENT

Moment = tuple[int, int]
"""Age and turn: the draft is Age 0, the recruitment of an Age its turn 0."""


def moment(state: State) -> Moment:
    """The turn that is being played."""
    if state.course.phase == DRAFTING:
        return 0, HAND_OF_LEADERS + 1 - len(state.leaders.draft_packs[0])
    return int(state.age), int(state.turn)


def begins(state: State) -> bool:
    """Whether a turn has just begun, and not a later stage of one."""
    return state.ask_kind[0] in (PLAY, RECRUITMENT, DRAFT)
