analysis-title = Analyse
analysis-lead = Ein Bot prüft jede Entscheidung eines Spielers noch einmal, mit dem, was dieser damals wusste.
analysis-seat = Entscheidungen von
analysis-begin = Analysieren
analysis-counting = Wird gestartet …
analysis-working = Geprüfte Entscheidungen: { $done } von { $of }
analysis-waiting = Eine andere Analyse läuft noch. Diese kommt danach.
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
analysis-cost-means = Verlust: um wie viel die Wahl weniger wert war als die beste, von 0 bis 100. Ihr Wert ergibt sich aus der Gewinnchance und dem erwarteten Vorsprung vor dem besten Gegner.
analysis-difference = Unterschiede, in Punkten
analysis-result = { $n ->
    [one] Ergebnis: { $n } Punkt.
   *[other] Ergebnis: { $n } Punkte.
}
analysis-won = { $n ->
    [one] Ergebnis: { $n } Punkt, gewonnen.
   *[other] Ergebnis: { $n } Punkte, gewonnen.
}
analysis-other = Ein anderer Spieler
analysis-all = Alle Entscheidungen als Tabelle
