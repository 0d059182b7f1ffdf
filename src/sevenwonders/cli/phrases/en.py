"""English."""

from typing import Final

from sevenwonders.cli.phrases.analysis_en import ANALYSIS
from sevenwonders.cli.phrases.boxes_en import BOXES
from sevenwonders.cli.phrases.model import (
    BOTH_SIDES,
    EVERYONE,
    LEFT,
    NEIGHBOURS,
    OWN,
    RIGHT,
    Amount,
    EffectPhrases,
    GamePhrases,
    HandPhrases,
    Phrases,
    ReferencePhrases,
    SheetPhrases,
    TablePhrases,
)
from sevenwonders.content import effects as fx

_EFFECTS: Final = EffectPhrases(
    point=Amount("{n} point", "{n} points"),
    coin=Amount("{n} coin", "{n} coins"),
    shield=Amount("{n} shield", "{n} shields"),
    per="{amount} per {things}",
    where={
        OWN: "own {thing}",
        NEIGHBOURS: "neighbours' {thing}",
        EVERYONE: "own and neighbours' {thing}",
    },
    things={
        "brown-cards": "brown card",
        "gray-cards": "gray card",
        "blue-cards": "blue card",
        "yellow-cards": "yellow card",
        "red-cards": "red card",
        "green-cards": "green card",
        "purple-cards": "purple card",
        "brown-cards gray-cards purple-cards": "brown/gray/purple card",
        "wonder-stages": "stage",
        "defeat-tokens": "Defeat token",
        "black-cards": "black card",
        "white-cards": "leader",
        "victory-tokens": "Victory token",
        "victory-tokens-1": "Victory token of 1",
        "victory-tokens-3": "Victory token of 3",
        "victory-tokens-5": "Victory token of 5",
        "coins": "coin",
        "coins-by-three": "3 coins",
        "stone-symbols": "stone symbol",
    },
    discounts={
        "raw": "raw materials for 1 coin ({where})",
        "manufactured": "manufactured goods for 1 coin ({where})",
    },
    sides={LEFT: "left", RIGHT: "right", BOTH_SIDES: "both sides"},
    not_for_sale="{goods} (not for sale)",
    if_complete="{points} if the wonder is complete",
    rights={
        fx.LastCard: "play the last card of each Age too",
        fx.BuildFromDiscard: "build a discarded card for free",
        fx.CopyGuild: "copy a neighbour's guild",
        fx.FreeOnceAnAge: "build one card an Age for free",
        fx.FreeNewColor: "first card of each colour is free",
        fx.FreeFirstCard: "first card of each Age is free",
        fx.FreeLastCard: "last card of each Age is free",
    },
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Age", "Card", "Colour", "Cost", "Free with", "Gives", "Copies"),
    side_columns=("Board", "Side", "Good", "Stage", "Cost", "Gives"),
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
    lacks="lacks {what}",
    reasons={
        "already-built": "already built",
        "wonder-complete": "the wonder is complete",
        "must-chain": "must be built by its chain",
        "must-play": "a card of this hand can be played",
    },
)

_GAME: Final = GamePhrases(
    decide_free_city="You decide for the free city:",
    decide_last_card="You may play your last card as well:",
    decide_discard_pile="You may build one card of the discard pile:",
    prompt="b1 build card 1, w1 wonder stage, s1 sell, ? help, q quit > ",
    prompt_discard_pile="t1 take card 1, n nothing, ? help, q quit > ",
    verbs={
        "build": "build",
        "stage": "wonder stage",
        "sell": "sell for 3 coins",
        "free": "build with this Age's free build",
        "take": "take",
        "keep": "keep",
        "recruit": "recruit",
        "copy": "become this leader",
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
s1  sell card 1 for 3 coins f1  build card 1 with this Age's free build
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
    rows={
        "conflicts": "conflicts",
        "treasury": "treasury",
        "wonder": "wonder",
        "blue": "blue",
        "green": "green",
        "yellow": "yellow",
        "guilds": "guilds",
        "leaders": "leaders",
        "black": "black",
        "edifice": "edifices",
    },
    total="total",
    wins="* wins",
    shared="* share the victory",
    victories="Age {age} victories",
    sources={
        "coins": "coins",
        "debts": "debts",
        "defeats": "defeats",
        "sets": "sets",
    },
    stage="stage {stage}",
    copied="{label} (copied)",
)

ENGLISH: Final = Phrases(
    effects=_EFFECTS,
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
    analysis=ANALYSIS,
)
