"""Everything a state holds, as plain tuples that compare."""

from collections.abc import Iterable

from sevenwonders.engine.boxes.court import Court
from sevenwonders.engine.boxes.hall import Hall
from sevenwonders.engine.game.city import City, hidden_by, hidden_card
from sevenwonders.engine.game.state import State
from sevenwonders.engine.turn.causes import city_of, source_of

COURT_FIGURES = (
    *("debts", "edifice_debts", "diplomacy", "pawns", "joined", "rewards", "ways", "named"),
    *("chain_coins", "yellow_coins", "black_coins", "victory_coins", "stage_coins"),
    *("neighbour_stage_coins", "bank_coins", "bank_turn", "stage_loss", "set_bonus", "copies"),
    *("extra_goods", "missing_goods", "cheaper_own", "cheaper_neighbours", "black_age"),
    *("frozen", "new_leaders", "new_name"),
)
HALL_FIGURES = ("phase", "step", "turns_played", "swept", "built", "built_turn", "frozen", "teams")
HALL_BY_CITY = ("losses", "victory_losses", "stage_losses")
HALL_QUEUES = ("names", "buries", "recruits")
HALL_CAUSES = ("drops", "causes")
HALL_LISTS = ("box", "pawns", *HALL_BY_CITY, *HALL_QUEUES, *HALL_CAUSES)

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
        court_dump(city.court),
        ints(city.markers),
    )


def court_dump(court: Court) -> Plain:
    """Everything a city has from the boxes."""
    return (
        *(getattr(court, name) for name in COURT_FIGURES),
        ints(court.leaders),
        ints(court.hired),
        ints(court.buried),
    )


def hall_dump(hall: Hall) -> Plain:
    """Everything that the boxes put on the table."""
    return (
        *(getattr(hall, name) for name in HALL_FIGURES),
        *(ints(getattr(hall, name)) for name in HALL_LISTS),
        tuple(ints(hand) for hand in hall.leaders),
        tuple(ints(pack) for pack in hall.packs),
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
        ints(state.digs),
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
        hall_dump(state.hall),
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
        tuple(number[at & 255] for at in state.digs),
        *_turned_hall(state.hall, order, number),
        tuple(
            sorted(
                (number[city], kind)
                for city, kind in zip(state.ask_city, state.ask_kind, strict=True)
            )
        ),
        tuple(sorted(number[seat] for seat in state.winners())),
        tuple(ints(state.score(at).rows) for at in order),
    )


def _turned_hall(hall: Hall, order: list[int], number: dict[int, int]) -> Plain:
    return (
        *(getattr(hall, name) for name in HALL_FIGURES),
        ints(hall.box),
        ints(hall.pawns),
        *(tuple(getattr(hall, name)[at] for at in order) for name in HALL_BY_CITY),
        *(tuple(sorted(number[at] for at in getattr(hall, name))) for name in HALL_QUEUES),
        *(_turned_causes(getattr(hall, name), number) for name in HALL_CAUSES),
        tuple(ints(hall.leaders[at]) for at in order),
        tuple(ints(hall.packs[at]) for at in order),
    )


def _turned_causes(causes: Iterable[int], number: dict[int, int]) -> Plain:
    return tuple(sorted((number[city_of(one)], source_of(one)) for one in causes))


def _turned_city(city: City, number: dict[int, int]) -> Plain:
    laid = tuple(
        (hidden_card(entry), number[hidden_by(entry)]) for entry in city.markers if entry >= 0
    )
    return (*city_dump(city)[:-1], laid)
