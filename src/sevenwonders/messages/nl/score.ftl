score-row-conflicts = Conflicten
score-row-treasury = Geldvoorraad
score-row-wonder = Wonder
score-row-blue = Civiel
score-row-green = Wetenschap
score-row-yellow = Handel
score-row-guilds = Gilden
score-row-total = Totaal
score-item-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
score-item-victories = { $n ->
    [one] { $n } overwinning in tijdperk { $age }
   *[other] { $n } overwinningen in tijdperk { $age }
}
score-item-defeats = { $n ->
    [one] { $n } nederlaag
   *[other] { $n } nederlagen
}
score-item-sets = { $n ->
    [one] { $n } set van drie
   *[other] { $n } sets van drie
}
score-item-symbol = { $n } × { $symbol }
score-item-stage = Fase { $n }
score-item-copied = { $card }, gekopieerd
score-item-counted = { $card } ({ $n } geteld)
score-item-wild = waarvan { $n } vrij gekozen
score-row-leaders = Leiders
score-row-black = Zwarte kaarten
score-row-edifice = Bouwwerken
score-item-debts = { $n ->
    [one] { $n } schuld
   *[other] { $n } schulden
}
score-item-buried = { $card }, onder een fase
score-item-copied-leader = { $card }, gekopieerd door het Courtisanen Gilde
score-item-again = { $card }, een tweede keer
score-item-copied-symbols = { $n } gekopieerd
score-item-swapped = { $from } geldt als { $to }
score-item-most = één extra van het symbool dat je het meest hebt
