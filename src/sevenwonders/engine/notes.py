"""The kinds of happening the rules report while they resolve a stage."""

from typing import Final

DEALT: Final = 0
"""A hand is dealt: city, card (one note a card)."""
DRAWN: Final = 1
"""The holder draws a card of the free city's pile: seat, card."""
PILED: Final = 2
"""The free city's draw pile is laid out: -1, card (one note a card)."""
PAID: Final = 3
"""Coins paid: payer, to whom (city, -1 the bank), coins."""
BUILT: Final = 4
"""A card is placed: city, card, how (an index of ``WAYS``), who played it."""
STAGED: Final = 5
"""A stage is placed: city, stage, the card under it, who put it there."""
SOLD: Final = 6
"""A card goes to the discard pile for coins: city, card, who put it there."""
GAINED: Final = 7
"""Coins from the bank: city, coins, the source (card, 1000 + stage, -1 a sale)."""
LEFT_OVER: Final = 8
"""A leftover goes to the discard pile: city, card, who put it there (-1 nobody)."""
ASKED: Final = 9
"""A decision opens after the reveal: city, kind, who decides."""
DECLINED: Final = 10
"""Nothing is taken from the discard pile: city."""
PASSED: Final = 11
"""Hands move on: -1, direction (0 left, 1 right, 2 exchange)."""
FOUGHT: Final = 12
"""A token is taken: city, from the conflict with which city, its value (-1, 1, 3, 5)."""
AGE_ENDED: Final = 13
"""The conflicts of an Age are over: -1, Age."""
GAME_ENDED: Final = 14
"""The last conflicts are over: -1. One ``SCORED`` a city follows."""
TURN_BEGAN: Final = 15
"""A turn begins: -1, Age, turn."""
CHAINED: Final = 16
"""The card just built was free by a chain: city, the card it chains from."""
SHOWN: Final = 17
"""The seat just asked looks at a card it may choose: seat, card (one note a card)."""
RECEIVED: Final = 18
"""A hand comes to a seat: seat, card (one note a card)."""
SCORED: Final = 19
"""A city's final points: city, total, whether it wins (1 or 0)."""

STAGE_SOURCE: Final = 1000

BY_PRICE: Final = 0
BY_CHAIN: Final = 1
BY_RIGHT: Final = 2
BY_LIMITED_RIGHT: Final = 3
FROM_DISCARD: Final = 4
WAYS: Final = ("paid", "chain", "right", "limited-right", "discard-pile")
