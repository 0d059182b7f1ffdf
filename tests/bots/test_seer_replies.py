"""Answers remembered within one world: as the sage's, and thought about anew where it matters."""

import pytest

from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.weights_file import new_sage, sage_weights
from sevenwonders.bots.seer.replies import Replies
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tests.support.games import SOME_BOX_KINDS, Kind, deal_game, picker, play_stage
from tests.support.table import a_city, a_table


def _disputed() -> tuple[Sight, int, int]:
    """A decision about which the sage and its judgement alone disagree, and what each takes."""
    wise, plain = new_sage(), Sage(sage_weights())
    for seed in range(50):
        sight = Sight(new_game(Options(players=5), FastStream(f"disputed {seed}")), 0)
        if wise.best(sight) != plain.best(sight):
            return sight, int(wise.best(sight)), int(plain.best(sight))
    pytest.fail("they agree everywhere")


def test_who_sees_the_same_answers_the_same_until_it_is_forgotten() -> None:
    sight, wise, plain = _disputed()
    replies = Replies()
    assert replies.best(new_sage(), sight) == wise
    assert replies.best(Sage(sage_weights()), sight) == wise
    replies.forget()
    assert replies.best(Sage(sage_weights()), sight) == plain


HANDS = ("altar baths loom-1 glassworks-1", "altar baths loom-1 press-1")


def _table(*, hand: str = HANDS[0], coins: int = 3, built: str = "", far: str = "") -> State:
    return a_table(
        a_city("giza-a", coins=coins, hand=hand),
        a_city("rhodes-a", built=built),
        a_city("babylon-a", built=far),
        a_city("olympia-a"),
        a_city("ephesus-a"),
        players=5,
        age=1,
        turn=4,
    )


@pytest.mark.parametrize(
    "changed", [{"hand": HANDS[1]}, {"coins": 9}, {"built": "lumber-yard"}], ids=str
)
def test_another_hand_purse_or_neighbour_is_another_question(changed: dict[str, object]) -> None:
    replies, wise, plain = Replies(), new_sage(), Sage(sage_weights())
    replies.best(wise, Sight(_table(), 0))
    other = Sight(_table(**changed), 0)  # type: ignore[arg-type]
    assert replies.best(plain, other) == plain.best(other)


def test_what_a_city_far_away_has_built_is_no_new_question() -> None:
    replies, wise = Replies(), new_sage()
    answer = replies.best(wise, Sight(_table(), 0))
    assert replies.best(Sage(sage_weights()), Sight(_table(far="theater"), 0)) == answer


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_in_a_game_played_once_every_answer_is_the_sage_s(kind: Kind) -> None:
    state = deal_game(kind, "replies")
    replies, sage, pick = Replies(), new_sage(), picker("replies")
    while not state.over:
        for ask in state.pending():
            sight = Sight(state, ask.seat)
            assert replies.best(sage, sight) == sage.best(sight)
        play_stage(state, pick)
