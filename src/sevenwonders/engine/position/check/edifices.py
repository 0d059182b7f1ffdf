"""Edifices and what cities have of them: pawns, rewards, points lost."""

from collections import Counter
from itertools import combinations

from sevenwonders.content.nearest import nearest_hint
from sevenwonders.engine.choice.bits import count_at
from sevenwonders.engine.decisions.penalty import DEBTS
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.game.setup import PAWNS
from sevenwonders.engine.position.check.city import built_stages
from sevenwonders.engine.position.check.table import Setting
from sevenwonders.engine.vocabulary import AGES


def check_edifices(setting: Setting) -> None:
    """Check that edifices fit the progress of the game, and cities what edifices gave them."""
    if not setting.components.edifices:
        _check_absent(setting)
        return
    _check_named(setting)
    _check_built(setting)
    _check_pawns_left(setting)
    for city in range(len(setting.variants)):
        _check_joined(setting, city)
        _check_pawns(setting, city)
        _check_rewards(setting, city)
        _check_debts(setting, city)


def _check_absent(setting: Setting) -> None:
    position = setting.position
    given = {
        "edifices": bool(position.edifices),
        "edifice_pawns": bool(position.edifice_pawns),
        "edifices_built": bool(position.edifices_built),
    }
    for at, city in enumerate(position.city):
        given |= {
            f"city {at}, pawns": any(city.pawns),
            f"city {at}, joined": bool(city.joined),
            f"city {at}, rewards": any(city.rewards),
            f"city {at}, edifice_debts": city.edifice_debts != 0,
        }
    for where, said in given.items():
        if said:
            raise InvalidPosition(where, "there are no edifices at this table")


def _check_named(setting: Setting) -> None:
    named = setting.position.edifices
    ages = {edifice.slug: int(edifice.age) for edifice in setting.components.edifices}
    for age, name in enumerate(named, 1):
        if ages.get(name) != age:
            known = [slug for slug, of in ages.items() if of == age]
            hint = nearest_hint(name, known)
            why = f"{name!r} is not an edifice of Age {age} at this table{hint}"
            raise InvalidPosition("edifices", why)
    if named and len(named) != AGES:
        raise InvalidPosition("edifices", f"{len(named)} are named, there are {AGES}")


def _check_built(setting: Setting) -> None:
    for age in setting.position.edifices_built:
        _check_age(setting, age, "edifices_built")
    _check_once(setting.position.edifices_built, "edifices_built")


def _check_age(setting: Setting, age: int, where: str) -> None:
    if not 1 <= age <= setting.position.age:
        why = f"{age} is no Age that was played; it is Age {setting.position.age}"
        raise InvalidPosition(where, why)


def _check_once(ages: tuple[int, ...], where: str) -> None:
    for age, count in Counter(ages).items():
        if count > 1:
            raise InvalidPosition(where, f"Age {age} is said {count} times")


def _check_pawns_left(setting: Setting) -> None:
    given = setting.position.edifice_pawns
    if not given:
        return
    if len(given) != AGES:
        raise InvalidPosition("edifice_pawns", f"{len(given)} numbers, there are {AGES} edifices")
    most = PAWNS[setting.position.players - 3]
    for age, pawns in enumerate(given, 1):
        built = age in setting.position.edifices_built
        fewest = 0 if built else 1
        if age > setting.position.age:
            fewest = most
        if not fewest <= pawns <= (0 if built else most):
            state = "is built" if built else "is not built"
            if age > setting.position.age:
                state = "is still to come"
            why = f"{pawns} on the edifice of Age {age}, which {state}"
            raise InvalidPosition("edifice_pawns", why)


def _check_joined(setting: Setting, city: int) -> None:
    where = f"city {city}, joined"
    joined = setting.city(city).joined
    for age in joined:
        _check_age(setting, age, where)
    _check_once(joined, where)
    stages = len(built_stages(setting, city))
    if len(joined) > stages:
        why = f"{len(joined)} edifices joined, each with a stage, but {stages} stages are built"
        raise InvalidPosition(where, why)


def _check_pawns(setting: Setting, city: int) -> None:
    """A pawn comes with joining, once an Age, or with a stage."""
    own = setting.city(city)
    for age, pawns in enumerate(own.pawns, 1):
        given = sum(
            int(count_at(stage.immediate.pawns, age - 1))
            for _, stage in built_stages(setting, city)
            if stage.immediate is not None
        )
        joined = 1 if age <= setting.position.age else 0
        if not 0 <= pawns <= joined + given:
            why = f"{pawns} of Age {age}; there can be {joined + given}"
            raise InvalidPosition(f"city {city}, pawns", why)


def _check_rewards(setting: Setting, city: int) -> None:
    own = setting.city(city)
    for age, rewards in enumerate(own.rewards, 1):
        built = age in setting.position.edifices_built
        due = own.pawns[age - 1] if built else 0
        if rewards != due:
            state = "is built" if built else "is not built"
            why = (
                f"{rewards} from the edifice of Age {age}, which {state}; "
                f"with {own.pawns[age - 1]} pawns there are {due}"
            )
            raise InvalidPosition(f"city {city}, rewards", why)


def _check_debts(setting: Setting, city: int) -> None:
    """Points lost are those of some edifices that failed."""
    failed = [
        DEBTS[age - 1]
        for age in range(1, setting.conflicts + 1)
        if age not in setting.position.edifices_built
    ]
    sums = {sum(some) for count in range(len(failed) + 1) for some in combinations(failed, count)}
    debts = setting.city(city).edifice_debts
    if debts not in sums:
        there_can_be = ", ".join(map(str, sorted(sums)))
        why = f"{debts}; the edifices that failed can have taken {there_can_be}"
        raise InvalidPosition(f"city {city}, edifice_debts", why)
