score-row-conflicts = Konflikte
score-row-treasury = Schatz
score-row-wonder = Weltwunder
score-row-blue = Profanbauten
score-row-green = Forschung
score-row-yellow = Handel
score-row-guilds = Gilden
score-row-total = Summe
score-item-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
score-item-victories = { $n ->
    [one] { $n } Sieg in Zeitalter { $age }
   *[other] { $n } Siege in Zeitalter { $age }
}
score-item-defeats = { $n ->
    [one] { $n } Niederlage
   *[other] { $n } Niederlagen
}
score-item-sets = { $n ->
    [one] { $n } Satz aus drei
   *[other] { $n } Sätze aus drei
}
score-item-symbol = { $n } × { $symbol }
score-item-stage = Bauabschnitt { $n }
score-item-copied = { $card }, kopiert
score-item-counted = { $card } ({ $n } gezählt)
score-item-wild = davon { $n } frei gewählt
score-row-leaders = Anführer
score-row-black = Schwarze Karten
score-row-edifice = Bauvorhaben
score-item-debts = { $n ->
    [one] { $n } Schuld
   *[other] { $n } Schulden
}
score-item-buried = { $card }, unter einem Bauabschnitt
score-item-copied-leader = { $card }, kopiert von der Gilde der Kurtisanen
score-item-again = { $card }, ein zweites Mal
score-item-copied-symbols = { $n } kopiert
score-item-swapped = { $from } gilt als { $to }
score-item-most = ein weiteres vom häufigsten Symbol
