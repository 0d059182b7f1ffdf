"""Games small enough to list every world: short hands, few cards, all else as it is."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import card_of
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.components.model import Components, Deck
from sevenwonders.engine.decisions.kinds import legal_codes
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import FastStream, shuffled
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import (
    HIDDEN,
    SAW_DRAFT_PACK,
    SAW_HAND,
    SAW_PILE,
    Recall,
    recall,
    with_card,
)
from tests.support.games import Pick

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Hands, packs and piles as they lie, and the choices of the closed stages."""


def tiny_components(
    players: int,
    hand: int,
    ages: Sequence[str],
    *,
    guilds: str = "",
    guild_count: int = 0,
    leaders: str = "",
    boxes: tuple[str, ...] = (),
) -> Components:
    """The first edition with these cards and no others."""
    full = load_components("1e", boxes)
    index = full.card_index

    def cards(names: str) -> "vec[i64]":
        return vec[i64]([index[name] for name in names.split()])

    empty: vec[i64] = vec[i64]()
    deck = Deck([cards(age) for age in ages], cards(guilds), guild_count, [empty, empty, empty])
    components = Components(
        full.edition,
        full.boxes,
        full.cards,
        full.sides,
        full.structures,
        {players: deck},
        cards(leaders),
        full.edifices,
    )
    components.hand_size = hand
    components.turns = hand - 1
    return components


def tiny_game(components: Components, players: int, boards: str, seed: str) -> State:
    """A game of such components on these boards."""
    stream = FastStream(f"tiny {seed}")
    deck = components.decks[players]
    decks: list[vec[i64]] = []
    for age, cards in enumerate(deck.ages):
        drawn = shuffled(deck.guilds, stream)[: int(deck.guild_count)] if age == 2 else ()
        decks.append(shuffled(vec[i64]([*cards, *drawn]), stream))
    sides = vec[i64]([components.side_index[side] for side in boards.split()])
    leaders = (
        shuffled(components.leaders, stream)[: 4 * players]
        if len(components.leaders)
        else vec[i64]()
    )
    return start(components, players, Deal(sides, decks, leaders, vec[i64](), components.leaders))


def world_of(state: State) -> World:
    """What tells one world from another: where every card lies, and who laid it there."""
    lying = (
        *state.hands,
        *state.leaders.hands,
        *state.leaders.draft_packs,
        state.pile,
        state.discard,
    )
    return (
        tuple(tuple(int(card) for card in cards) for cards in lying),
        tuple(int(code) for code in state.history),
    )


def same(one: Recall, other: Recall) -> bool:
    """Whether two memories say the same."""
    return plain(one) == plain(other)


def plain(memory: Recall) -> tuple[object, ...]:
    """A memory in a form that compares."""
    return (
        tuple(memory.ages),
        tuple(memory.turns),
        tuple(memory.kinds),
        tuple(memory.cities),
        tuple(memory.seats),
        tuple(memory.codes),
        tuple(memory.chosen),
        [(seen.stage, seen.what, seen.where, tuple(seen.cards)) for seen in memory.seen],
    )


def every_world(state: State, seat: int) -> dict[World, int]:
    """Every world that shows a seat what it has seen, with its number of physical assignments."""
    target = recall(state, seat)
    found: dict[World, int] = {}
    for begun in _beginnings(state, seat, target):
        for world in _followed(begun, state, seat, target, 0):
            if same(recall(world, seat), target):
                here = world_of(world)
                # Seats know what was drawn from the pile; to a spectator every deal counts.
                others = found.get(here, 0) if seat < 0 else 0
                found[here] = others + weight(world)
    return found


def weight(world: State) -> int:
    """In how many ways physical cards lie so: what is left in a hand has no order."""
    ways = 1
    for age in range(int(world.age)):
        for hand in world.hands if age == world.age - 1 else ():
            ways *= _orders([int(card) for card in hand])
    return ways


def _orders(cards: list[int]) -> int:
    ways = factorial(len(cards))
    for card in set(cards):
        ways //= factorial(cards.count(card))
    return ways


def _beginnings(state: State, seat: int, target: Recall) -> Iterator[State]:
    components, players = state.components, int(state.players)
    teams = int(state.teams)
    decks = list(state.deal.decks)
    if len(components.leaders):
        for packs in _hands(
            [int(one) for one in components.leaders], players, 4, seat, _saw(target, SAW_DRAFT_PACK)
        ):
            leaders = vec[i64]([card for pack in packs[0] for card in pack])
            deal = Deal(state.deal.sides, decks, leaders, state.deal.edifices, state.deal.draws)
            yield start(components, players, deal, teams=teams)
        return
    for deck in _decks(state, 0, seat, target):
        deal = Deal(state.deal.sides, [deck, *decks[1:]])
        yield start(components, players, deal, teams=teams)


def _saw(target: Recall, what: int, age: int = 0) -> tuple[int, ...] | None:
    """The first hand or pack that the seat saw in an Age."""
    for seen in target.seen:
        first = not age or (target.ages[seen.stage], target.turns[seen.stage]) == (age, 1)
        if first and seen.what == what and seen.where == target.seat:
            return tuple(int(card) for card in seen.cards)
    return None


def _decks(state: State, age: int, seat: int, target: Recall) -> Iterator["vec[i64]"]:
    """Every way to deal an Age in which the seat gets the hand that it got."""
    components, players = state.components, int(state.players)
    deck = components.decks[players]
    cards = [int(card) for card in deck.ages[age]]
    guilds = [int(card) for card in deck.guilds] if age == 2 else []
    mine = _saw(target, SAW_HAND, age + 1)
    for drawn in combinations(guilds, int(deck.guild_count) if age == 2 else 0):
        for hands, rest in _hands([*cards, *drawn], players, int(components.hand_size), seat, mine):
            for pile in _piles(rest):
                yield vec[i64]([card for hand in (*hands, pile) for card in hand])


def _piles(rest: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not rest:
        yield ()
        return
    for card in sorted(set(rest)):
        left = list(rest)
        left.remove(card)
        for others in _piles(tuple(left)):
            yield (card, *others)


def _hands(
    cards: list[int], players: int, size: int, seat: int, mine: tuple[int, ...] | None
) -> Iterator[tuple[list[tuple[int, ...]], tuple[int, ...]]]:
    """Every way to deal hands, the seat's own as it was, with what is left over."""

    def dealt(at: int, left: list[int]) -> Iterator[tuple[list[tuple[int, ...]], tuple[int, ...]]]:
        if at == players:
            yield [], tuple(left)
            return
        for hand in sorted(set(combinations(sorted(left), size))):
            # With two players the seat may have drawn one more card before it looked.
            if at == seat and mine is not None and not set(hand) <= set(mine):
                continue
            rest = list(left)
            for card in hand:
                rest.remove(card)
            for hands, over in dealt(at + 1, rest):
                yield [hand, *hands], over

    return dealt(0, cards)


def _followed(world: State, truth: State, seat: int, target: Recall, at: int) -> Iterator[State]:
    """Every way to go on from a stage as the seat saw it."""
    if not _looks_right(world, seat, target, at):
        return
    first = int(target.firsts[at])
    if at == len(target.ages) - 1:
        for ask, code in enumerate(truth.ask_code):
            world.ask_code[ask] = code
        yield world
        return
    for codes in _choices(world, target, first, 0):
        decks = [world.deal.decks[age] for age in range(3)]
        age = int(target.ages[at])
        deals_next = target.ages[at + 1] > age if not len(world.components.leaders) else False
        for deck in _decks(world, age, seat, target) if deals_next else (None,):
            later = world.clone()
            if deck is not None:
                new = [*decks[:age], deck, *decks[age + 1 :]]
                later.deal = Deal(world.deal.sides, new, world.deal.leaders)
            later.close_with(vec[i64](codes), 0)
            yield from _followed(later, truth, seat, target, at + 1)


def _looks_right(world: State, seat: int, target: Recall, at: int) -> bool:
    for seen in target.seen:
        if seen.stage == at:
            cards = tuple(seen.cards)
            if seen.what == SAW_HAND and seen.where == seat and cards != tuple(world.hands[seat]):
                return False
            if seen.what == SAW_DRAFT_PACK and cards != tuple(world.leaders.draft_packs[seat]):
                return False
            if seen.what == SAW_PILE and cards != tuple(sorted(world.discard)):
                return False
    return True


def _choices(world: State, target: Recall, first: int, ask: int) -> Iterator[list[int]]:
    """Every way to fill in the cards of a stage's choices that were not seen."""
    if ask == len(world.ask_code):
        yield []
        return
    seen = int(target.codes[first + ask])
    for code in legal_codes(world, ask):
        if code == seen or (card_of(seen) == HIDDEN and with_card(code, HIDDEN) == seen):
            world.ask_code[ask] = code
            for rest in _choices(world, target, first, ask + 1):
                yield [int(code), *rest]
            world.ask_code[ask] = -1


def play_some(state: State, pick: Pick, stages: int) -> None:
    """Random legal play."""
    for _ in range(stages):
        stage = state.stage
        while state.stage == stage and not state.over:
            seat = state.pending()[0].seat
            state.submit_at(seat, pick(len(state.legal(seat))))


__all__ = ["every_world", "play_some", "tiny_components", "tiny_game", "world_of"]
