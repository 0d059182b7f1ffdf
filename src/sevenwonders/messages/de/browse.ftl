### Alle Karten, Anführer, Bauwerke und Weltwunder.

browse-title = Karten
browse-lead = Alle Karten, Anführer, Bauwerke und Weltwunder beider Auflagen und aller Erweiterungen.
browse-search = In Namen und Effekten suchen
browse-kind = Was
browse-kind-cards = Karten
browse-kind-leaders = Anführer
browse-kind-edifices = Bauwerke
browse-kind-wonders = Weltwunder
browse-from = Aus
browse-from-all = Alles
browse-age = Zeitalter
browse-color = Farbe
browse-any = alle
browse-found = { $n ->
    [one] { $n } gefunden
   *[other] { $n } gefunden
}
browse-none = Nichts passt. Nimm weniger Filter.
browse-copies = Exemplare im Stapel
browse-copies-players = { $n } Spieler
browse-copies-here = { $n ->
    [one] An diesem Tisch: { $n } Exemplar im Stapel.
   *[other] An diesem Tisch: { $n } Exemplare im Stapel.
}
browse-copies-guild = Zufällig: Von allen Gilden sind zwei mehr, als Spieler da sind, im Stapel von Zeitalter III.
browse-copies-black = Zufällig: Von den schwarzen Karten ihres Zeitalters sind so viele im Stapel, wie Spieler da sind.
browse-chain = Ketten
browse-chain-lead = Jede Karte macht die nächste kostenlos.
browse-all = Alle Karten
browse-open = { $name } öffnen
browse-other = In anderen Sprachen
browse-pawns = Figuren darauf
browse-unknown = Diese Karte gibt es nicht.
