"""What holds in every game, whatever is played: one small function a law.

A law takes a state (or what happened to it) and raises ``Broken`` when it does not hold. Tests,
hypothesis and ``tools/fuzz.py`` all call the same functions.
"""

from functools import lru_cache

from sevenwonders.engine.boxes.leaders import buried_leader
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import BY_STAGE
from sevenwonders.engine.game.city import City, hidden_card
from sevenwonders.engine.game.course import DRAFTING
from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.rebuild import rebuild
from sevenwonders.engine.vocabulary import COLORS, COPY_LEADER, RESOURCES, ROWS, SYMBOLS, WHITE
from tests.laws import paper
from tests.laws.sheet import CHOSEN, sheet
from tests.support.dump import dump, expansions_of_city
from tests.support.games import Pick, Played, again, play_out


class Broken(AssertionError):
    """A law does not hold; says which one and how."""


def agree(what: str, found: object, expected: object) -> None:
    """Refuse a difference."""
    if found != expected:
        raise Broken(f"{what}: found {found!r}, expected {expected!r}")


def cards_conserved(state: State) -> None:
    """Every Age card dealt so far lies in exactly one place, the coming decks are untouched."""
    lying = [*state.discard, *state.pile]
    for hand in state.hands:
        lying += hand
    for city in state.cities:
        lying += city.built
        lying += [card for card in under_stages(state, city) if not is_leader(state, card)]
    dealt: list[int] = []
    if state.turn and state.course.phase != DRAFTING:
        dealt += state.deal.decks[state.age - 1]
    for deck in state.deal.decks[: state.age - 1]:
        dealt += deck
    agree("cards in all places", sorted(lying), sorted(dealt))


def under_stages(state: State, city: City) -> list[int]:
    """The cards laid under stages, but for those that lie there face up and are counted so."""
    cards = [int(hidden_card(entry)) for entry in city.markers if entry >= 0]
    face_up = [card for card in cards if is_leader(state, card) and card in city.leaders.in_play]
    named = city.leaders.copied
    if named >= 0 and state.components.cards[named].leader_cost == BY_STAGE:
        face_up += [card for card in cards if _names(state, card)][:1]
    for card in face_up:
        cards.remove(card)
    return cards


def _names(state: State, card: int) -> bool:
    once = state.components.cards[card].immediate
    return once is not None and once.asks_for(COPY_LEADER) > 0


def is_leader(state: State, card: int) -> bool:
    """Whether a card is a leader and no Age card."""
    return bool(state.components.cards[card].color == WHITE)


def leaders_conserved(state: State, discarded: list[int]) -> None:
    """Every leader is in a hand, a pack, the box, a city, under a stage, or was discarded."""
    lying = [*state.leaders.box, *discarded]
    for hand in (*state.leaders.hands, *state.leaders.draft_packs):
        lying += hand
    for city in state.cities:
        lying += city.leaders.in_play
        lying += [int(buried_leader(entry)) for entry in city.leaders.buried]
        lying += [card for card in under_stages(state, city) if is_leader(state, card)]
    agree("leaders in all places", sorted(lying), sorted(state.components.leaders))


def nothing_is_owed(state: State) -> None:
    """As the choices of a turn are made, all that the turn before owed is settled."""
    queues = (
        state.taking,
        state.course.due,
        state.course.drops,
        state.losses.causes,
    )
    agree("decisions left over from a turn", [list(queue) for queue in queues if len(queue)], [])
    losses = [*state.losses.coins, *state.losses.per_victory, *state.losses.per_stage]
    agree("losses left over from a turn", sum(losses), 0)


def rebuilding_changes_nothing(state: State) -> None:
    """The sums made anew from what stands in a city are those kept since the beginning."""
    copy = state.clone()
    for at, city in enumerate(copy.cities):
        rebuild(copy, at)
        kept = state.cities[at]
        agree(f"sums of city {at} rebuilt", kept_sums(city), kept_sums(kept))
        had, has = expansions_of_city(kept), expansions_of_city(city)
        agree(f"expansions of city {at} rebuilt", has, had)


def coins_conserved(before: list[int], played: list[Played], state: State) -> None:
    """Discards, cards and stages bring coins, costs go to the bank, the rest changes hands."""
    coins = before[:]
    for step in played:
        at = step.city
        choice = step.choice
        coins[at] -= choice.left + choice.right + choice.bank
        coins[state.left(at)] += choice.left
        coins[state.right(at)] += choice.right
        coins[at] += 3 if choice.action == "discard" else income(state, step)
    agree("coins of the cities", [city.coins for city in state.cities], coins)
    if min(coins) < 0:
        raise Broken(f"a treasury is below zero: {coins}")


def income(state: State, step: Played) -> int:
    """Coins from the bank for what a choice placed."""
    page = paper.printed(state.components)
    choice = step.choice
    if choice.action == "stage":
        side = state.cities[step.city].side
        return paper.coins_for(state, step.city, page.sides[side].stages[choice.stage - 1].effects)
    if not choice.card:
        return 0
    return paper.coins_for(state, step.city, page.cards[state.components.card_index[choice.card]])


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
        city.powers & paper.POWER_BITS,
        tuple(int(city.color_count(color)) for color in range(len(COLORS))),
        frozenset(structure for structure, here in enumerate(city.has) if here),
    )


def no_structure_twice(state: State) -> None:
    """A city holds each structure once (rules 4.5, 6.1), and its stages from the first on."""
    for at, city in enumerate(state.cities):
        structures = [int(state.components.cards[card].structure) for card in city.built]
        if len(set(structures)) != len(structures):
            raise Broken(f"city {at} has a structure twice: {list(city.built)}")
        built = paper.built_stages(state, at)
        if not state.components.sides[city.side].any_order:
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
    """A score is the sum of its rows, and the best score wins, coins breaking ties (rule 9.13)."""
    size = 2 if state.teams else 1
    sides = [(0, 0)] * (int(state.players) // size)
    for at, city in enumerate(state.cities):
        score = state.score(at)
        agree(f"total of city {at}", score.total(), sum(score.rows))
        agree("rows", len(score.rows), len(ROWS))
        if at < state.players:
            points, coins = sides[at // size]
            sides[at // size] = points + int(score.total()), coins + int(city.coins)
    best = max(sides)
    winners = [seat for seat in range(state.players) if sides[seat // size] == best]
    agree("winners", state.winners(), winners)


def scores_match(state: State) -> None:
    """Every row is what brute force over guilds and symbols comes to (rules 9.10, 9.11)."""
    for at in range(len(state.cities)):
        rows = dict[str, int](zip(ROWS, map(int, state.score(at).rows), strict=True))
        chosen = sum(rows.pop(row) for row in CHOSEN)
        by_hand = sheet(state, at)
        agree(f"rows of city {at}", rows, by_hand.rows)
        agree(f"rows of free choices of city {at}", chosen, by_hand.chosen)


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
    replayed = again(state)
    for step in played:
        replayed.submit(step.seat, step.choice)
    agree("replayed state", dump(replayed), dump(state))
