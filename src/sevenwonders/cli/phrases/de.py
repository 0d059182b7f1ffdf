"""German."""

from typing import Final

from sevenwonders.cli.phrases.analysis_de import ANALYSIS
from sevenwonders.cli.phrases.boxes_de import BOXES
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
    point=Amount("{n} Siegpunkt", "{n} Siegpunkte"),
    coin=Amount("{n} Münze", "{n} Münzen"),
    shield=Amount("{n} Schild", "{n} Schilde"),
    per="{amount} je {things}",
    where={
        OWN: "{thing} bei dir",
        NEIGHBOURS: "{thing} der Nachbarn",
        EVERYONE: "{thing} bei dir und den Nachbarn",
    },
    things={
        "brown-cards": "braune Karte",
        "gray-cards": "graue Karte",
        "blue-cards": "blaue Karte",
        "yellow-cards": "gelbe Karte",
        "red-cards": "rote Karte",
        "green-cards": "grüne Karte",
        "purple-cards": "violette Karte",
        "brown-cards gray-cards purple-cards": "braune, graue oder violette Karte",
        "wonder-stages": "Ausbaustufe",
        "defeat-tokens": "Niederlage",
        "black-cards": "schwarze Karte",
        "white-cards": "Anführer",
        "victory-tokens": "Siegmarker",
        "victory-tokens-1": "Siegmarker von 1",
        "victory-tokens-3": "Siegmarker von 3",
        "victory-tokens-5": "Siegmarker von 5",
        "coins": "Münze",
        "coins-by-three": "3 Münzen",
        "stone-symbols": "Steinsymbol",
    },
    discounts={
        "raw": "Rohstoffe für 1 Münze ({where})",
        "manufactured": "Manufakturwaren für 1 Münze ({where})",
    },
    sides={LEFT: "links", RIGHT: "rechts", BOTH_SIDES: "beide Seiten"},
    not_for_sale="{goods} (unverkäuflich)",
    if_complete="{points}, wenn das Weltwunder vollendet ist",
    rights={
        fx.LastCard: "auch die letzte Karte jedes Zeitalters spielen",
        fx.BuildFromDiscard: "eine Karte vom Ablagestapel kostenlos bauen",
        fx.CopyGuild: "eine Gilde eines Nachbarn kopieren",
        fx.FreeOnceAnAge: "eine Karte je Zeitalter kostenlos bauen",
        fx.FreeNewColor: "erste Karte jeder Farbe kostenlos",
        fx.FreeFirstCard: "erste Karte jedes Zeitalters kostenlos",
        fx.FreeLastCard: "letzte Karte jedes Zeitalters kostenlos",
    },
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Zeit", "Karte", "Farbe", "Kosten", "Gratis mit", "Bringt", "Spieler"),
    side_columns=("Stadt", "Seite", "Ware", "Stufe", "Kosten", "Bringt"),
    faces={"a": "a", "b": "b", "day": "Tag", "night": "Nacht"},
    either=" oder ",
    drawn="gezogen",
)

_TABLE: Final = TablePhrases(
    player="Spieler",
    seat="Platz {seat}",
    free_city="freie Stadt",
    free_city_told="die freie Stadt",
    over="Das Spiel ist zu Ende",
    turn="Zeitalter {age}, Runde {turn} von {turns}",
    passing={
        "left": "Karten nach links",
        "right": "Karten nach rechts",
        "exchange": "Karten tauschen",
    },
    discarded="{n} abgelegt",
    holder="{who} spielt auch die freie Stadt",
    city="Stadt",
    columns=("Münzen", "Heer", "zi/za/s", "Stufe", "Krieg", "SP"),
    colors=("Br", "Gr", "Bl", "Ge", "Ro", "Gü", "Vi", "Sw", "An"),
    has="{who} hat",
    buys_cheaply="{goods}; kauft für 1 Münze: {cheap}",
    discounts={
        "raw-left": "Rohstoffe links",
        "raw-right": "Rohstoffe rechts",
        "manufactured-left": "Manufakturwaren links",
        "manufactured-right": "Manufakturwaren rechts",
    },
    sells="{who} verkauft",
    built="gebaut",
    next_stage="nächste Ausbaustufe",
    stage="{stage}: {gives}, für {cost}",
    complete="das Weltwunder ist vollendet",
    holds="{who} hat auf der Hand: ",
)

_HAND: Final = HandPhrases(
    card="Karte",
    gives="Bringt",
    cost="Kosten",
    build="Bauen",
    take="Nehmen",
    now="Sofort",
    yes="ja",
    no="nein",
    by_chain="ja, durch Verkettung",
    free_build="kostenloser Bau",
    pay="zahle {prices}",
    payees={"left": "{n} links", "right": "{n} rechts", "bank": "{n} Bank"},
    ways="{what} ({n} Möglichkeiten)",
    stage="Ausbaustufe {stage} kann gebaut werden",
    stage_for="Ausbaustufe {stage} kann gebaut werden: {price}",
    no_stage="jetzt keine Ausbaustufe ({why})",
    lacks="fehlt: {what}",
    reasons={
        "already-built": "schon gebaut",
        "wonder-complete": "das Weltwunder ist vollendet",
        "must-chain": "muss durch Verkettung gebaut werden",
        "must-play": "eine Karte dieser Hand kann gespielt werden",
    },
)

_GAME: Final = GamePhrases(
    decide_free_city="Du entscheidest für die freie Stadt:",
    decide_last_card="Du darfst auch deine letzte Karte spielen:",
    decide_discard_pile="Du darfst eine Karte vom Ablagestapel bauen:",
    prompt="b1 Karte 1 bauen, w1 Ausbaustufe, s1 verkaufen, ? Hilfe, q aufhören > ",
    prompt_discard_pile="t1 Karte 1 nehmen, n nichts, ? Hilfe, q aufhören > ",
    verbs={
        "build": "bauen",
        "stage": "Ausbaustufe",
        "sell": "für 3 Münzen verkaufen",
        "free": "mit dem kostenlosen Bau dieses Zeitalters bauen",
        "take": "nehmen",
        "keep": "behalten",
        "recruit": "anwerben",
        "copy": "dieser Anführer werden",
        "bury": "unter die Ausbaustufe legen",
        "drop": "zurückgeben",
        "lose": "zahlen",
        "yield": "abgeben",
    },
    which_use="{card}: {uses}; Enter für zurück > ",
    which_price="Welcher Preis? Enter für 1, 0 für zurück > ",
    unclear="Tippe einen Buchstaben und eine Karte, wie b1; ? für Hilfe.",
    no_card="Es gibt keine Karte {number}; sie gehen von 1 bis {count}.",
    impossible="{card}, {verb}: jetzt nicht möglich.",
    impossible_because="{card}, {verb}: nicht möglich ({why}).",
    leave="Du verlässt den Tisch.",
    save="Die Partie speichern? Ein Dateiname, oder Enter für nein > ",
    no="nein",
    exists="{file} gibt es schon; wähle einen anderen Namen.",
    saved="Die Partie ist in {file} gespeichert.",
    help="""\
b1  Karte 1 bauen             w1  Karte 1 unter die nächste Ausbaustufe legen
s1  für 3 Münzen verkaufen    f1  mit dem kostenlosen Bau des Zeitalters bauen
1   fragen, was mit Karte 1 geht
?   diese Hilfe               q   aufhören; die Partie kann gespeichert werden

Gibt es mehrere Preise, wirst du gefragt; Enter nimmt den günstigsten.

* du, < linker Nachbar, > rechter Nachbar; Heer = Schilde; zi/za/s = Zirkel,
Zahnräder, Schrifttafeln (+ nach Wahl); Stufe = gebaute Ausbaustufen; Krieg =
Sieg- und Niederlagenmarker; SP = Siegpunkte, wenn das Spiel jetzt endete; dann
die Zahl der Karten: braun, grau, blau, gelb, rot, grün, violett, und mit ihren
Erweiterungen schwarz und Anführer. Sofort = Siegpunkte, die eine Karte sofort
bringt. Mit Erweiterungen antwortest du manchmal nur mit einer Nummer.""",
)

_SHEET: Final = SheetPhrases(
    points="Siegpunkte",
    rows={
        "conflicts": "Konflikte",
        "treasury": "Schatz",
        "wonder": "Weltwunder",
        "blue": "blau",
        "green": "grün",
        "yellow": "gelb",
        "guilds": "Gilden",
        "leaders": "Anführer",
        "black": "schwarz",
        "edifice": "Bauwerke",
    },
    total="Summe",
    wins="* gewinnt",
    shared="* teilen den Sieg",
    victories="Siege in Zeitalter {age}",
    sources={
        "coins": "Münzen",
        "debts": "Schulden",
        "defeats": "Niederlagen",
        "sets": "Dreiergruppen",
    },
    stage="Ausbaustufe {stage}",
    copied="{label} (kopiert)",
)

GERMAN: Final = Phrases(
    effects=_EFFECTS,
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
    analysis=ANALYSIS,
)
