"""The deal that a record names: drawn again from its seed, or read card by card."""

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.content.errors import UnknownBox, UnknownEdition
from sevenwonders.engine.deal import Deal
from sevenwonders.engine.dealer import deal
from sevenwonders.engine.errors import InvalidOptions, UnknownBoard
from sevenwonders.engine.kit import Kit
from sevenwonders.engine.options import Options, cities_of, kit_for, wanted_sides
from sevenwonders.engine.words import AGES
from sevenwonders.record.errors import UnknownName, WrongDeal, quoted
from sevenwonders.record.game import Record
from sevenwonders.record.words import DEALS


def kit_of(record: Record) -> Kit:
    """The components of a record's table."""
    try:
        return kit_for(record.options)
    except UnknownEdition as error:
        raise UnknownName(str(error), key="edition") from error
    except UnknownBox as error:
        raise UnknownName(str(error), key="boxes") from error
    except InvalidOptions as error:
        raise WrongDeal(str(error), key="seats") from error


def deal_of(record: Record, kit: Kit) -> Deal:
    """What chance decided in this game."""
    _check_boards(record, kit)
    if record.seed is None:
        return _written_deal(record, kit)
    drawn = _drawn_deal(record, kit)
    boards = tuple(kit.sides[side].slug for side in drawn.sides)
    if boards != record.boards:
        raise WrongDeal(f"the seed gives the boards {' '.join(boards)}", key="boards")
    return drawn


def _check_boards(record: Record, kit: Kit) -> None:
    cities = cities_of(record.players)
    if len(record.boards) != cities:
        why = f"{record.players} players need {cities} boards, not {len(record.boards)}"
        raise WrongDeal(why, key="boards")
    for name in record.boards:
        if name not in kit.side_index:
            known = ", ".join(kit.side_index)
            raise UnknownName(f"no board side {quoted(name)}; there are: {known}", key="boards")
    _wanted(record, kit, record.boards, "boards")


def _wanted(record: Record, kit: Kit, boards: tuple[str, ...], key: str) -> list[list[int]]:
    options = Options(
        players=record.players, edition=record.edition, boxes=record.boxes, boards=boards
    )
    try:
        return wanted_sides(options, kit)
    except UnknownBoard as error:
        raise UnknownName(str(error), key=key) from error
    except InvalidOptions as error:
        raise WrongDeal(str(error), key=key) from error


def _drawn_deal(record: Record, kit: Kit) -> Deal:
    if record.seed is None or record.deal:
        raise WrongDeal("a record has a seed or the three decks, not both", key="seed")
    wanted = _wanted(record, kit, record.asked, "asked")
    return deal(kit, record.players, wanted, record.seed.stream())


def _written_deal(record: Record, kit: Kit) -> Deal:
    if len(record.deal) != AGES:
        raise WrongDeal("a record needs a seed, or a deck for each of the three Ages")
    if record.asked:
        raise WrongDeal("boards are asked for only where a seed draws them", key="asked")
    for age, cards in enumerate(record.deal):
        _check_deck(record, kit, age, cards)
    decks = [_vec(kit.card_index[card] for card in cards) for cards in record.deal]
    return Deal(_vec(kit.side_index[board] for board in record.boards), decks)


def _check_deck(record: Record, kit: Kit, age: int, cards: tuple[str, ...]) -> None:
    """Refuse a deck that is not, card for card, one of this Age for so many players."""
    key = DEALS[age]
    for name in cards:
        check_card(kit, name, key=key)
    deck = kit.decks[record.players]
    dealt = Counter(cards)
    expected = Counter(kit.cards[card].slug for card in deck.ages[age])
    size = expected.total()
    if age == AGES - 1:
        guilds = {kit.cards[card].slug for card in deck.guilds}
        size += int(deck.guild_count)
        expected.update(guilds & dealt.keys())
    for card in dealt - expected:
        why = f"{card!r} is dealt {dealt[card]} times, but there are {expected[card]} in this deck"
        raise WrongDeal(why, key=key)
    if len(cards) != size:
        lacking = ", ".join(expected - dealt)
        lack = f"; missing: {lacking}" if lacking else ""
        raise WrongDeal(f"{len(cards)} cards are dealt and not {size}{lack}", key=key)


def check_card(kit: Kit, name: str, *, key: str = "", line: int = 0, token: str = "") -> None:
    """Refuse a card that is not in the boxes at the table."""
    if name not in kit.card_index:
        why = f"no card {quoted(name)} in the boxes at this table"
        raise UnknownName(why, key=key, line=line, token=token)


def _vec(cards: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(cards))
