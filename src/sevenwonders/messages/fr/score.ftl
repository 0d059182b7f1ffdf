score-row-conflicts = Conflits
score-row-treasury = Trésor
score-row-wonder = Merveille
score-row-blue = Civil
score-row-green = Science
score-row-yellow = Commerce
score-row-guilds = Guildes
score-row-total = Total
score-item-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
score-item-victories = { $n ->
    [one] { $n } victoire de l’Âge { $age }
   *[other] { $n } victoires de l’Âge { $age }
}
score-item-defeats = { $n ->
    [one] { $n } défaite
   *[other] { $n } défaites
}
score-item-sets = { $n ->
    [one] { $n } groupe de trois
   *[other] { $n } groupes de trois
}
score-item-symbol = { $n } × { $symbol }
score-item-stage = Étape { $n }
score-item-copied = { $card }, copiée
score-item-counted = { $card } ({ $n } comptés)
score-item-wild = dont { $n } au choix
score-row-leaders = Leaders
score-row-black = Cartes noires
score-row-edifice = Édifices
score-item-debts = { $n ->
    [one] { $n } jeton Dette
   *[other] { $n } jetons Dette
}
score-item-buried = { $card }, sous une étape
score-item-copied-leader = { $card }, copié par la Guilde des Courtisanes
score-item-again = { $card }, une seconde fois
score-item-copied-symbols = { $n ->
    [one] { $n } copié
   *[other] { $n } copiés
}
score-item-swapped = { $from } compté comme { $to }
score-item-most = un de plus du symbole majoritaire
