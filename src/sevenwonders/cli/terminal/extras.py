"""What the boxes add to a city and to the table, in words."""

from collections.abc import Iterable, Iterator, Sequence

from sevenwonders.cli.phrases.pieces import ROMAN, thing_name
from sevenwonders.content.names import Names
from sevenwonders.engine.see.view import CityView, EdificeView
from sevenwonders.messages import messages


def city_extras(city: CityView, names: Names, people: Sequence[str]) -> str:
    """Leaders, debts, tokens and pawns of a city, if it has any."""
    return "; ".join(_extras(city, names, people))


def _extras(city: CityView, names: Names, people: Sequence[str]) -> Iterator[str]:
    say = messages(names.language).say
    if city.partner is not None:
        yield say("terminal-partner", who=people[city.partner])
    if city.leaders:
        yield say("terminal-leaders", what=_list(city.leaders, names))
    if city.copied is not None:
        yield say("city-leaders-copied", leader=thing_name(city.copied, names))
    for leader in city.buried:
        yield say("city-leaders-buried", leader=thing_name(leader, names))
    if city.debts:
        yield say("city-debts", n=city.debts)
    if city.edifice_debts:
        yield say("city-edifice-debts", n=city.edifice_debts)
    if city.diplomacy:
        yield say("city-diplomacy", n=city.diplomacy)
    if city.owed:
        yield say("city-owed", n=city.owed)
    for age, pawns in enumerate(city.pawns, 1):
        if pawns:
            yield say("city-pawns", age=ROMAN[age], n=pawns)
    if city.joined:
        yield say("city-joined")


def edifices_text(edifices: Iterable[EdificeView], names: Names) -> str:
    """The edifices of the three Ages and how far they are."""
    return ", ".join(_edifice(one, names) for one in edifices)


def _edifice(edifice: EdificeView, names: Names) -> str:
    say = messages(names.language).say
    state = say(f"city-edifice-{edifice.state}")
    pawns = say("city-edifice-pawns", n=edifice.pawns)
    return f"{ROMAN[edifice.age]} {names.edifice(edifice.edifice)} ({state}, {pawns})"


def _list(slugs: Iterable[str], names: Names) -> str:
    return ", ".join(thing_name(slug, names) for slug in slugs)
