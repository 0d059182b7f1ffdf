"""What a language has to say about the boxes."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class BoxPhrases:
    """Effects, tables and questions that no base game has."""

    leader_columns: tuple[str, ...]
    edifice_columns: tuple[str, ...]
    tiers: Mapping[str, str]
    prices: Mapping[str, str]
    """Prices of leaders that are no fixed number of coins."""
    same_cost: str
    from_start: str
    any_order: str
    penalty_card: str
    penalty_victories: str
    draft: str
    recruitment: str
    leaders: str
    named: str
    buried: str
    debts: str
    edifice_debts: str
    diplomacy: str
    pawns: str
    owed: str
    joined: str
    partner: str
    edifices: str
    edifice: str
    edifice_states: Mapping[str, str]
    ask: Mapping[str, str]
    """By the kind of decision; the others are asked as in the base game."""
    prompt: str
    which: str
    no_number: str
    nothing: str
    built_as: str
    joins: str
    freezes: str
    loss: str
    tokens: str
