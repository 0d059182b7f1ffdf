"""Prices of leaders, penalties of edifices, and what things of all kinds are called."""

from typing import Final

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.effects import card_of, coins_text
from sevenwonders.content.errors import UnknownName
from sevenwonders.content.model import Leader, Penalty
from sevenwonders.content.names import Names

AGES: Final = {"1": "I", "2": "II", "3": "III"}


def leader_cost_text(leader: Leader, names: Names) -> str:
    """What a leader costs, as ``3 coins``; ``-`` for nothing."""
    if isinstance(leader.cost, str):
        return phrases(names).boxes.prices[leader.cost]
    return coins_text(leader.cost, names) if leader.cost else "-"


def penalty_text(penalty: Penalty, names: Names) -> str:
    """What a failed edifice takes."""
    say = phrases(names)
    if penalty.card is not None:
        return say.boxes.penalty_card.format(thing=card_of(penalty.card, names))
    if penalty.coins:
        return coins_text(penalty.coins, names)
    return say.boxes.penalty_victories.format(n=penalty.victories)


def thing_name(slug: str, names: Names) -> str:
    """The name of a card, leader or edifice."""
    for named in (names.card, names.leader, names.edifice):
        try:
            return named(slug)
        except UnknownName:
            continue
    raise UnknownName(slug)


def age_list(counts: tuple[int, ...]) -> str:
    """Things counted by Age, as ``I II II``."""
    return " ".join(AGES[str(age)] for age, count in enumerate(counts, 1) for _ in range(count))
