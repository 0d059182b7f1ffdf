"""What cards, leaders and stages cost, what makes them free, and what a failed edifice takes."""

from collections import Counter
from collections.abc import Iterable

from sevenwonders.cli.phrases.pieces import card_of
from sevenwonders.content.model import Card, Cost, Leader, Penalty, Stage
from sevenwonders.content.names import Names
from sevenwonders.content.vocabulary import RESOURCES
from sevenwonders.messages import messages


def goods(unit: str, names: Names) -> str:
    """``wood/clay`` in the language of the names."""
    wanted = unit.split("/")
    return "/".join(names.resource(good) for good in RESOURCES if good in wanted)


def goods_list(units: Iterable[str], names: Names) -> str:
    """Units with equal ones counted, as ``2 wood and glass/papyrus``."""
    told = [_unit(unit, count, names) for unit, count in Counter(units).items()]
    return messages(names.language).all_of(told)


def _unit(unit: str, count: int, names: Names) -> str:
    """So many of a unit, of which each is one of several kinds."""
    say = messages(names.language).say
    first, *others = unit.split("/")
    told = say(f"goods-n-{first}", n=count) if count > 1 else say(f"goods-some-{first}")
    return "/".join((told, *(say(f"goods-some-{good}") for good in others)))


def coins_text(coins: int, names: Names) -> str:
    """``2 coins``."""
    return messages(names.language).say("effect-coins", n=coins)


def cost_text(cost: Cost, names: Names) -> str:
    """What a card or stage costs, as ``2 wood, 1 glass``; ``-`` for nothing."""
    say = messages(names.language).say
    parts = [coins_text(cost.coins, names)] if cost.coins else []
    for resource, amount in zip(RESOURCES, cost.goods, strict=True):
        if amount:
            parts.append(say(f"goods-n-{resource}", n=amount))
    return ", ".join(parts) or "-"


def leader_cost_text(leader: Leader, names: Names) -> str:
    """What a leader costs, as ``3 coins``; ``-`` for nothing."""
    if isinstance(leader.cost, str):
        return messages(names.language).say(f"reference-cost-{leader.cost}")
    return coins_text(leader.cost, names) if leader.cost else "-"


def stage_cost_text(stage: Stage, names: Names) -> str:
    """What a stage costs; a copy may cost what it copies."""
    if stage.copied_cost:
        return messages(names.language).say("city-stage-copied")
    return cost_text(stage.cost, names)


def penalty_text(penalty: Penalty, names: Names) -> str:
    """What a failed edifice takes."""
    say = messages(names.language).say
    if penalty.card is not None:
        return say("city-penalty-card", card=card_of(penalty.card, names))
    if penalty.coins:
        return coins_text(penalty.coins, names)
    return say("city-penalty-victories", n=penalty.victories)


def chain_text(card: Card, names: Names) -> str:
    """The structures that make a card free, as ``Baths or Altar``."""
    chains = list(dict.fromkeys(names.card(chain) for chain in card.chains))
    return messages(names.language).any_of(chains)
