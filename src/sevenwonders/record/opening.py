"""The deal that a record names: drawn again from its seed, or read card by card."""

import msgspec

from sevenwonders.content.errors import UnknownBox, UnknownEdition
from sevenwonders.content.nearest import nearest_hint
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.errors import InvalidOptions, UnknownBoard
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import deal
from sevenwonders.engine.game.options import cities_of, components_of, wanted_sides
from sevenwonders.record.errors import UnknownName, WrongDeal, quoted
from sevenwonders.record.game import Record
from sevenwonders.record.written import written_deal


def kit_of(record: Record) -> Components:
    """The components of a record's table."""
    try:
        return components_of(record.options)
    except UnknownEdition as error:
        raise UnknownName(str(error), key="edition") from error
    except UnknownBox as error:
        problem = f"{error}; if another package brings it, install that package"
        raise UnknownName(problem, key="boxes") from error
    except InvalidOptions as error:
        raise WrongDeal(str(error), key="seats") from error


def deal_of(record: Record, components: Components) -> Deal:
    """What chance decided in this game."""
    _check_boards(record, components)
    if record.seed is None:
        return written_deal(record, components)
    drawn = _drawn_deal(record, components)
    boards = tuple(components.sides[side].slug for side in drawn.sides)
    if boards != record.boards:
        raise WrongDeal(f"the seed gives the boards {' '.join(boards)}", key="boards")
    return drawn


def _check_boards(record: Record, components: Components) -> None:
    cities = cities_of(record.players)
    if len(record.boards) != cities:
        why = f"{record.players} players need {cities} boards, not {len(record.boards)}"
        raise WrongDeal(why, key="boards")
    for name in record.boards:
        if name not in components.side_index:
            known = ", ".join(components.side_index)
            hint = nearest_hint(name, components.side_index)
            why = f"no board side {quoted(name)}; there are: {known}{hint}"
            raise UnknownName(why, key="boards")
    _wanted(record, components, record.boards, "boards")


def _wanted(
    record: Record, components: Components, boards: tuple[str, ...], key: str
) -> list[list[int]]:
    options = msgspec.structs.replace(record.options, boards=boards)
    try:
        return wanted_sides(options, components)
    except UnknownBoard as error:
        raise UnknownName(str(error), key=key) from error
    except InvalidOptions as error:
        raise WrongDeal(str(error), key=key) from error


def _drawn_deal(record: Record, components: Components) -> Deal:
    if record.seed is None or record.deal or record.leaders or record.draws or record.edifices:
        raise WrongDeal("a record has a seed or what was dealt, not both", key="seed")
    wanted = _wanted(record, components, record.asked, "asked")
    return deal(components, record.players, wanted, record.seed.stream())
