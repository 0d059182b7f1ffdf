"""A deal written card by card: read only if these components can give it."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.content.nearest import nearest_hint
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import HAND_OF_LEADERS
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.vocabulary import AGES
from sevenwonders.record.errors import UnknownName, WrongDeal, quoted
from sevenwonders.record.game import Record
from sevenwonders.record.notation import DEALS, DRAWS, EDIFICES, LEADERS


def written_deal(record: Record, components: Components) -> Deal:
    """The deal as the record lists it."""
    if len(record.deal) != AGES:
        raise WrongDeal("a record needs a seed, or a deck for each of the three Ages")
    if record.asked:
        raise WrongDeal("boards are asked for only where a seed draws them", key="asked")
    for age, cards in enumerate(record.deal):
        _check_deck(record, components, age, cards)
    _check_leaders(record, components)
    return Deal(
        _vec(components.side_index[board] for board in record.boards),
        [_indices(components, cards) for cards in record.deal],
        _indices(components, record.leaders),
        _edifices(record, components),
        _indices(components, record.draws),
    )


def check_card(
    components: Components, name: str, *, key: str = "", line: int = 0, token: str = ""
) -> None:
    """Refuse a card that is not in the boxes at the table."""
    if name not in components.card_index:
        hint = nearest_hint(name, components.card_index)
        why = f"no card {quoted(name)} in this game{hint}"
        raise UnknownName(why, key=key, line=line, token=token)


def _check_deck(record: Record, components: Components, age: int, cards: tuple[str, ...]) -> None:
    """Refuse a deck that is not, card for card, one of this Age for so many players."""
    key = DEALS[age]
    for name in cards:
        check_card(components, name, key=key)
    pools = _pools(record, components, age)
    dealt = Counter(cards)
    expected = Counter(card_slugs(components, components.decks[record.players].ages[age]))
    size = expected.total() + sum(pool.drawn for pool in pools)
    for pool in pools:
        expected.update(pool.cards & dealt.keys())
    for card in dealt - expected:
        why = f"{card!r} is dealt {dealt[card]} times, but there are {expected[card]} in this deck"
        raise WrongDeal(why, key=key)
    if len(cards) != size:
        lacking = ", ".join(expected - dealt)
        lack = f"; missing: {lacking}" if lacking else ""
        raise WrongDeal(f"{len(cards)} cards are dealt and not {size}{lack}", key=key)
    for pool in pools:
        drawn = len(pool.cards & dealt.keys())
        if drawn != pool.drawn:
            raise WrongDeal(f"{drawn} {pool.what} are dealt and not {pool.drawn}", key=key)


class _Pool(NamedTuple):
    """Cards of which some are drawn into a deck."""

    what: str
    cards: set[str]
    drawn: int


def _pools(record: Record, components: Components, age: int) -> list[_Pool]:
    deck = components.decks[record.players]
    pools: list[_Pool] = []
    if len(deck.black[age]):
        pools.append(
            _Pool("black cards", set(card_slugs(components, deck.black[age])), record.players)
        )
    if age == AGES - 1:
        pools.append(
            _Pool("guilds", set(card_slugs(components, deck.guilds)), int(deck.guild_count))
        )
    return pools


def _check_leaders(record: Record, components: Components) -> None:
    """Refuse leaders that were not in the box, and too few or too many of them."""
    known = set(card_slugs(components, components.leaders))
    sizes = {LEADERS: HAND_OF_LEADERS * record.players, DRAWS: len(known)}
    for key, names in ((LEADERS, record.leaders), (DRAWS, record.draws)):
        for name in names:
            if name not in known:
                hint = nearest_hint(name, sorted(known))
                why = f"no leader {quoted(name)} among those dealt at this table{hint}"
                raise UnknownName(why, key=key)
        size = sizes[key] if known else 0
        if len(names) != size:
            raise WrongDeal(f"{len(names)} leaders are named and not {size}", key=key)
        if len(set(names)) != size:
            raise WrongDeal("a leader is named twice", key=key)


def _edifices(record: Record, components: Components) -> "vec[i64]":
    """The edifices named, one of each Age in turn."""
    index = {edifice.slug: edifice for edifice in components.edifices}
    size = AGES if index else 0
    if len(record.edifices) != size:
        raise WrongDeal(f"{len(record.edifices)} edifices are named and not {size}", key=EDIFICES)
    for age, name in enumerate(record.edifices, 1):
        if name not in index:
            hint = nearest_hint(name, index)
            raise UnknownName(f"no edifice {quoted(name)} at this table{hint}", key=EDIFICES)
        if index[name].age != age:
            raise WrongDeal(f"{name!r} is not an edifice of Age {age}", key=EDIFICES)
    return _vec(int(index[name].index) for name in record.edifices)


def _indices(components: Components, names: Iterable[str]) -> "vec[i64]":
    return _vec(components.card_index[name] for name in names)


def _vec(numbers: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(numbers))
