"""Everything a state holds, as plain tuples that compare."""

from collections.abc import Iterable

from sevenwonders.engine.game.city import City, hidden_by, hidden_card
from sevenwonders.engine.game.course import due_city, due_kind
from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.causes import city_of, source_of
from sevenwonders.engine.placing.gains import rank_city

LEADER_FIGURES = ("new", "copied", "copied_now", "freeze_used", "black_age", "bank_turn")
COURSE_FIGURES = ("phase", "step", "turns_played", "swept")
LOSSES = ("coins", "per_victory", "per_stage")

Plain = tuple["Plain | int | bool", ...]


def ints(numbers: Iterable[int]) -> tuple[int, ...]:
    """A native vector as a tuple."""
    return tuple(numbers)


def city_dump(city: City) -> Plain:
    """Everything a city holds."""
    return (
        city.side,
        city.coins,
        city.stages,
        city.goods,
        city.sold,
        ints(city.options),
        ints(city.sold_options),
        city.shields,
        city.science,
        city.wilds,
        city.cheap,
        city.powers,
        city.colors,
        city.defeats,
        city.victories,
        city.free_age,
        ints(city.has),
        ints(city.built),
        expansions_of_city(city),
        ints(city.markers),
    )


def expansions_of_city(city: City) -> Plain:
    """Everything a city has from the expansions."""
    return (
        city.stage_variants,
        ints(city.figures),
        *(getattr(city.leaders, name) for name in LEADER_FIGURES),
        ints(city.leaders.in_play),
        ints(city.leaders.recruited_in),
        ints(city.leaders.buried),
        (city.tokens.debts, city.tokens.diplomacy),
        (city.edifices.pawns, city.edifices.joined, city.edifices.rewards, city.edifices.debts),
    )


def expansions_of_table(state: State) -> Plain:
    """Everything that the expansions put on the table, and what the turn still owes."""
    return (
        *(getattr(state.course, name) for name in COURSE_FIGURES),
        *(ints(getattr(state.course, name)) for name in ("due", "drops")),
        *(ints(getattr(state.losses, name)) for name in (*LOSSES, "causes")),
        (state.teams, state.leaders.frozen, state.edifices.built, state.edifices.built_turn),
        ints(state.edifices.pawns),
        ints(state.leaders.box),
        tuple(ints(hand) for hand in state.leaders.hands),
        tuple(ints(pack) for pack in state.leaders.draft_packs),
    )


def dump(state: State) -> Plain:
    """Everything a state holds; two states with equal dumps go on alike."""
    return (
        state.players,
        state.age,
        state.turn,
        state.stage,
        state.over,
        tuple(city_dump(city) for city in state.cities),
        tuple(ints(hand) for hand in state.hands),
        ints(state.pile),
        ints(state.discard),
        ints(state.taking),
        ints(state.ask_kind),
        ints(state.ask_city),
        ints(state.ask_seat),
        ints(state.ask_code),
        ints(state.history),
        ints(state.deal.sides),
        tuple(ints(deck) for deck in state.deal.decks),
        ints(state.deal.leaders),
        ints(state.deal.edifices),
        ints(state.deal.draws),
        expansions_of_table(state),
    )


def turned_dump(state: State, by: int) -> Plain:
    """The table as city ``by`` would number it: what seat order may not change.

    The discard pile is a set here: cards of one step have no order of their own.
    """
    cities = len(state.cities)
    order = [(at + by) % cities for at in range(cities)]
    number = {at: new for new, at in enumerate(order)}
    return (
        state.age,
        state.turn,
        state.stage,
        state.over,
        tuple(_turned_city(state.cities[at], number) for at in order),
        tuple(ints(state.hands[at]) for at in order),
        tuple(sorted(state.discard)),
        tuple(number[rank_city(entry)] for entry in state.taking),
        *_turned_expansions(state, order, number),
        tuple(
            sorted(
                (number[city], kind)
                for city, kind in zip(state.ask_city, state.ask_kind, strict=True)
            )
        ),
        tuple(sorted(number[seat] for seat in state.winners())),
        tuple(ints(state.score(at).rows) for at in order),
    )


def _turned_expansions(state: State, order: list[int], number: dict[int, int]) -> Plain:
    leaders = state.leaders
    return (
        *(getattr(state.course, name) for name in COURSE_FIGURES),
        tuple(sorted((due_kind(one), number[due_city(one)]) for one in state.course.due)),
        *(tuple(getattr(state.losses, name)[at] for at in order) for name in LOSSES),
        _turned_causes(state.course.drops, number),
        _turned_causes(state.losses.causes, number),
        (state.teams, leaders.frozen, state.edifices.built, state.edifices.built_turn),
        ints(state.edifices.pawns),
        ints(leaders.box),
        tuple(ints(leaders.hands[at]) for at in order),
        tuple(ints(leaders.draft_packs[at]) for at in order),
    )


def _turned_causes(causes: Iterable[int], number: dict[int, int]) -> Plain:
    return tuple(sorted((number[city_of(one)], source_of(one)) for one in causes))


def _turned_city(city: City, number: dict[int, int]) -> Plain:
    laid = tuple(
        (hidden_card(entry), number[hidden_by(entry)]) for entry in city.markers if entry >= 0
    )
    return (*city_dump(city)[:-1], laid)
