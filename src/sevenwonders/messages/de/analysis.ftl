analysis-title = Analyse
analysis-lead = Ein Bot prüft jede Entscheidung eines Spielers noch einmal, mit dem, was dieser damals wusste.
analysis-seat = Wessen Entscheidungen
analysis-begin = Analysieren
analysis-counting = Wird gestartet …
analysis-working = Geprüfte Entscheidungen: { $done } von { $of }
analysis-waiting = Eine andere Analyse läuft noch; diese folgt.
analysis-chart = { $name }: Gewinnchance und erwartete Punkte im Lauf der Partie
analysis-turn = Runde
analysis-chosen = Gewählt
analysis-better = Besser
analysis-costliest = Teuerste Entscheidungen
analysis-none = Keine Entscheidung kostete mehr, als sich durch Zufall erklären lässt.
analysis-empty = { $name } hatte in dieser Aufzeichnung nichts zu entscheiden.
analysis-instead = { $chosen } Gewinnchance statt { $best }
analysis-instead-points = { $chosen } Punkte statt { $best }
analysis-cost = Verlust { $n }
analysis-cost-means = Verlust: wie viel weniger die Wahl wert war als die beste, in Hundertsteln einer Partie.
analysis-difference = Unterschiede, in Punkten
analysis-result = { $n ->
    [one] Ergebnis: { $n } Punkt.
   *[other] Ergebnis: { $n } Punkte.
}
analysis-won = { $n ->
    [one] Ergebnis: { $n } Punkt und der Sieg.
   *[other] Ergebnis: { $n } Punkte und der Sieg.
}
analysis-other = Ein anderer Spieler
analysis-all = Alle Entscheidungen als Tabelle
