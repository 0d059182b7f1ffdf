"""French."""

from typing import Final

from sevenwonders.cli.phrases.boxes_fr import BOXES
from sevenwonders.cli.phrases.model import (
    GamePhrases,
    HandPhrases,
    Phrases,
    ReferencePhrases,
    SheetPhrases,
    TablePhrases,
)

_REFERENCE: Final = ReferencePhrases(
    card_columns=("Âge", "Carte", "Couleur", "Coût", "Gratuite avec", "Donne", "Joueurs", "id"),
    side_columns=("Cité", "Face", "Produit", "Étape", "Coût", "Donne", "id"),
    faces={"a": "a", "b": "b", "day": "jour", "night": "nuit"},
    either=" ou ",
    drawn="au tirage",
)

_TABLE: Final = TablePhrases(
    player="Joueur",
    seat="place {seat}",
    free_city="Cité franche",
    free_city_told="la Cité franche",
    over="La partie est finie",
    turn="Âge {age}, tour {turn} sur {turns}",
    passing={
        "left": "les mains passent à gauche",
        "right": "les mains passent à droite",
        "exchange": "les mains s'échangent",
    },
    discarded="défausse : {n}",
    holder="{who} joue aussi la Cité franche",
    city="Cité",
    columns=("Pièces", "Armée", "c/r/t", "Étape", "Guerre", "Pts"),
    colors=("Ma", "Gr", "Bl", "Ja", "Ro", "Ve", "Vi", "No", "Le"),
    has="{who} a",
    buys_cheaply="{goods} ; achète à 1 pièce : {cheap}",
    discounts={
        "raw-left": "matières premières à gauche",
        "raw-right": "matières premières à droite",
        "manufactured-left": "produits manufacturés à gauche",
        "manufactured-right": "produits manufacturés à droite",
    },
    sells="{who} vend",
    built="bâtiments",
    next_stage="prochaine étape",
    stage="{stage} : {gives}, pour {cost}",
    complete="la merveille est achevée",
    holds="{who} a en main : ",
)

_HAND: Final = HandPhrases(
    card="Carte",
    gives="Donne",
    cost="Coût",
    build="Construire",
    take="Prendre",
    now="Gain",
    yes="oui",
    no="non",
    by_chain="oui, par chaînage",
    free_build="construction gratuite",
    pay="payer {prices}",
    payees={"left": "{n} à gauche", "right": "{n} à droite", "bank": "{n} à la banque"},
    ways="{what} ({n} façons)",
    stage="l'étape {stage} peut être construite",
    stage_for="l'étape {stage} peut être construite : {price}",
    no_stage="pas d'étape maintenant ({why})",
)

_GAME: Final = GamePhrases(
    decide_free_city="Vous décidez pour la Cité franche :",
    decide_last_card="Vous pouvez aussi jouer votre dernière carte :",
    decide_discard_pile="Vous pouvez construire une carte de la défausse :",
    prompt="b1 construire la carte 1, w1 étape, d1 défausser, ? aide, q quitter > ",
    prompt_discard_pile="t1 prendre la carte 1, n rien, ? aide, q quitter > ",
    verbs={
        "build": "construire",
        "stage": "étape de la merveille",
        "sell": "défausser pour 3 pièces",
        "free": "construire gratuitement, une fois par Âge",
        "take": "prendre",
        "keep": "garder",
        "recruit": "recruter",
        "copy": "copier ce leader",
        "bury": "poser sous l'étape",
        "drop": "rendre",
        "lose": "payer",
        "yield": "perdre",
    },
    which_use="{card} : {uses} ; Entrée pour revenir > ",
    which_price="Quel prix ? Entrée pour 1, 0 pour revenir > ",
    unclear="Tapez une lettre et une carte, comme b1 ; ? pour l'aide.",
    no_card="Il n'y a pas de carte {number} ; elles vont de 1 à {count}.",
    impossible="{card}, {verb} : impossible maintenant.",
    impossible_because="{card}, {verb} : impossible ({why}).",
    leave="Vous quittez la table.",
    save="Enregistrer la partie ? Un nom de fichier, ou Entrée pour non > ",
    no="non",
    exists="{file} existe déjà ; choisissez un autre nom.",
    saved="La partie est enregistrée dans {file}.",
    help="""\
b1  construire la carte 1   w1  poser la carte 1 sous la prochaine étape
d1  défausser (3 pièces)    f1  la construire gratuitement, une fois par Âge
1   demander ce que permet la carte 1
?   cette aide              q   quitter, en proposant d'enregistrer la partie

S'il y a plusieurs prix, on vous demande lequel ; Entrée prend le moins cher.

* vous, < voisin de gauche, > voisin de droite ; Armée = boucliers ; c/r/t =
compas, roues dentées, tablettes (+ au choix) ; Étape = étapes construites ;
Guerre = jetons de victoire et de défaite ; Pts = points si la partie finissait
maintenant ; puis le nombre de cartes : marron, grises, bleues, jaunes, rouges,
vertes, violettes, et avec leurs boîtes noires et leaders. Gain = points que la
carte rapporte tout de suite. Avec les boîtes, on répond parfois par un nombre
seul.""",
)

_SHEET: Final = SheetPhrases(
    points="Points",
    wins="* gagne",
    shared="* partagent la victoire",
    stage="étape {stage}",
)

FRENCH: Final = Phrases(
    reference=_REFERENCE,
    table=_TABLE,
    hand=_HAND,
    game=_GAME,
    sheet=_SHEET,
    boxes=BOXES,
)
