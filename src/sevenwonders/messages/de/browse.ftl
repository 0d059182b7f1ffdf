### Alle Karten, Anführer, Bauwerke und Weltwunder.

browse-title = Karten
browse-lead = Alle Karten, Anführer, Bauvorhaben und Weltwunder beider Auflagen und aller Erweiterungen.
browse-search = In Namen und Effekten suchen
browse-kind = Art
browse-kind-cards = Karten
browse-kind-leaders = Anführer
browse-kind-edifices = Bauvorhaben
browse-kind-wonders = Weltwunder
browse-from = Herkunft
browse-from-all = Alles
browse-age = Zeitalter
browse-color = Farbe
browse-any = alle
browse-found = { $n ->
    [one] { $n } gefunden
   *[other] { $n } gefunden
}
browse-none = Nichts gefunden. Nimm weniger Filter.
browse-copies = Exemplare im Stapel
browse-copies-players = { $n } Spieler
browse-copies-here = { $n ->
    [one] An diesem Tisch: { $n } Exemplar im Stapel.
   *[other] An diesem Tisch: { $n } Exemplare im Stapel.
}
browse-copies-guild = Zufällig gezogen: Im Stapel von Zeitalter III sind zwei Gilden mehr, als es Spieler gibt.
browse-copies-black = Zufällig gezogen: Im Stapel jedes Zeitalters sind so viele schwarze Karten, wie es Spieler gibt.
browse-chain = Ketten
browse-chain-lead = Jede Karte macht die nächste kostenlos.
browse-all = Alle Karten
browse-open = { $name } öffnen
browse-other = In anderen Sprachen
browse-pawns = Anzahl Figuren
browse-unknown = Diese Karte gibt es nicht.
