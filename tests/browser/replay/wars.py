"""Games whose conflicts are special, and how these are told."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.replay.scenes import NAMES, Game, Happening, opened, play, play_randomly
from tests.support.games import Kind

SEEDS: Final = 400
MINUS: Final = "\N{MINUS SIGN}"
FIGHTS: Final = """(all) => all.map((row) => [...row.querySelectorAll('.side')].map((side) => [
  side.querySelector('.name b').textContent,
  Number(side.querySelector('[data-part=war-shields]').textContent),
  [...side.querySelectorAll('[data-part=war-token] .unseen')].map((one) => one.textContent),
]))"""


class Side(NamedTuple):
    """A city in a conflict: its name, its shields and the tokens it takes."""

    name: str
    shields: int
    tokens: tuple[str, ...]


class War(NamedTuple):
    """The conflicts of an Age."""

    fights: tuple[tuple[Side, Side], ...]
    softened: tuple[int, ...]
    """Who fights although it spends a diplomacy token."""
    peace: tuple[int, ...]


def war_of(events: Sequence[Happening], free: str = "") -> War:
    """The conflicts among some events; a name for the city without a player."""
    fights: list[tuple[Side, Side]] = []
    spent: list[int] = []

    def name(city: int) -> str:
        return free if free and city == 2 else NAMES[city]

    for event in events:
        match event:
            case {"event": "compared"}:
                one = Side(name(event["city"]), event["shields"], ())
                other = Side(name(event["against"]), event["against_shields"], ())
                fights.append((one, other))
            case {"event": "fought", "city": city, "value": value}:
                fights[-1] = _taken(fights[-1], name(city), value)
            case {"event": "defeat-passed", "city": city}:
                fights[-1] = _taken(fights[-1], name(city), -1)
            case {"event": "diplomacy-used", "city": city}:
                spent.append(city)
            case _:
                pass
    fighters = {side.name for fight in fights for side in fight}
    softened = tuple(city for city in spent if name(city) in fighters)
    return War(tuple(fights), softened, tuple(city for city in spent if city not in softened))


def _taken(fight: tuple[Side, Side], name: str, value: int) -> tuple[Side, Side]:
    token = f"{value:+}".replace("-", MINUS)
    one, other = (
        side._replace(tokens=(*side.tokens, token)) if side.name == name else side for side in fight
    )
    return one, other


def war_where(kind: Kind, wanted: Callable[[War], bool]) -> tuple[Game, int]:
    """A game and its step with such conflicts."""
    for seed in range(SEEDS):
        game = play_randomly(kind, f"war {seed}")
        for step, events in enumerate(game.steps):
            if any(event["event"] == "age-ended" for event in events) and wanted(war_of(events)):
                return game, step
    raise AssertionError(f"no game of {kind} has such conflicts")


def war_panel(person: Person, game: Game, step: int) -> Locator:
    """The conflicts of a step, told to their end."""
    viewer = opened(person, game)
    play(viewer, step)
    panel = viewer.locator("[data-part=war]")
    expect(panel).to_be_visible()
    return panel


def fights_in(panel: Locator) -> list[tuple[Side, Side]]:
    """The conflicts that are told; those of the eyes that look come first."""
    rows = panel.locator(".borders li:not(.peace)").evaluate_all(FIGHTS)
    return [(_side(*one), _side(*other)) for one, other in rows]


def _side(name: str, shields: int, tokens: Sequence[str]) -> Side:
    return Side(name, shields, tuple(tokens))
