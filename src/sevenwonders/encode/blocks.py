"""Where the blocks of an observation begin, for one kind of table or for all of them."""

from typing import final

from mypy_extensions import i64

from sevenwonders.encode.columns import city_figures, place_names, score_rows, table_figures
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.vocabulary import MOST_PLAYERS, WHITE


@final
class Blocks:
    """The columns of an observation: where each block begins."""

    def __init__(
        self,
        tables: list[Components],
        players: list[int],
        *,
        editions: list[str],
        boxes: list[str],
        universal: bool,
    ) -> None:
        self.universal = universal
        self.players: i64 = max(players)
        """The most seats that decide."""
        cities: i64 = self.players
        if 2 in players:
            cities = max(cities, 3)
        self.slots: i64 = cities
        """Cities that an observation has room for."""
        self.editions = editions
        self.box_names = boxes
        self.boxes = len(boxes) > 0
        self.cards: list[str] = _union(tables, leaders=False)
        self.leader_names: list[str] = _union(tables, leaders=True)
        self.leaders = len(self.leader_names) > 0
        self.sides: list[str] = _sides(tables)
        self.edifices: list[str] = _edifices(tables)
        self.stages: i64 = _most_stages(tables)
        self.names: list[str] = []
        self.in_city: list[str] = []
        self._lay_city()
        self.city_size: i64 = len(self.in_city)
        self._lay_all()

    def slot(self, distance: i64, cities: i64) -> i64:
        """The position of the city at a distance to the left: right neighbours come last."""
        return distance if distance <= cities // 2 else self.slots - (cities - distance)

    def _lay_city(self) -> None:
        """Places within the block of a city."""
        self.at_built: i64 = self._in(["built." + card for card in self.cards])
        self.at_side: i64 = self._in(["side." + side for side in self.sides])
        self.at_stage: i64 = self._in([f"stage.{at + 1}" for at in range(self.stages)])
        self.at_in_play: i64 = self._in(["leader." + one for one in self.leader_names])
        self.at_copied: i64 = self._in(["copied." + one for one in self.leader_names])
        self.at_buried: i64 = self._in(["buried." + one for one in self.leader_names])
        self.at_figures: i64 = self._in(city_figures(boxes=self.boxes, leaders=self.leaders))
        self.at_points: i64 = self._in(score_rows(boxes=self.boxes))

    def _lay_all(self) -> None:
        """Places within the whole."""
        figures = table_figures(boxes=self.boxes, edifices=self.edifices)
        self.table: i64 = self._out("table", figures)
        self.about: i64 = len(self.names)
        if self.universal:
            self._out("table", [f"players.{count}" for count in range(2, MOST_PLAYERS + 1)])
            self._out("table", ["edition." + edition for edition in self.editions])
            self._out("table", ["box." + box for box in self.box_names])
        self.hand: i64 = self._out("hand", self.cards)
        self.discarded: i64 = self._out("discarded", self.cards)
        laid = self.cards + self.leader_names
        self.laid: i64 = self._out("laid", laid)
        self.price: i64 = self._out("price", self.cards)
        self.price_recruit: i64 = self._out("price", self.leader_names)
        self.price_stage: i64 = self._out("price", ["stage", "stage-joined"])
        self.leader_hand: i64 = self._out("leader-hand", self.leader_names)
        self.pack: i64 = self._out("draft-pack", self.leader_names)
        self.passed: i64 = self._out("draft-passed", self.leader_names)
        self.partner_leaders: i64 = self._out("partner-leaders", self.leader_names)
        places = list(place_names(self.slots))
        self.cities: i64 = len(self.names)
        for place in places:
            self._out(place, self.in_city)
        self.memory: i64 = len(self.names)
        self.memory_size: i64 = len(self.cards) + 3
        for place in places[1:]:
            self._out(place, ["is-partner", "hand-seen", "hand-taken"])
            self._out(place + ".hand", self.cards)

    def _in(self, names: list[str]) -> i64:
        start: i64 = len(self.in_city)
        self.in_city += names
        return start

    def _out(self, prefix: str, names: list[str]) -> i64:
        start: i64 = len(self.names)
        for name in names:
            self.names.append(f"{prefix}.{name}")
        return start


def _union(tables: list[Components], *, leaders: bool) -> list[str]:
    """The cards, or the leaders, of all tables, each once."""
    found: dict[str, None] = {}
    for components in tables:
        for card in components.cards:
            if (card.color == WHITE) == leaders:
                found[card.slug] = None
    return list(found)


def _sides(tables: list[Components]) -> list[str]:
    found: dict[str, None] = {}
    for components in tables:
        for side in components.sides:
            found[side.slug] = None
    return list(found)


def _edifices(tables: list[Components]) -> list[str]:
    found: dict[str, None] = {}
    for components in tables:
        for edifice in components.edifices:
            found[edifice.slug] = None
    return list(found)


def _most_stages(tables: list[Components]) -> i64:
    most: i64 = 0
    for components in tables:
        for side in components.sides:
            most = max(most, len(side.stages))
    return most
