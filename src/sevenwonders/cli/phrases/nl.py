"""Dutch."""

from typing import Final

from sevenwonders.cli.phrases.boxes_nl import BOXES
from sevenwonders.cli.phrases.model import (
    GamePhrases,
    HandPhrases,
    Phrases,
    ReferencePhrases,
    SheetPhrases,
    TablePhrases,
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Tijd", "Kaart", "Kleur", "Kosten", "Gratis met", "Geeft", "Spelers", "id"),
    side_columns=("Stad", "Kant", "Product", "Fase", "Kosten", "Geeft", "id"),
    faces={"a": "a", "b": "b", "day": "dag", "night": "nacht"},
    either=" of ",
    drawn="geloot",
)

_TABLE: Final = TablePhrases(
    player="Speler",
    seat="plaats {seat}",
    free_city="Vrije Stad",
    free_city_told="de Vrije Stad",
    over="Het spel is afgelopen",
    turn="Tijdperk {age}, ronde {turn} van {turns}",
    passing={
        "left": "handen gaan naar links",
        "right": "handen gaan naar rechts",
        "exchange": "handen worden geruild",
    },
    discarded="{n} afgelegd",
    holder="{who} speelt ook de Vrije Stad",
    city="Stad",
    columns=("Munten", "Leger", "p/t/t", "Fase", "Strijd", "Ptn"),
    colors=("Br", "Gs", "Bl", "Ge", "Ro", "Gn", "Pa", "Zw", "Le"),
    has="{who} heeft",
    buys_cheaply="{goods}; koopt voor 1 munt: {cheap}",
    discounts={
        "raw-left": "ruwe grondstoffen links",
        "raw-right": "ruwe grondstoffen rechts",
        "manufactured-left": "goederen links",
        "manufactured-right": "goederen rechts",
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
)

_GAME: Final = GamePhrases(
    decide_free_city="Je beslist voor de Vrije Stad:",
    decide_last_card="Je mag ook je laatste kaart spelen:",
    decide_discard_pile="Je mag een kaart van de aflegstapel bouwen:",
    prompt="b1 kaart 1 bouwen, w1 fase, d1 afleggen, ? hulp, q stoppen > ",
    prompt_discard_pile="t1 kaart 1 nemen, n niets, ? hulp, q stoppen > ",
    verbs={
        "build": "bouwen",
        "stage": "fase van het wereldwonder",
        "sell": "afleggen voor 3 munten",
        "free": "bouwen met de gratis bouw van dit tijdperk",
        "take": "nemen",
        "keep": "houden",
        "recruit": "rekruteren",
        "copy": "deze leider kopiëren",
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
d1  afleggen voor 3 munten    f1  ze bouwen met de gratis bouw van dit tijdperk
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
    wins="* wint",
    shared="* delen de overwinning",
    stage="fase {stage}",
)

DUTCH: Final = Phrases(
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
)
