"""English."""

from typing import Final

from sevenwonders.cli.phrases.boxes_en import BOXES
from sevenwonders.cli.phrases.model import (
    GamePhrases,
    HandPhrases,
    Phrases,
    ReferencePhrases,
    SheetPhrases,
    TablePhrases,
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Age", "Card", "Colour", "Cost", "Free with", "Gives", "Copies", "id"),
    side_columns=("Board", "Side", "Good", "Stage", "Cost", "Gives", "id"),
    faces={"a": "a", "b": "b", "day": "day", "night": "night"},
    either=" or ",
    drawn="drawn",
)

_TABLE: Final = TablePhrases(
    player="Player",
    seat="seat {seat}",
    free_city="free city",
    free_city_told="free city",
    over="The game is over",
    turn="Age {age}, turn {turn} of {turns}",
    passing={
        "left": "hands pass left",
        "right": "hands pass right",
        "exchange": "hands are exchanged",
    },
    discarded="{n} discarded",
    holder="{who} plays the free city too",
    city="City",
    columns=("Coins", "Army", "c/g/t", "Stage", "War", "Pts"),
    colors=("Br", "Gy", "Bl", "Ye", "Re", "Gr", "Pu", "Bk", "Ld"),
    has="{who} has",
    buys_cheaply="{goods}; buys for 1 coin: {cheap}",
    discounts={
        "raw-left": "raw materials left",
        "raw-right": "raw materials right",
        "manufactured-left": "manufactured goods left",
        "manufactured-right": "manufactured goods right",
    },
    sells="{who} sells",
    built="built",
    next_stage="next stage",
    stage="{stage}: {gives}, for {cost}",
    complete="the wonder is complete",
    holds="{who} holds: ",
)

_HAND: Final = HandPhrases(
    card="Card",
    gives="Gives",
    cost="Cost",
    build="Build",
    take="Take",
    now="Now",
    yes="yes",
    no="no",
    by_chain="yes, by chain",
    free_build="free build",
    pay="pay {prices}",
    payees={"left": "{n} left", "right": "{n} right", "bank": "{n} bank"},
    ways="{what} ({n} ways)",
    stage="stage {stage} can be built",
    stage_for="stage {stage} can be built: {price}",
    no_stage="no stage now: {why}",
)

_GAME: Final = GamePhrases(
    decide_free_city="You decide for the free city:",
    decide_last_card="You may play your last card as well:",
    decide_discard_pile="You may build one card of the discard pile:",
    prompt="b1 build card 1, w1 wonder stage, d1 discard, ? help, q quit > ",
    prompt_discard_pile="t1 take card 1, n nothing, ? help, q quit > ",
    verbs={
        "build": "build",
        "stage": "wonder stage",
        "sell": "discard for 3 coins",
        "free": "build with this Age's free build",
        "take": "take",
        "keep": "keep",
        "recruit": "recruit",
        "copy": "copy this leader",
        "bury": "lay under the stage",
        "drop": "give back",
        "lose": "pay",
        "yield": "give up",
    },
    which_use="{card}: {uses}; Enter to go back > ",
    which_price="Which price? Enter for 1, 0 to go back > ",
    unclear="Type a letter and a card, as b1; ? for help.",
    no_card="There is no card {number}; they are 1 to {count}.",
    impossible="{card}, {verb}: not possible now.",
    impossible_because="{card}, {verb}: not possible: {why}.",
    leave="You leave the table.",
    save="Save the record? A file name, or Enter for no > ",
    no="no",
    exists="{file} exists; choose another name.",
    saved="The record is in {file}.",
    help="""\
b1  build card 1            w1  lay card 1 face down to build the next stage
d1  discard it for 3 coins  f1  build card 1 with this Age's free build
1   ask what can be done with card 1
?   this help               q   quit, with an offer to save the game

Where several prices are possible you are asked which; Enter takes the cheapest.

* you, < left neighbour, > right neighbour; Army = shields; c/g/t = compasses,
gears, tablets (+ free ones); Stage = stages built; War = Victory and Defeat
tokens; Pts = points if the game ended now; then the number of cards: brown,
gray, blue, yellow, red, green, purple, and with their boxes black and leaders.
Now = points a card changes at once. With boxes, some questions are answered by
a number alone.""",
)

_SHEET: Final = SheetPhrases(
    points="Points",
    wins="* wins",
    shared="* share the victory",
    stage="stage {stage}",
)

ENGLISH: Final = Phrases(
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
)
