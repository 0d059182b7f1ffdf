"""Between choices and packed integers: what a choice remembers is for its own table."""

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.choice.codes import choice_from, code_from
from sevenwonders.engine.components.lower import load_components
from tests.support.games import Kind, deal_game


def test_a_choice_made_for_one_table_is_packed_anew_for_another() -> None:
    first, second = load_components("1e", ()), load_components("2e", ())
    both = set(first.card_index) & set(second.card_index)
    moved = [slug for slug in both if first.card_index[slug] != second.card_index[slug]]
    assert moved, "the editions number their cards alike: nothing would be tested"
    for slug in moved:
        written = Choice.parse(f"D:{slug}")
        made = choice_from(first, code_from(first, written))
        assert code_from(first, made) == code_from(first, written)
        assert code_from(second, made) == code_from(second, written)


def test_legal_choices_and_their_texts_are_packed_alike() -> None:
    state = deal_game(Kind("2e", 5, ("cities", "edifice")), "codes")
    for choice in state.legal(0):
        assert code_from(state.components, choice) == code_from(
            state.components, Choice.parse(str(choice))
        )
