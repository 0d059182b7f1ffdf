"""The table as text: one line a city, then what a seat can buy and build."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.output.console import STYLES
from sevenwonders.cli.output.folding import Folding, Strip
from sevenwonders.cli.phrases.costs import goods, stage_cost_text
from sevenwonders.cli.phrases.effects import effect_text, stage_effects_text
from sevenwonders.cli.phrases.pieces import ROMAN, thing_name
from sevenwonders.cli.reference import side_name
from sevenwonders.cli.terminal.extras import city_extras, edifices_text
from sevenwonders.content import effects as fx
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Catalog
from sevenwonders.content.names import Names
from sevenwonders.content.vocabulary import COLORS, Color, PawnAge
from sevenwonders.engine.see.view import CityView, StageView, VariantView, View
from sevenwonders.engine.vocabulary import VICTORY_VALUES
from sevenwonders.messages import messages

DRAFT: Final = "draft"
WHITE: Final = "white"
PAWN_AGES: Final[tuple[PawnAge, ...]] = ("1", "2", "3")
COLUMNS: Final = ("coins", "shields", "science", "stages", "tokens", "points")
YOU: Final = "* "
"""The mark of the viewer's own city; the left neighbour's is ``<``, the right one's ``>``."""


class Drawing:
    """Draws views of one table in one language."""

    def __init__(self, edition: str, boxes: Iterable[str], names: Names, people: Sequence[str]):
        self.catalog: Catalog = load_catalog(edition, boxes)
        self.names = names
        self.say = messages(names.language).say
        self.people = people
        self._leaders = {leader.id for leader in self.catalog.leaders}
        self._colors = _colors(self.catalog)

    def table(self, seen: View) -> RenderableType:
        """Heading, cities, and details of the city that the viewer decides for."""
        parts: list[RenderableType] = [self.heading(seen), self.cities(seen)]
        parts += self._extras(seen)
        if seen.decision is not None:
            parts.append(self.details(seen, seen.decision.city))
        elif seen.seat >= 0:
            parts.append(self.details(seen, seen.seat))
        return Group(*parts)

    def heading(self, seen: View) -> Text:
        """The state of the game in a line."""
        say = self.say
        if seen.phase == "over":
            return Text(say("table-over"), style="bold")
        parts = [
            *self._moment(seen),
            say(f"table-pass-{seen.direction}"),
            say("table-discards", n=seen.discard_count),
        ]
        if seen.holder is not None:
            parts.append(say("terminal-holder", who=self.people[seen.holder]))
        return Text(" · ".join(parts), style="bold")

    def _moment(self, seen: View) -> list[str]:
        if seen.phase == DRAFT:
            return [self.say("decision-phase-draft")]
        age = self.say("table-age", age=ROMAN[seen.age])
        if seen.turn == 0:
            return [age, self.say("decision-phase-recruit")]
        return [age, self.say("table-turn", turn=seen.turn, turns=seen.turns)]

    def _extras(self, seen: View) -> list[RenderableType]:
        """What the boxes add to the cities, a line for each that has something of them."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        if seen.edifices:
            grid.add_row(self.say("city-edifices"), edifices_text(seen.edifices, self.names))
        for at, _ in self._order(seen):
            told = city_extras(seen.cities[at], self.names, self.people)
            if told:
                grid.add_row(self.people[at], told)
        if seen.leaders:
            grid.add_row(self._holder(seen.seat), self.card_list(seen.leaders))
        if seen.partner is not None:
            theirs = (*seen.partner.hand, *seen.partner.leaders)
            grid.add_row(self._holder(seen.partner.seat), self.card_list(theirs))
        return [grid] if grid.row_count else []

    def _holder(self, seat: int) -> str:
        return self.say("terminal-holds", who=self.people[seat])

    def cities(self, seen: View) -> RenderableType:
        """One line a city: yours and your neighbours' first."""
        order = self._order(seen)
        lines = [self._line(seen.cities[at], at, place) for at, place in order]
        names, cities, *figures = map(list, zip(*lines, strict=True))
        heads = [Text(self.say(f"terminal-column-{column}")) for column in COLUMNS]
        heads.append(_by_color({one: self.say(f"terminal-color-{one}") for one in self._colors}))
        strips = [Strip(head, cells) for head, cells in zip(heads, figures, strict=True)]
        return Folding(
            Strip(Text(), names),
            [Strip(Text(self.say("terminal-column-city")), cities, words=True), *strips],
        )

    def _order(self, seen: View) -> list[tuple[int, str]]:
        """Cities in the order in which a seat looks at them, each with its place."""
        count = len(seen.cities)
        if seen.seat < 0:
            return [(at, "") for at in range(count)]
        left, right = (seen.seat + 1) % count, (seen.seat - 1) % count
        first = [(left, "< "), (seen.seat, YOU), (right, "> ")]
        others = [(seen.seat + step) % count for step in range(2, count - 1)]
        return first + [(at, "  ") for at in others]

    def _line(self, city: CityView, number: int, place: str) -> list[Text]:
        style = "bold" if place == YOU else ""
        science = "/".join(map(str, city.symbols)) + (f"+{city.wilds}" if city.wilds else "")
        built = sum(stage.built for stage in city.stages)
        victories = sum(
            value * count for value, count in zip(VICTORY_VALUES, city.victories, strict=True)
        )
        colors = Counter(self.catalog.card(card).color for card in city.cards)
        colors[WHITE] = len(city.leaders)
        return [
            Text(f"{place}{self.people[number]}", style=style),
            Text(self.city_name(city), style=style),
            Text(str(city.coins)),
            Text(str(city.shields)),
            Text(science),
            Text(f"{built}/{len(city.stages)}"),
            Text(f"+{victories}-{city.defeats}" if victories or city.defeats else "-"),
            Text(str(city.sheet.total)),
            _by_color({color: str(colors[color] or "·") for color in self._colors}),
        ]

    def city_name(self, city: CityView) -> str:
        """``Giza A``."""
        side = self.catalog.side(city.side)
        face = side_name(side.id, self.names).capitalize()
        return f"{self.names.board(city.board)} {face}"

    def details(self, seen: View, number: int) -> Table:
        """A city's goods, its neighbours' goods, its cards, and the costs of its stages."""
        count = len(seen.cities)
        city = seen.cities[number]
        left, right = (number + 1) % count, (number - 1) % count
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        say = self.say
        grid.add_row(say("terminal-has", who=self.people[number]), self._means(city))
        for mark, other in (("<", left), (">", right)):
            sells = say("terminal-sells", who=self.people[other])
            grid.add_row(f"{mark} {sells}", self._goods(seen.cities[other].sold))
        grid.add_row(say("terminal-built"), self.card_list(city.cards))
        grid.add_row(say("terminal-next-stage"), self._next_stage(city))
        return grid

    def card_list(self, cards: Iterable[str]) -> Text:
        """Names of cards in their colours."""
        shown = [self.card_name(card) for card in cards]
        return Text(", ").join(shown) if shown else Text("-")

    def card_name(self, card: str) -> Text:
        """A card's name in its colour; a leader's too."""
        color = WHITE if card in self._leaders else self.catalog.card(card).color
        return Text(thing_name(card, self.names), style=STYLES[color])

    def is_leader(self, slug: str) -> bool:
        """Whether a slug is that of a leader."""
        return slug in self._leaders

    def _goods(self, units: Iterable[str]) -> str:
        counted = Counter(units)
        parts = [
            goods(unit, self.names) if count == 1 else f"{count} {goods(unit, self.names)}"
            for unit, count in counted.items()
        ]
        return ", ".join(parts) or "-"

    def _means(self, city: CityView) -> str:
        own = self._goods(city.goods)
        cheap = ", ".join(self.say(f"terminal-discount-{discount}") for discount in city.discounts)
        return self.say("terminal-buys-cheaply", goods=own, cheap=cheap) if cheap else own

    def _next_stage(self, city: CityView) -> str:
        left = [at for at, stage in enumerate(city.stages) if not stage.built]
        if not left:
            return self.say("terminal-complete")
        side = self.catalog.side(city.side)
        told: list[str] = []
        for at in left if side.any_order else left[:1]:
            printed = side.stages[at]
            gives = self.stage_gives(city.stages[at]) if printed.copied_cost else ""
            told.append(
                self.say(
                    "terminal-stage",
                    stage=at + 1,
                    gives=gives or stage_effects_text(printed, self.names),
                    cost=stage_cost_text(printed, self.names),
                )
            )
        return "; ".join(told)

    def stage_gives(self, stage: StageView) -> str:
        """Everything a stage can be built as."""
        variants = [self.variant_gives(variant) for variant in stage.variants]
        return messages(self.names.language).any_of(variants)

    def variant_gives(self, variant: VariantView) -> str:
        """What a stage gives when it is built as one of its variants."""
        side, _, number = variant.source.rpartition("-")
        printed = self.catalog.side(side).stages[int(number) - 1]
        match printed.effects:
            case (fx.TakePawn(age="any"),):
                pawn = fx.TakePawn(PAWN_AGES[variant.half])
                return effect_text(pawn, self.names)
            case _:
                return stage_effects_text(printed, self.names, variant.half)


def _colors(catalog: Catalog) -> list[Color]:
    """The colours that may be at a table: black and white come with their boxes."""
    found = {card.color for card in catalog.cards}
    if catalog.leaders:
        found.add(WHITE)
    return [color for color in COLORS if color in found]


def _by_color(cells: Mapping[Color, str]) -> Text:
    """Narrow cells, one a colour."""
    line = Text()
    for color, cell in cells.items():
        line.append(f"{cell:>2}", style=STYLES[color] if cell != "·" else "dim")
    return line
