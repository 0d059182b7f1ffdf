"""German."""

from typing import Final

from sevenwonders.cli.phrases.boxes_de import BOXES
from sevenwonders.cli.phrases.model import (
    GamePhrases,
    HandPhrases,
    Phrases,
    ReferencePhrases,
    SheetPhrases,
    TablePhrases,
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Zeit", "Karte", "Farbe", "Kosten", "Gratis mit", "Bringt", "Spieler", "id"),
    side_columns=("Stadt", "Seite", "Ware", "Abschnitt", "Kosten", "Bringt", "id"),
    faces={"a": "a", "b": "b", "day": "Tag", "night": "Nacht"},
    either=" oder ",
    drawn="gezogen",
)

_TABLE: Final = TablePhrases(
    player="Spieler",
    seat="Platz {seat}",
    free_city="Freie Stadt",
    free_city_told="die Freie Stadt",
    over="Das Spiel ist zu Ende",
    turn="Zeitalter {age}, Runde {turn} von {turns}",
    passing={
        "left": "Karten nach links",
        "right": "Karten nach rechts",
        "exchange": "Karten tauschen",
    },
    discarded="{n} abgelegt",
    holder="{who} spielt auch die Freie Stadt",
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
    next_stage="nächster Bauabschnitt",
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
    stage="Bauabschnitt {stage} kann gebaut werden",
    stage_for="Bauabschnitt {stage} kann gebaut werden: {price}",
    no_stage="jetzt kein Bauabschnitt ({why})",
)

_GAME: Final = GamePhrases(
    decide_free_city="Du entscheidest für die Freie Stadt:",
    decide_last_card="Du darfst auch deine letzte Karte spielen:",
    decide_discard_pile="Du darfst eine Karte vom Ablagestapel bauen:",
    prompt="b1 Karte 1 bauen, w1 Bauabschnitt, d1 ablegen, ? Hilfe, q aufhören > ",
    prompt_discard_pile="t1 Karte 1 nehmen, n nichts, ? Hilfe, q aufhören > ",
    verbs={
        "build": "bauen",
        "stage": "Bauabschnitt",
        "sell": "für 3 Münzen ablegen",
        "free": "mit dem kostenlosen Bau dieses Zeitalters bauen",
        "take": "nehmen",
        "keep": "behalten",
        "recruit": "anwerben",
        "copy": "diesen Anführer kopieren",
        "bury": "unter den Bauabschnitt legen",
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
b1  Karte 1 bauen             w1  Karte 1 unter nächsten Bauabschnitt
d1  für 3 Münzen ablegen      f1  mit dem kostenlosen Bau des Zeitalters bauen
1   fragen, was mit Karte 1 geht
?   diese Hilfe               q   aufhören; die Partie kann gespeichert werden

Gibt es mehrere Preise, wirst du gefragt; Enter nimmt den günstigsten.

* du, < linker Nachbar, > rechter Nachbar; Heer = Schilde; zi/za/s = Zirkel,
Zahnräder, Schrifttafeln (+ nach Wahl); Stufe = gebaute Bauabschnitte; Krieg =
Sieg- und Niederlagenmarker; SP = Siegpunkte, wenn das Spiel jetzt endete; dann
die Zahl der Karten: braun, grau, blau, gelb, rot, grün, violett, und mit ihren
Erweiterungen schwarz und Anführer. Sofort = Siegpunkte, die eine Karte sofort
bringt. Mit Erweiterungen antwortest du manchmal nur mit einer Nummer.""",
)

_SHEET: Final = SheetPhrases(
    points="Siegpunkte",
    wins="* gewinnt",
    shared="* teilen den Sieg",
    stage="Bauabschnitt {stage}",
)

GERMAN: Final = Phrases(
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
)
