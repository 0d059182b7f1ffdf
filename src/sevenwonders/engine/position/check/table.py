"""The table of a position: its components, boards, Age and turn."""

from typing import NamedTuple

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from sevenwonders.content.errors import UnknownEdition
from sevenwonders.content.nearest import hint_of, nearest_hint, nearest_sides
from sevenwonders.engine.components.model import Components, Piece, Side
from sevenwonders.engine.components.variants import variants_of_stages
from sevenwonders.engine.errors import InvalidOptions, InvalidPosition
from sevenwonders.engine.game.options import Options, cities_of, components_of, wanted_sides
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.engine.vocabulary import AGES


class Setting(NamedTuple):
    """A position with the components of its table."""

    position: Position
    components: Components
    variants: list[list[list[Piece]]]
    """For each city and stage, what it can be built as."""

    @property
    def conflicts(self) -> int:
        """Conflicts fought so far."""
        return AGES if self.position.over else self.position.age - 1

    def city(self, city: int) -> CityPosition:
        """One city as it is given."""
        return self.position.city[city]

    def side(self, city: int) -> Side:
        """The board side of a city."""
        return self.components.sides[self.components.side_index[self.position.city[city].board]]

    def hint(self, name: str) -> str:
        """The cards and leaders whose ids are nearest to a name that is none."""
        return nearest_hint(name, self.components.card_index)

    def leader_hint(self, name: str) -> str:
        """The leaders whose ids are nearest to a name that is none."""
        known = [self.components.cards[leader].slug for leader in self.components.leaders]
        return nearest_hint(name, known)

    def card(self, slug: str) -> Piece:
        """A card or leader by its id."""
        return self.components.cards[self.components.card_index[slug]]


def setting_of(position: Position) -> Setting:
    """The components of a position whose table is possible and whose Age and turn exist."""
    _check_seed(position)
    _check_boxes(position)
    components = _components(position)
    sides = vec[i64]([components.side_index[city.board] for city in position.city])
    return Setting(
        _in_its_turn(position, components), components, variants_of_stages(components, sides)
    )


def _check_seed(position: Position) -> None:
    try:
        position.seed.encode()
    except UnicodeEncodeError as error:
        raise InvalidPosition("seed", "has characters that are not text") from error


def _check_boxes(position: Position) -> None:
    for at, box in enumerate(position.boxes):
        if box in position.boxes[:at]:
            raise InvalidPosition("boxes", f"the expansion {box!r} is named twice")


def _components(position: Position) -> Components:
    options = Options(
        players=position.players,
        edition=position.edition,
        boxes=position.boxes,
        boards=tuple(city.board for city in position.city),
        teams=position.teams,
        experts=position.experts,
        rules=position.rules,
    )
    try:
        components = components_of(options)
        _check_cities(position)
        wanted_sides(options, components)
    except InvalidOptions as refused:
        where = refused.field if refused.city is None else f"city {refused.city}, board"
        raise InvalidPosition(where, str(refused)) from refused
    except UnknownEdition as refused:
        raise InvalidPosition("edition", str(refused)) from refused
    for at, city in enumerate(position.city):
        if city.board not in components.side_index:
            meant = nearest_sides(city.board, components.side_index)
            why = f"{city.board!r} names no side{hint_of(meant)}"
            raise InvalidPosition(f"city {at}, board", why)
    return components


def _check_cities(position: Position) -> None:
    cities = cities_of(position.players)
    if len(position.city) != cities:
        why = f"{position.players} players have {cities} cities, {len(position.city)} are given"
        raise InvalidPosition("city", why)


def _in_its_turn(position: Position, components: Components) -> Position:
    """The position with its Age and turn; a game that is over ended in the last turn."""
    last = int(components.turns)
    if position.over:
        if position.age not in (1, AGES) or position.turn not in (1, last):
            why = f"a game is over after turn {last} of Age {AGES}; age and turn may be left out"
            raise InvalidPosition("over", why)
        return replace(position, age=AGES, turn=last)
    if not 1 <= position.age <= AGES:
        raise InvalidPosition("age", f"{position.age} is not 1, 2 or 3")
    first = 0 if len(components.leaders) else 1
    if not first <= position.turn <= last:
        raise InvalidPosition("turn", f"{position.turn} is not {first} to {last}")
    return position
