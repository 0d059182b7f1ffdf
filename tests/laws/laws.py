"""What holds in every game, whatever is played: one small function a law.

A law takes a state (or what happened to it) and raises ``Broken`` when it does not hold. Tests,
hypothesis and ``tools/fuzz.py`` all call the same functions.
"""

from functools import lru_cache

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.city import City, hidden_card
from sevenwonders.engine.setup import start
from sevenwonders.engine.state import State
from sevenwonders.engine.words import COLORS, RESOURCES, ROWS, SYMBOLS
from tests.laws import paper
from tests.support.dump import dump
from tests.support.games import Pick, Played, play_out


class Broken(AssertionError):
    """A law does not hold; says which one and how."""


def agree(what: str, found: object, expected: object) -> None:
    """Refuse a difference."""
    if found != expected:
        raise Broken(f"{what}: found {found!r}, expected {expected!r}")


def cards_conserved(state: State) -> None:
    """Every card dealt so far lies in exactly one place, the coming decks are untouched."""
    lying = [*state.discard, *state.pile]
    for hand in state.hands:
        lying += hand
    for city in state.cities:
        lying += city.built
        lying += [hidden_card(entry) for entry in city.markers if entry >= 0]
    dealt: list[int] = []
    for deck in state.deal.decks[: state.age]:
        dealt += deck
    agree("cards in all places", sorted(lying), sorted(dealt))


def coins_conserved(before: list[int], played: list[Played], state: State) -> None:
    """Coins come from sales, cards and stages, go to the bank for costs, and else change hands."""
    coins = before[:]
    for step in played:
        at = step.city
        choice = step.choice
        coins[at] -= choice.left + choice.right + choice.bank
        coins[state.left(at)] += choice.left
        coins[state.right(at)] += choice.right
        coins[at] += 3 if choice.action == "sell" else income(state, step)
    agree("coins of the cities", [city.coins for city in state.cities], coins)
    if min(coins) < 0:
        raise Broken(f"a treasury is below zero: {coins}")


def income(state: State, step: Played) -> int:
    """Coins from the bank for what a choice placed."""
    page = paper.printed(state.kit)
    choice = step.choice
    if choice.action == "stage":
        side = state.cities[step.city].side
        return paper.coins_for(state, step.city, page.stages[side][choice.stage - 1])
    if not choice.card:
        return 0
    return paper.coins_for(state, step.city, page.cards[state.kit.card_index[choice.card]])


def sums_match(state: State) -> None:
    """The running sums of every city equal those added up afresh from what stands in it."""
    for at in range(len(state.cities)):
        agree(f"sums of city {at}", kept_sums(state.cities[at]), paper.sums(state, at))


def kept_sums(city: City) -> paper.Sums:
    """A city's running sums in the form of the paper."""
    return paper.Sums(
        tuple((city.goods >> (4 * kind)) & 15 for kind in range(len(RESOURCES))),
        tuple((city.sold >> (4 * kind)) & 15 for kind in range(len(RESOURCES))),
        sorted(city.options),
        sorted(city.sold_options),
        city.shields,
        tuple((city.science >> (8 * symbol)) & 255 for symbol in range(len(SYMBOLS))),
        city.wilds,
        city.cheap,
        city.powers,
        tuple(int(city.color_count(color)) for color in range(len(COLORS))),
        frozenset(structure for structure, here in enumerate(city.has) if here),
    )


def no_structure_twice(state: State) -> None:
    """A city holds each structure once (T8), and its stages from the first on."""
    for at, city in enumerate(state.cities):
        structures = [int(state.kit.cards[card].structure) for card in city.built]
        if len(set(structures)) != len(structures):
            raise Broken(f"city {at} has a structure twice: {list(city.built)}")
        built = paper.built_stages(state, at)
        agree(f"stages of city {at}", built, list(range(len(built))))


Tokens = list[tuple[int, int]]
"""Victory tokens, packed by Age, and Defeat tokens of each city."""


def tokens_of(state: State) -> Tokens:
    """The conflict tokens of every city."""
    return [(int(city.victories), int(city.defeats)) for city in state.cities]


def conflicts_fought(before: Tokens, age: int, state: State) -> None:
    """At the end of an Age each pair of neighbours compares shields once; no token is lost."""
    shields = [int(city.shields) for city in state.cities]
    victories = [token for token, _ in before]
    defeats = [token for _, token in before]
    for at, mine in enumerate(shields):
        for other in (state.left(at), state.right(at)):
            if mine > shields[other]:
                victories[at] += 1 << (8 * (age - 1))
            elif mine < shields[other]:
                defeats[at] += 1
    agree(f"tokens after Age {age}", tokens_of(state), list(zip(victories, defeats, strict=True)))


def scores_add_up(state: State) -> None:
    """A score is the sum of its rows, and the best score wins, coins breaking ties (S4)."""
    seats: list[tuple[int, int]] = []
    for at, city in enumerate(state.cities):
        score = state.score(at)
        agree(f"total of city {at}", score.total(), sum(score.rows))
        agree("rows", len(score.rows), len(ROWS))
        if at < state.players:
            seats.append((int(score.total()), int(city.coins)))
    best = max(seats)
    agree("winners", state.winners(), [seat for seat, has in enumerate(seats) if has == best])


def scores_match(state: State) -> None:
    """Every row equals the brute force over copied guild and free symbols (S2, S3)."""
    for at in range(len(state.cities)):
        rows = dict(zip(ROWS, state.score(at).rows, strict=True))
        shared = rows.pop("green") + rows.pop("guilds")
        by_hand = paper.sheet(state, at)
        agree(f"rows of city {at}", rows, by_hand.rows)
        agree(f"green and guilds of city {at}", shared, by_hand.green_and_guilds)


@lru_cache(maxsize=100_000)
def _reads_back(text: str) -> None:
    choice = Choice.parse(text)
    agree("choice read back", str(choice), text)
    agree("choice pasted back", eval(repr(choice), {"Choice": Choice}), choice)  # noqa: S307


def choices_read_back(state: State) -> None:
    """Every choice taken is read back from its text."""
    for choice in state.choices():
        _reads_back(str(choice))


def clone_is_independent(state: State, pick: Pick) -> None:
    """A clone equals its original, and playing it to the end leaves the original alone."""
    before = dump(state)
    copy = state.clone()
    agree("clone", dump(copy), before)
    play_out(copy, pick)
    agree("original after its clone was played", dump(state), before)


def legal_texts(state: State, seat: int) -> list[str]:
    """The legal choices of a seat as text."""
    return [str(choice) for choice in state.legal(seat)]


def withdrawing_restores(state: State, pick: Pick) -> None:
    """A choice sealed and withdrawn leaves no trace; needs two open seats."""
    before = dump(state)
    seat = state.pending()[0].seat
    texts = legal_texts(state, seat)
    legal = state.legal(seat)
    sealed = legal[pick(len(legal))]
    state.submit(seat, sealed)
    agree("sealed choice", state.sealed(seat), [sealed])
    state.withdraw(seat)
    agree("state after withdrawing", dump(state), before)
    agree("legal choices after withdrawing", legal_texts(state, seat), texts)


def every_legal_choice_is_taken(state: State) -> None:
    """Each open decision has legal choices, all different, and each of them is accepted."""
    for ask in state.pending():
        choices = list(state.legal(ask.seat))
        if not choices:
            raise Broken(f"nothing is legal for {ask!r}")
        agree("distinct legal choices", len(set(choices)), len(choices))
        for choice in choices:
            if choice not in state.legal(ask.seat):
                raise Broken(f"{choice} is listed as legal and is not in the legal choices")
            state.clone().submit(ask.seat, choice)


def replay_equals_state(state: State, played: list[Played]) -> None:
    """The deal and the choices rebuild the state exactly."""
    again = start(state.kit, state.players, state.deal)
    for step in played:
        again.submit(step.seat, step.choice)
    agree("replayed state", dump(again), dump(state))
