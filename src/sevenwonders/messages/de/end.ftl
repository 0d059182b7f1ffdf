end-why = { $n ->
    [one] { $n } Punkt vor { $other }; der größte Unterschied: { $row } (+{ $k })
   *[other] { $n } Punkte vor { $other }; der größte Unterschied: { $row } (+{ $k })
}
end-why-coins = So viele Punkte wie { $other }, aber mehr Münzen: { $n } gegen { $k }
end-course = Spielverlauf
end-chart = Punkte Runde für Runde
end-best = Beste Karte
end-worst = Schwächste Karte
end-under = Unter dem Weltwunder
end-note = Gemessen an den Punkten, die die Runde brachte, ohne die Konflikte.
end-stage = Bauabschnitt { $n } mit { $card }
end-discarded = { $card } abgelegt
end-watch = Noch einmal ansehen
end-analyse = Analysieren
end-counting = Die Punkte werden gezählt. Mit einer beliebigen Taste überspringst du das.
