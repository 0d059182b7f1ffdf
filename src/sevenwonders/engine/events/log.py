"""The kinds of log entries: what the rules report while they resolve a stage."""

from typing import Final

DEALT: Final = 0
"""A hand is dealt: city, card (one entry a card)."""
DRAWN: Final = 1
"""The holder draws a card of the free city's pile: seat, card."""
PILED: Final = 2
"""The free city's draw pile is laid out: -1, card (one entry a card)."""
PAID: Final = 3
"""Coins paid: payer, to whom (city, -1 the bank), coins."""
BUILT: Final = 4
"""A card is placed: city, card, how (an index of ``PAID_BY``), who played it."""
STAGED: Final = 5
"""A stage is placed: city, stage, the card under it, who put it there."""
DISCARDED: Final = 6
"""A card goes to the discard pile for coins: city, card, who put it there."""
GAINED: Final = 7
"""Coins from the bank: city, coins, the source (see ``DISCARD_SOURCE`` and those after it)."""
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
"""The last conflicts are over: -1, whether in teams. One ``SCORED`` a city follows."""
TURN_BEGAN: Final = 15
"""A turn begins: -1, Age, turn."""
CHAINED: Final = 16
"""The card just built was free by a chain: city, the card it chains from."""
SHOWN: Final = 17
"""The seat just asked looks at a card it may choose: seat, card (one entry a card)."""
RECEIVED: Final = 18
"""A hand comes to a seat: seat, card (one entry a card)."""
SCORED: Final = 19
"""A city's final points: city, total, whether it wins (1 or 0)."""

TOKEN: Final = 20
"""A Victory token that no conflict gave: city, its value."""
GAVE_BACK: Final = 21
"""Tokens given back: city, their value, how many."""
DIPLOMATIC: Final = 22
"""Diplomacy tokens taken: city, how many; -1 when one is used."""
INDEBTED: Final = 23
"""Debts taken: city, how many."""
PAWN: Final = 24
"""A participation pawn taken: city, Age."""
DREW_LEADER: Final = 25
"""A leader drawn from the box: seat, leader."""
KEPT: Final = 26
"""A leader kept in the draft: seat, leader."""
DRAFT_PACK: Final = 27
"""A leader in the pack that came to a seat: seat, leader (one entry a card)."""
RECRUITED: Final = 28
"""A leader recruited: city, leader, the stage built with it, under which it lies (-1 none)."""
DISCARDED_LEADER: Final = 29
"""A leader discarded: city, leader."""
RETURNED: Final = 30
"""An unplayed leader goes back to the box: seat, leader."""
COPIED: Final = 31
"""A guild copies a leader: city, leader, guild, the stage it now lies under (-1 none)."""
BURIED: Final = 32
"""A leader is buried: city, leader, the points it will be worth."""
JOINED: Final = 33
"""A city joins the edifice with its stage: city, Age, edifice."""
EDIFICE_BUILT: Final = 34
"""An edifice is complete: -1, Age, edifice."""
EDIFICE_FAILED: Final = 35
"""An edifice has failed: -1, Age, edifice."""
REWARDED: Final = 36
"""A reward of an edifice: city, Age, edifice."""
PENALIZED: Final = 37
"""A debt for a failed edifice: city, points lost."""
LOST: Final = 38
"""A loss: city, coins paid, debts taken."""
GAVE_UP: Final = 39
"""A card lost to an edifice goes to the discard pile: city, card."""
FROZEN: Final = 40
"""Hands stay where they are: the city that says so."""
EDIFICES: Final = 41
"""The edifice of an Age is laid out: -1, Age, edifice (one entry an Age)."""
BLAMED: Final = 42
"""A Defeat token goes to the winner of a conflict: the winner, the loser (rule 12.26)."""
NOT_RECRUITED: Final = 43
"""No further leader is recruited: city."""
COMPARED: Final = 45
"""Shields are compared: city, with which city, its own, those of the other."""
CAUSED: Final = 44
"""The cause of the last entry: city, the source, its owner (-1 a failed edifice)."""

DISCARD_SOURCE: Final = -2
"""Coins for a discarded card; a source of -1 is anything else that is no card, stage or edifice."""
STAGE_SOURCE: Final = 1000
EDIFICE_SOURCE: Final = 2000
"""A stage or an edifice is added to these; below them the source is a card."""

BY_PRICE: Final = 0
BY_CHAIN: Final = 1
BY_RIGHT: Final = 2
BY_LIMITED_RIGHT: Final = 3
FROM_DISCARD: Final = 4
PAID_BY: Final = ("paid", "chain", "right", "limited-right", "discard-pile")
