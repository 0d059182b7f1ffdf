"""Dutch."""

from typing import Final

from sevenwonders.cli.phrases.analysis_nl import ANALYSIS
from sevenwonders.cli.phrases.boxes_nl import BOXES
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
    point=Amount("{n} punt", "{n} punten"),
    coin=Amount("{n} munt", "{n} munten"),
    shield=Amount("{n} schild", "{n} schilden"),
    per="{amount} per {things}",
    where={
        OWN: "eigen {thing}",
        NEIGHBOURS: "{thing} van de buren",
        EVERYONE: "{thing} van jou en je buren",
    },
    things={
        "brown-cards": "bruine kaart",
        "gray-cards": "grijze kaart",
        "blue-cards": "blauwe kaart",
        "yellow-cards": "gele kaart",
        "red-cards": "rode kaart",
        "green-cards": "groene kaart",
        "purple-cards": "paarse kaart",
        "brown-cards gray-cards purple-cards": "bruine, grijze of paarse kaart",
        "wonder-stages": "fase van het wereldwonder",
        "defeat-tokens": "nederlaagfiche",
        "black-cards": "zwarte kaart",
        "white-cards": "leider",
        "victory-tokens": "overwinningsfiche",
        "victory-tokens-1": "overwinningsfiche van 1",
        "victory-tokens-3": "overwinningsfiche van 3",
        "victory-tokens-5": "overwinningsfiche van 5",
        "coins": "munt",
        "coins-by-three": "3 munten",
        "stone-symbols": "steensymbool",
    },
    discounts={
        "raw": "grondstoffen voor 1 munt ({where})",
        "manufactured": "fabricaten voor 1 munt ({where})",
    },
    sides={LEFT: "links", RIGHT: "rechts", BOTH_SIDES: "beide kanten"},
    not_for_sale="{goods} (niet te koop)",
    if_complete="{points} als het wereldwonder voltooid is",
    rights={
        fx.LastCard: "ook de laatste kaart van elk tijdperk spelen",
        fx.BuildFromDiscard: "gratis een kaart van de aflegstapel bouwen",
        fx.CopyGuild: "een gilde van een buur kopiëren",
        fx.FreeOnceAnAge: "één kaart per tijdperk gratis bouwen",
        fx.FreeNewColor: "eerste kaart van elke kleur is gratis",
        fx.FreeFirstCard: "eerste kaart van elk tijdperk is gratis",
        fx.FreeLastCard: "laatste kaart van elk tijdperk is gratis",
    },
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Tijd", "Kaart", "Kleur", "Kosten", "Gratis met", "Geeft", "Spelers"),
    side_columns=("Stad", "Kant", "Product", "Fase", "Kosten", "Geeft"),
    faces={"a": "a", "b": "b", "day": "dag", "night": "nacht"},
    either=" of ",
    drawn="geloot",
)

_TABLE: Final = TablePhrases(
    player="Speler",
    seat="plaats {seat}",
    free_city="vrije stad",
    free_city_told="de vrije stad",
    over="Het spel is afgelopen",
    turn="Tijdperk {age}, beurt {turn} van {turns}",
    passing={
        "left": "handen gaan naar links",
        "right": "handen gaan naar rechts",
        "exchange": "handen worden geruild",
    },
    discarded="{n} afgelegd",
    holder="{who} speelt ook de vrije stad",
    city="Stad",
    columns=("Munten", "Leger", "p/t/t", "Fase", "Strijd", "Ptn"),
    colors=("Br", "Gs", "Bl", "Ge", "Ro", "Gn", "Pa", "Zw", "Le"),
    has="{who} heeft",
    buys_cheaply="{goods}; koopt voor 1 munt: {cheap}",
    discounts={
        "raw-left": "grondstoffen links",
        "raw-right": "grondstoffen rechts",
        "manufactured-left": "fabricaten links",
        "manufactured-right": "fabricaten rechts",
    },
    sells="{who} verkoopt",
    built="gebouwd",
    next_stage="volgende fase",
    stage="{stage}: {gives}, voor {cost}",
    complete="het wereldwonder is voltooid",
    holds="{who} heeft in de hand: ",
)

_HAND: Final = HandPhrases(
    card="Kaart",
    gives="Geeft",
    cost="Kosten",
    build="Bouwen",
    take="Nemen",
    now="Nu",
    yes="ja",
    no="nee",
    by_chain="ja, gratis door ketting",
    free_build="gratis bouw",
    pay="betaal {prices}",
    payees={"left": "{n} links", "right": "{n} rechts", "bank": "{n} bank"},
    ways="{what} ({n} manieren)",
    stage="fase {stage} kan gebouwd worden",
    stage_for="fase {stage} kan gebouwd worden: {price}",
    no_stage="nu geen fase ({why})",
    lacks="mist {what}",
    reasons={
        "already-built": "al gebouwd",
        "wonder-complete": "het wereldwonder is voltooid",
        "must-chain": "moet door de ketting gebouwd worden",
        "must-play": "een kaart uit deze hand kan gespeeld worden",
    },
)

_GAME: Final = GamePhrases(
    decide_free_city="Je beslist voor de vrije stad:",
    decide_last_card="Je mag ook je laatste kaart spelen:",
    decide_discard_pile="Je mag een kaart van de aflegstapel bouwen:",
    prompt="b1 kaart 1 bouwen, w1 fase, s1 verkopen, ? hulp, q stoppen > ",
    prompt_discard_pile="t1 kaart 1 nemen, n niets, ? hulp, q stoppen > ",
    verbs={
        "build": "bouwen",
        "stage": "fase van het wereldwonder",
        "sell": "verkopen voor 3 munten",
        "free": "bouwen met de gratis bouw van dit tijdperk",
        "take": "nemen",
        "keep": "houden",
        "recruit": "rekruteren",
        "copy": "deze leider worden",
        "bury": "onder de fase leggen",
        "drop": "teruggeven",
        "lose": "betalen",
        "yield": "opgeven",
    },
    which_use="{card}: {uses}; Enter om terug te gaan > ",
    which_price="Welke prijs? Enter voor 1, 0 om terug te gaan > ",
    unclear="Typ een letter en een kaart, zoals b1; ? voor hulp.",
    no_card="Er is geen kaart {number}; ze gaan van 1 tot {count}.",
    impossible="{card}, {verb}: nu niet mogelijk.",
    impossible_because="{card}, {verb}: niet mogelijk ({why}).",
    leave="Je verlaat de tafel.",
    save="De partij bewaren? Een bestandsnaam, of Enter voor nee > ",
    no="nee",
    exists="{file} bestaat al; kies een andere naam.",
    saved="De partij is bewaard in {file}.",
    help="""\
b1  kaart 1 bouwen            w1  kaart 1 onder de volgende fase leggen
s1  ze verkopen voor 3 munten f1  ze bouwen met de gratis bouw van dit tijdperk
1   vragen wat er met kaart 1 kan
?   deze hulp                 q   stoppen, met de vraag de partij te bewaren

Zijn er meerdere prijzen, dan kies je er een; Enter neemt de goedkoopste.

* jij, < linkerbuur, > rechterbuur; Leger = schilden; p/t/t = passers,
tandwielen, tabletten (+ naar keuze); Fase = gebouwde fasen; Strijd = fiches van
overwinningen en nederlagen; Ptn = punten als het spel nu afliep; dan het aantal
kaarten: bruin, grijs, blauw, geel, rood, groen, paars, en met hun dozen zwart
en leiders. Nu = punten die een kaart meteen oplevert. Met dozen antwoord je
soms met een nummer alleen.""",
)

_SHEET: Final = SheetPhrases(
    points="Punten",
    rows={
        "conflicts": "conflicten",
        "treasury": "schatkist",
        "wonder": "wereldwonder",
        "blue": "blauw",
        "green": "groen",
        "yellow": "geel",
        "guilds": "gilden",
        "leaders": "leiders",
        "black": "zwart",
        "edifice": "bouwwerken",
    },
    total="totaal",
    wins="* wint",
    shared="* delen de overwinning",
    victories="overwinningen van tijdperk {age}",
    sources={
        "coins": "munten",
        "debts": "schulden",
        "defeats": "nederlagen",
        "sets": "reeksen van drie",
    },
    stage="fase {stage}",
    copied="{label} (gekopieerd)",
)

DUTCH: Final = Phrases(
    effects=_EFFECTS,
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
    analysis=ANALYSIS,
)
