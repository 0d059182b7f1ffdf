"""What a language has to say; ``{...}`` stand for names and numbers."""

from collections.abc import Mapping
from dataclasses import dataclass

from sevenwonders.cli.phrases.model_boxes import BoxPhrases
from sevenwonders.content.words import SideId


@dataclass(frozen=True, kw_only=True)
class ReferencePhrases:
    """The card reference."""

    card_columns: tuple[str, ...]
    side_columns: tuple[str, ...]
    faces: Mapping[SideId, str]
    either: str
    """Between two structures that make a card free."""
    drawn: str


@dataclass(frozen=True, kw_only=True)
class TablePhrases:
    """The table and who sits at it."""

    player: str
    seat: str
    free_city: str
    free_city_told: str
    """The free city inside a sentence."""
    over: str
    turn: str
    passing: Mapping[str, str]
    discarded: str
    holder: str
    city: str
    columns: tuple[str, ...]
    colors: tuple[str, ...]
    """Two letters each, in the order of COLORS."""
    has: str
    buys_cheaply: str
    discounts: Mapping[str, str]
    sells: str
    built: str
    next_stage: str
    stage: str
    complete: str
    holds: str


@dataclass(frozen=True, kw_only=True)
class HandPhrases:
    """The cards of a decision, their prices, and why something cannot be done."""

    card: str
    gives: str
    cost: str
    build: str
    take: str
    now: str
    yes: str
    no: str
    by_chain: str
    free_build: str
    pay: str
    payees: Mapping[str, str]
    ways: str
    stage: str
    stage_for: str
    no_stage: str


@dataclass(frozen=True, kw_only=True)
class GamePhrases:
    """What a person is asked and told during a game."""

    decide_free_city: str
    decide_last_card: str
    decide_discard_pile: str
    prompt: str
    prompt_discard_pile: str
    verbs: Mapping[str, str]
    which_use: str
    which_price: str
    unclear: str
    no_card: str
    impossible: str
    impossible_because: str
    leave: str
    save: str
    no: str
    """An answer to ``save``, besides ``n`` and nothing at all."""
    exists: str
    saved: str
    help: str


@dataclass(frozen=True, kw_only=True)
class SheetPhrases:
    """Score sheets."""

    points: str
    wins: str
    shared: str
    stage: str


@dataclass(frozen=True, kw_only=True)
class Phrases:
    """Everything the terminal says in one language."""

    reference: ReferencePhrases
    table: TablePhrases
    hand: HandPhrases
    game: GamePhrases
    sheet: SheetPhrases
    boxes: BoxPhrases
