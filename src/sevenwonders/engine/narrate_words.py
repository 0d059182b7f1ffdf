"""The sentences events are told in, by language; a sentence not translated is told in English."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.content.names import FALLBACK

ENGLISH: Final[Mapping[str, str]] = {
    "age-1": "I",
    "age-2": "II",
    "age-3": "III",
    "and": "{some} and {last}",
    "bank": "the bank",
    "coin": "{coins} coin",
    "coins": "{coins} coins",
    "point": "{points} point",
    "points": "{points} points",
    "price": "{coins} to {payee}",
    "paying": "{sentence}, paying {prices}",
    "dealt": "{who} is dealt {cards}",
    "dealt-hidden": "{who} is dealt {count} cards",
    "received": "{who} takes up {cards}",
    "received-hidden": "{who} takes up a hand of {count}",
    "piled": "{count} cards are laid out for the free city",
    "turn": "Age {age}, turn {turn}",
    "drew": "{who} draws {card} from the free city's pile",
    "drew-hidden": "{who} draws a card from the free city's pile",
    "paid": "{who} pays {price}",
    "built-paid": "{who} builds {card}",
    "built-chain": "{who} builds {card}, free thanks to {chain}",
    "built-right": "{who} builds {card}, free by right",
    "built-limited-right": "{who} builds {card} with the free build of this Age",
    "built-discard-pile": "{who} builds {card} from the discard pile",
    "stage": "{who} builds stage {stage} of the wonder with {card}",
    "stage-hidden": "{who} builds stage {stage} of the wonder",
    "sold": "{who} sells {card} for {coins}",
    "sold-hidden": "{who} sells a card for {coins}",
    "gained-sale": "{who} gains {coins} for a sale",
    "gained-card": "{who} gains {coins} from {card}",
    "gained-stage": "{who} gains {coins} from stage {stage}",
    "left-over": "{who} discards the last card, {card}",
    "left-over-hidden": "{who} discards the last card",
    "left-pile": "The last card of the pile, {card}, is discarded",
    "left-pile-hidden": "The last card of the pile is discarded",
    "asked-last-card": "{who} may play the last card of {city}",
    "asked-last-card-own": "{who} may play the last card",
    "asked-discard-pile": "{who} looks through the discard pile for {city}",
    "asked-discard-pile-own": "{who} looks through the discard pile",
    "declined": "{who} takes nothing from the discard pile",
    "passed-left": "Hands pass to the left",
    "passed-right": "Hands pass to the right",
    "passed-exchange": "The hands are exchanged",
    "victory": "{who} defeats {other} and takes {value}",
    "defeat": "{who} is defeated by {other} and takes {value}",
    "age-ended": "Age {age} is over",
    "won": "{who} wins with {points}",
    "shared": "{who} share the victory with {points}",
    "end": "{sentence}.",
}

WORDS: Final[Mapping[str, Mapping[str, str]]] = {FALLBACK: ENGLISH}
"""The sentences of each language; ``{...}`` stand for what happened."""
