"""``knowledge`` says of every hidden place what may lie there: all of it, and nothing else."""

from collections import Counter

import pytest

from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.view import view
from sevenwonders.engine.vocabulary import BLACK
from sevenwonders.knowledge import PlaceKnowledge, knowledge, worlds_from
from tests.knowledge.cases import EVERY_KIND, GAMES, MOMENTS, moments
from tests.support.games import BOXES, Kind, mid_game
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, play

every_kind = pytest.mark.parametrize("kind", EVERY_KIND, ids=str)


def lying(state: State, told: PlaceKnowledge) -> list[str] | None:
    """What really lies in a place; none for what is out of the game or still to be dealt."""
    if told.place == "stage":
        cards = [hidden_card(state.cities[told.city].markers[told.stage - 1])]
    elif told.place in ("hand", "leaders", "draft-pack"):
        held = {
            "hand": state.hands,
            "leaders": state.leaders.hands,
            "draft-pack": state.leaders.draft_packs,
        }
        cards = [int(card) for card in held[told.place][told.city]]
    elif told.place in ("discard", "pile"):
        cards = [int(card) for card in (state.discard if told.place == "discard" else state.pile)]
    else:
        return None
    return [state.components.cards[card].slug for card in cards]


def hands_told(state: State, seat: int) -> dict[int, PlaceKnowledge]:
    """What a seat knows of the hands of others."""
    places = knowledge(view(state, seat, memory=True)).places
    return {one.city: one for one in places if one.place == "hand"}


@every_kind
def test_knowledge_never_excludes_the_truth(kind: Kind, seed: str) -> None:
    for game in range(GAMES):
        for state, seat in moments(kind, f"{seed} {game}", MOMENTS):
            for told in knowledge(view(state, seat, memory=True)).places:
                really = lying(state, told)
                if really is not None:
                    assert len(really) == told.count
                    assert set(really) <= set(told.possible)
                    assert not Counter(told.certain) - Counter(really)


@pytest.mark.parametrize("stages", [2, 8, 14])
def test_every_possible_card_occurs_in_some_world(stages: int, seed: str) -> None:
    state = mid_game(Kind("1e", 3), seed, stages)
    seen = view(state, 1, memory=True)
    worlds = worlds_from(seen)
    stream = FastStream(seed)
    drawn = [worlds.draw(stream) for _ in range(scaled(600, 3000))]
    for told in knowledge(seen).places:
        if lying(state, told) is None:
            continue
        found = {card for world in drawn for card in lying(world, told) or ()}
        # What lies there once in a thousand worlds may take more of them.
        for _ in range(20000):
            if found == set(told.possible):
                break
            found |= set(lying(worlds.draw(stream), told) or ())
        assert found == set(told.possible)


@pytest.mark.parametrize(
    "kind",
    [Kind("2e", 5), Kind("1e", 6, ("cities",), teams=True), Kind("2e", 4, BOXES, experts=True)],
    ids=str,
)
def test_what_lies_in_a_place_in_every_world_is_certain(kind: Kind, seed: str) -> None:
    for game in range(scaled(3, 60)):
        state = mid_game(kind, f"{seed} {game}", 16 + 10 * (game % 3))
        seen = view(state, game % kind.players, memory=True)
        worlds = worlds_from(seen)
        stream = FastStream(seed)
        suspects = {told: Counter(lying(state, told) or ()) for told in knowledge(seen).places}
        for _ in range(20000):
            suspects = {
                told: really for told, really in suspects.items() if really - Counter(told.certain)
            }
            if not suspects:
                break
            world = worlds.draw(stream)
            suspects = {
                told: really & Counter(lying(world, told) or ())
                for told, really in suspects.items()
            }
        assert not suspects


def test_a_hand_that_was_passed_on_is_known() -> None:
    state = mid_game(Kind("1e", 4), "passed", 1)
    held = view(state, 1, memory=True).memory
    assert held is not None
    mine = Counter(held.stages[0].saw[0].cards)
    mine -= Counter(
        [held.stages[0].decided[1].choice.partition(":")[2].split("<")[0].split(">")[0]]
    )
    told = hands_told(state, 1)
    assert Counter(told[2].certain) == mine
    assert not told[0].certain


@rule("10.5", "10.11")
def test_a_hand_that_was_passed_on_is_known_though_a_card_was_drawn_to_it() -> None:
    state = a_table(
        a_city("giza-a", hand="altar baths theater stone-pit"),
        a_city("rhodes-a", hand="loom-1 press-1 stockade"),
        a_city("ephesus-a"),
        players=2,
        turn=5,
        pile="apothecary scriptorium",
    )
    play(state, "B:altar", "B:loom-1", "B:theater")
    told = {one.place: one for one in knowledge(view(state, 0, memory=True)).places}
    assert told["hand"].count == 3
    assert told["hand"].certain == ("stone-pit", "baths")
    assert {"apothecary", "stone-pit", "baths"} <= set(told["hand"].possible)
    assert not {"altar", "press-1"} & set(told["hand"].possible)


def test_a_card_sold_face_down_may_be_any_that_was_there() -> None:
    state = a_table(
        a_city("giza-a", hand="altar baths theater stone-pit"),
        a_city("rhodes-a", hand="loom-1 press-1 stockade barracks"),
        turn=4,
    )
    play(state, "D:altar", "D:loom-1")
    told = {one.place: one for one in knowledge(view(state, 0, memory=True)).places}
    assert told["discard"].certain == ("altar",)
    assert "loom-1" in told["discard"].possible
    assert "baths" not in told["discard"].possible


def test_what_was_taken_from_the_discard_pile_no_longer_lies_there() -> None:
    state = a_table(
        a_city("giza-a", hand="altar baths theater apothecary stone-pit"),
        a_city("rhodes-a", hand="loom-1 press-1 clay-pool glassworks-1 marketplace"),
        a_city(
            "halicarnassus-b",
            built="ore-vein",
            hand="lumber-yard timber-yard east-trading-post west-trading-post scriptorium",
        ),
        turn=3,
    )
    play(state, "D:stone-pit", "B:loom-1", "B:lumber-yard")
    play(state, "B:east-trading-post", "D:altar", "B:press-1")
    play(state, "B:clay-pool", "B:west-trading-post", "W1:baths>2")
    play(state, None, None, "T:altar")
    told = {one.place: one for one in knowledge(view(state, 0, memory=True)).places}
    # Altar and baths are gone from the hand that came round: one was discarded and the other built.
    assert told["stage"].certain == told["stage"].possible == ("baths",)
    assert told["discard"].certain == told["discard"].possible == ("stone-pit",)


def test_what_was_not_in_the_discard_pile_lies_in_the_only_place_left() -> None:
    state = a_table(
        a_city("halicarnassus-b", built="ore-vein", hand="altar baths theater apothecary stockade"),
        a_city("giza-a", hand="loom-1 press-1 clay-pool glassworks-1 marketplace"),
        a_city("rhodes-a", hand="lumber-yard timber-yard scriptorium workshop stone-pit"),
        turn=3,
    )
    play(state, "D:stockade", "B:loom-1", "B:lumber-yard")
    play(state, "W1:timber-yard>2", "D:altar", "B:press-1")
    assert state.pending()[0].kind == "discard-pile"
    told = hands_told(state, 0)
    # Of the hand passed on one card is gone, and lies in the pile that the seat looks through.
    assert told[1].certain == told[1].possible == ("baths", "theater", "apothecary")


def test_once_the_last_black_card_was_taken_none_lies_in_the_discard_pile() -> None:
    # Of six black cards of Age I the seat has seen five; the sixth was built from the pile.
    kind = Kind("2e", 6, ("cities",))
    state, seat = next(one for one in moments(kind, "e0", 12) if one.state.stage == 35)
    told = {one.place: one for one in knowledge(view(state, seat, memory=True)).places}
    black = {card.slug for card in state.components.cards if card.age == 1 and card.color == BLACK}
    assert len(black) > kind.players
    assert not black & set(told["discard"].possible)


def test_a_card_from_the_discard_pile_need_not_come_from_a_hand_that_was_seen_in_part() -> None:
    # At its end walls lie in the discard pile, and statue, taken from it, came from the free city.
    seed = (
        "7030 tests/knowledge/test_knowledge.py::test_knowledge_never_excludes_the_truth[1e-2p] 0"
    )
    *_, (state, seat) = moments(Kind("1e", 2), seed, 6)
    told = {one.place: one for one in knowledge(view(state, seat, memory=True)).places}
    assert {"walls", "quarry"} <= set(told["discard"].possible)
    assert "walls" in (lying(state, told["discard"]) or ())
    assert "statue" not in told["discard"].possible
