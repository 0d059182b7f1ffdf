"""What the boxes add to a city and to the table, in words."""

from collections.abc import Iterable, Iterator, Sequence

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.effects import ROMAN, coins_text
from sevenwonders.cli.phrases.effects_boxes import age_list, thing_name
from sevenwonders.content.names import Names
from sevenwonders.engine.see.view import CityView, EdificeView


def city_extras(city: CityView, names: Names, people: Sequence[str]) -> str:
    """Leaders, debts, tokens and pawns of a city; empty when it has none."""
    return "; ".join(_extras(city, names, people))


def _extras(city: CityView, names: Names, people: Sequence[str]) -> Iterator[str]:
    say = phrases(names).boxes
    if city.partner is not None:
        yield say.partner.format(who=people[city.partner])
    if city.leaders:
        yield say.leaders.format(what=_list(city.leaders, names))
    if city.named is not None:
        yield say.named.format(what=thing_name(city.named, names))
    if city.buried:
        yield say.buried.format(what=_list(city.buried, names))
    if city.debts:
        yield say.debts.format(n=city.debts)
    if city.edifice_debts:
        yield say.edifice_debts.format(n=city.edifice_debts)
    if city.diplomacy:
        yield say.diplomacy.format(n=city.diplomacy)
    if city.owed:
        yield say.owed.format(coins=coins_text(city.owed, names))
    if any(city.pawns):
        yield say.pawns.format(what=age_list(city.pawns))
    if city.joined:
        yield say.joined


def edifices_text(edifices: Iterable[EdificeView], names: Names) -> str:
    """The edifices of the three Ages and how far they are."""
    say = phrases(names).boxes
    return ", ".join(
        say.edifice.format(
            age=ROMAN[one.age],
            edifice=names.edifice(one.edifice),
            state=say.edifice_states[one.state],
            n=one.pawns,
        )
        for one in edifices
    )


def _list(slugs: Iterable[str], names: Names) -> str:
    return ", ".join(thing_name(slug, names) for slug in slugs)
