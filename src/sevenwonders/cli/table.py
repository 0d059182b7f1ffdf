"""The table as text: one line a city, then what a seat can buy and build."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.console import STYLES
from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.wording import ROMAN, cost_text, effects_text, goods
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Catalog
from sevenwonders.content.names import Names
from sevenwonders.content.words import COLORS
from sevenwonders.engine.view import CityView, View
from sevenwonders.engine.words import VICTORY_VALUES

YOU: Final = "* "
"""The mark of the looker's own city; the left neighbour's is ``<``, the right one's ``>``."""


class Drawing:
    """Draws views of one table in one language."""

    def __init__(self, edition: str, boxes: Iterable[str], names: Names, people: Sequence[str]):
        self.catalog: Catalog = load_catalog(edition, boxes)
        self.names = names
        self.say = phrases(names)
        self.people = people

    def table(self, seen: View) -> RenderableType:
        """Heading, cities, and more of the city that the looker decides for."""
        parts: list[RenderableType] = [self.heading(seen), self.cities(seen)]
        if seen.decision is not None:
            parts.append(self.details(seen, seen.decision.city))
        elif seen.seat >= 0:
            parts.append(self.details(seen, seen.seat))
        return Group(*parts)

    def heading(self, seen: View) -> Text:
        """Where the game stands."""
        say = self.say.table
        if seen.phase == "over":
            return Text(say.over, style="bold")
        parts = [
            say.turn.format(age=ROMAN[seen.age], turn=seen.turn, turns=seen.turns),
            say.passing[seen.direction],
            say.discarded.format(n=seen.discard_count),
        ]
        if seen.holder is not None:
            parts.append(say.holder.format(who=self.people[seen.holder]))
        return Text(" · ".join(parts), style="bold")

    def cities(self, seen: View) -> Table:
        """One line a city: yours and your neighbours' first."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column(self.say.table.city, no_wrap=True)
        for column in self.say.table.columns:
            table.add_column(column, justify="right", no_wrap=True)
        table.add_column(_by_color(self.say.table.colors), no_wrap=True)
        for at, place in self._order(seen):
            table.add_row(*self._line(seen.cities[at], at, place))
        return table

    def _order(self, seen: View) -> list[tuple[int, str]]:
        """Cities in the order in which a seat looks at them, each with its place."""
        count = len(seen.cities)
        if seen.seat < 0:
            return [(at, "") for at in range(count)]
        left, right = (seen.seat + 1) % count, (seen.seat - 1) % count
        first = [(left, "< "), (seen.seat, YOU), (right, "> ")]
        others = [(seen.seat + step) % count for step in range(2, count - 1)]
        return first + [(at, "  ") for at in others]

    def _line(self, city: CityView, at: int, place: str) -> list[str | Text]:
        style = "bold" if place == YOU else ""
        science = "/".join(map(str, city.symbols)) + (f"+{city.wilds}" if city.wilds else "")
        built = sum(stage.built for stage in city.stages)
        victories = sum(
            value * count for value, count in zip(VICTORY_VALUES, city.victories, strict=True)
        )
        colors = Counter(self.catalog.card(card).color for card in city.cards)
        return [
            Text(f"{place}{self.people[at]}", style=style),
            Text(self.city_name(city), style=style),
            str(city.coins),
            str(city.shields),
            science,
            f"{built}/{len(city.stages)}",
            f"+{victories}-{city.defeats}" if victories or city.defeats else "-",
            str(city.sheet.total),
            _by_color([str(colors[color] or "·") for color in COLORS]),
        ]

    def city_name(self, city: CityView) -> str:
        """``Giza A``."""
        side = self.catalog.side(city.side)
        face = self.say.reference.faces[side.id]
        return f"{self.names.board(city.board)} {face.capitalize()}"

    def details(self, seen: View, at: int) -> Table:
        """What a city has, what its neighbours sell, what is built, what the wonder asks."""
        count = len(seen.cities)
        city = seen.cities[at]
        left, right = (at + 1) % count, (at - 1) % count
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        say = self.say.table
        grid.add_row(say.has.format(who=self.people[at]), self._means(city))
        for mark, other in (("<", left), (">", right)):
            sells = say.sells.format(who=self.people[other])
            grid.add_row(f"{mark} {sells}", self._goods(seen.cities[other].sold))
        grid.add_row(say.built, self.card_list(city.cards))
        grid.add_row(say.next_stage, self._next_stage(city))
        return grid

    def card_list(self, cards: Iterable[str]) -> Text:
        """Names of cards in their colours."""
        shown = [self.card_name(card) for card in cards]
        return Text(", ").join(shown) if shown else Text("-")

    def card_name(self, card: str) -> Text:
        """A card's name in its colour."""
        return Text(self.names.card(card), style=STYLES[self.catalog.card(card).color])

    def _goods(self, units: Iterable[str]) -> str:
        counted = Counter(units)
        parts = [
            goods(unit, self.names) if count == 1 else f"{count} {goods(unit, self.names)}"
            for unit, count in counted.items()
        ]
        return ", ".join(parts) or "-"

    def _means(self, city: CityView) -> str:
        say = self.say.table
        own = self._goods(city.goods)
        cheap = ", ".join(say.discounts[discount] for discount in city.discounts)
        return say.buys_cheaply.format(goods=own, cheap=cheap) if cheap else own

    def _next_stage(self, city: CityView) -> str:
        for at, stage in enumerate(city.stages):
            if not stage.built:
                printed = self.catalog.side(city.side).stages[at]
                gives = effects_text(printed.effects, self.names)
                cost = cost_text(printed.cost, self.names)
                return self.say.table.stage.format(stage=at + 1, gives=gives, cost=cost)
        return self.say.table.complete


def _by_color(cells: Sequence[str]) -> Text:
    """Narrow cells, one a colour, in the order of COLORS."""
    line = Text()
    for color, cell in zip(COLORS, cells, strict=True):
        line.append(f"{cell:>2}", style=STYLES[color] if cell != "·" else "dim")
    return line
