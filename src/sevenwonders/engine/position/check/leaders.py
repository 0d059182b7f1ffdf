"""Leaders of one city: face up, buried, copied by a guild."""

from sevenwonders.engine.components.model import BY_AGE, BY_STAGE, Piece
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.check.city import built_stages
from sevenwonders.engine.position.check.table import Setting
from sevenwonders.engine.position.entries import leader_entry
from sevenwonders.engine.position.model import leader_name
from sevenwonders.engine.vocabulary import BURY_LEADER, COPY_LEADER, FREEZE_HANDS


def check_leaders(setting: Setting, city: int) -> None:
    """Every leader is where its card and the stages allow it to be."""
    _check_face_up(setting, city)
    _check_buried(setting, city)
    _check_copied(setting, city)


def _check_face_up(setting: Setting, city: int) -> None:
    where = f"city {city}, leaders"
    age = setting.position.age
    for entry in setting.city(city).leaders:
        name, recruited = leader_entry(entry, where)
        if recruited is not None and not 1 <= recruited <= age:
            why = f"{entry!r}: nobody was recruited in Age {recruited}, it is Age {age}"
            raise InvalidPosition(where, why)
        if setting.card(name).leader_cost == BY_STAGE and not _lies_under_a_stage(
            setting, city, name
        ):
            raise InvalidPosition(where, f"{name!r} lies face up under a stage: name it there too")


def _check_buried(setting: Setting, city: int) -> None:
    where = f"city {city}, buried"
    buried = setting.city(city).buried
    graves = sum(
        int(stage.immediate.asks_for(BURY_LEADER))
        for _, stage in built_stages(setting, city)
        if stage.immediate is not None
    )
    if len(buried) > graves:
        why = f"{len(buried)} leaders, the stages built here bury {graves}"
        raise InvalidPosition(where, why)
    for entry in buried:
        name, points = leader_entry(entry, where)
        worth = _worths(setting.card(name), setting.position.age)
        if not worth:
            raise InvalidPosition(where, f"{name!r} is never buried")
        if points not in worth:
            said = " or ".join(f"{name}@{points}" for points in worth)
            raise InvalidPosition(where, f"{entry!r}: twice the cost of that leader is {said}")


def _worths(leader: Piece, age: int) -> list[int]:
    """The points a buried leader can be worth: twice what it cost."""
    if leader.leader_cost == BY_STAGE:
        return []
    if leader.leader_cost == BY_AGE:
        return [2 * recruited for recruited in range(1, age + 1)]
    return [2 * int(leader.leader_cost)]


def _check_copied(setting: Setting, city: int) -> None:
    """The Courtesans Guild copies a leader that lies, or has lain, face up next door."""
    where = f"city {city}, copied"
    own = setting.city(city)
    guilds = [card for card in own.built if _copies_leaders(setting.card(card))]
    if not own.copied:
        return
    if setting.components.card_index.get(own.copied, -1) not in setting.components.leaders:
        why = f"no leader {own.copied!r} at this table{setting.leader_hint(own.copied)}"
        raise InvalidPosition(where, why)
    if not guilds:
        raise InvalidPosition(where, "no guild that copies a leader is built here")
    leader = setting.card(own.copied)
    if leader.powers & FREEZE_HANDS:
        raise InvalidPosition(where, f"{own.copied!r} is never copied")
    neighbours = [setting.city(other % len(setting.variants)) for other in (city - 1, city + 1)]
    seen = {leader_name(one) for other in neighbours for one in (*other.leaders, *other.buried)}
    if own.copied not in seen:
        raise InvalidPosition(where, f"{own.copied!r} was never face up next door")
    under = [guild for guild in guilds if _lies_under_a_stage(setting, city, guild)]
    if leader.leader_cost == BY_STAGE and not under:
        why = f"copying {own.copied!r} lays the guild under a stage: name {guilds[0]!r} there too"
        raise InvalidPosition(where, why)


def _copies_leaders(card: Piece) -> bool:
    return card.immediate is not None and card.immediate.asks_for(COPY_LEADER) > 0


def _lies_under_a_stage(setting: Setting, city: int, card: str) -> bool:
    return any(laid.card == card for laid, _ in built_stages(setting, city))
