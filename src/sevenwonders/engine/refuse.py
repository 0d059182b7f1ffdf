"""Why a choice is not legal: the slow path, worked out only for a refusal or a tooltip."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.choice import Choice
from sevenwonders.engine.codes import choice_from
from sevenwonders.engine.errors import (
    AlreadyBuilt,
    CannotAfford,
    IllegalChoice,
    MustChain,
    MustPlay,
    NoSuchRight,
    NotInDiscard,
    NotInHand,
    PriceNotOffered,
    StageNotNext,
    UnknownCard,
    WrongAction,
)
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.legal import chained, hand_for, legal_codes, next_stage
from sevenwonders.engine.market import lacking, offers
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import KINDS, NOTHING, PICK_DISCARD, RESOURCES

_FIELD: Final = 15


def refusal(table: Table, ask: i64, choice: Choice, code: i64) -> IllegalChoice:
    """The error for a choice that is not among the legal ones of a decision."""
    if code == NOTHING:
        return UnknownCard(choice.card)
    kind = table.ask_kind[ask]
    picking = kind == PICK_DISCARD
    if picking != (choice.action == "take"):
        return WrongAction(choice.action, KINDS[kind])
    at_other_prices = [
        str(other)
        for other in (choice_from(table.kit, legal) for legal in legal_codes(table, ask))
        if (other.action, other.card, other.stage) == (choice.action, choice.card, choice.stage)
    ]
    if at_other_prices:
        return PriceNotOffered(str(choice), at_other_prices)
    card = table.kit.card_index.get(choice.card, -1)
    if picking:
        if card not in table.discard:
            return NotInDiscard(choice.card)
        return AlreadyBuilt(choice.card)
    if card not in hand_for(table, ask):
        return NotInHand(int(table.ask_seat[ask]), choice.card)
    return _play_refusal(table, table.ask_city[ask], choice, table.kit.cards[card])


def _play_refusal(table: Table, at: i64, choice: Choice, card: Thing) -> IllegalChoice:
    city = table.cities[at]
    if choice.action == "sell":
        return MustPlay(choice.card)
    free_city = at >= table.players
    must_chain = free_city and not city.has[card.structure] and chained(city, card)
    if must_chain and choice.action != "build":
        return MustChain(choice.card)
    if choice.action == "stage":
        return _stage_refusal(table, at, choice)
    if city.has[card.structure]:
        return AlreadyBuilt(choice.card)
    if choice.action == "free":
        return NoSuchRight(choice.card)
    return cannot_afford(table, at, card)


def _stage_refusal(table: Table, at: i64, choice: Choice) -> IllegalChoice:
    city = table.cities[at]
    following = next_stage(table, city)
    if choice.stage - 1 != following:
        return StageNotNext(choice.stage, int(following) + 1)
    return cannot_afford(table, at, table.kit.sides[city.side].stages[following])


def offered(table: Table, at: i64, thing: Thing, extra: i64) -> list[int]:
    """Prices of a thing, had the city ``extra`` packed units more."""
    city = table.cities[at]
    budget = city.coins - thing.cost_coins
    if budget < 0:
        return []
    cost = lacking(thing.cost, extra)
    left = table.cities[table.left(at)]
    right = table.cities[table.right(at)]
    return [int(price) for price in offers(cost, city, left, right, budget)]


def missing_units(table: Table, at: i64, thing: Thing) -> tuple[str, ...]:
    """The smallest set of units that would make a thing affordable; empty if coins lack."""
    if table.cities[at].coins < thing.cost_coins:
        return ()
    asked: list[int] = []
    for kind in range(len(RESOURCES)):
        asked += [kind] * int((thing.cost >> (4 * kind)) & _FIELD)
    for size in range(len(asked) + 1):
        for kinds in combinations(asked, size):
            if offered(table, at, thing, sum(1 << (4 * kind) for kind in kinds)):
                return tuple(RESOURCES[kind] for kind in kinds)
    return ()


def cannot_afford(table: Table, at: i64, thing: Thing) -> CannotAfford:
    """What a city lacks to pay for a card or stage."""
    coins = thing.cost_coins - table.cities[at].coins
    return CannotAfford(thing.slug, missing_units(table, at, thing), int(max(coins, 0)))
