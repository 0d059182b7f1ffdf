"""``help`` tells of a compiled class what its source says."""

import pytest

from tests.packaging.environments import Environment

HELP = """
import inspect
from sevenwonders.engine import Ask, Choice, Legal, Sight, State, new_game
from sevenwonders.engine.game.state import resolve

parts = (State.submit, State.players, State.age, State.over, Ask.seat)
for one in (Ask, Choice, Legal, Sight, State, resolve, *parts):
    print(inspect.getdoc(one).partition("\\n")[0])
print(inspect.signature(State.submit))
"""


@pytest.mark.compiled
def test_compiled_objects_have_docstrings_and_signatures(bare: Environment) -> None:
    done = bare.run(HELP)
    assert done.out.splitlines() == [
        "One open decision: who decides, of what kind, for which city.",
        "An action with a card and the price the seat has settled on. Equal when its text is.",
        "The legal choices of one decision: count, index, iterate, ``in``.",
        "What one seat, or a spectator, sees of a game. It follows the game as it goes on.",
        "A game in progress. It changes only when the last choice of a stage is submitted.",
        "Close the open stage and run on to the next decision or the end of the game.",
        "Seal a seat's choice; when the stage is complete, resolve it.",
        "Seats that decide. With two players there is a third city, the free one.",
        "The Age, 1 to 3.",
        "Whether the game is over: nothing is left to decide.",
        "The seat that decides.",
        "(self, /, seat, choice)",
    ], done.err
