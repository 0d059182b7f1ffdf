hint-ask = Tipp
hint-thinking = Denkt nach …
hint-title = Ein Tipp
hint-best = Am besten
hint-next = Danach
hint-win = Gewinnchance
hint-score = Erwartete Punkte
hint-close = Etwa gleich gut: Der Unterschied kann Zufall sein.
hint-parts = Was es bringt, in Punkten
hint-basis = { $n ->
    [one] Geschätzt aus { $n } simulierten Partie, die zu dem passt, was du weißt.
   *[other] Geschätzt aus { $n } simulierten Partien, die zu dem passen, was du weißt.
}
hint-only = Es gibt keine andere Wahl.
hint-show = Zeig es mir
hint-off = An diesem Tisch sind keine Tipps erlaubt.
hint-key = einen Tipp holen
hint-part-points = Punkte
hint-part-resources = Ressourcen
hint-part-science = Forschung
hint-part-military = Konflikte
hint-part-chains = Neue Ketten
hint-part-guilds = Gilden und gezählte Karten
hint-part-coins = Münzen
hint-part-leaders = Anführer und schwarze Karten
hint-part-edifices = Bauvorhaben
hint-part-price = Preis
hint-part-passing = Nicht für den Nachbarn
hint-part-instinct = Aus gespielten Partien gelernt
hint-part-wonder = Weltwunder
hint-do-build = { $card } bauen
hint-do-free = { $card } kostenlos bauen
hint-do-stage = Bauabschnitt { $stage } mit { $card } bauen
hint-do-discard = { $card } für Münzen ablegen
hint-do-take = { $card } nehmen
hint-do-nothing = Nichts nehmen
hint-do-keep = { $card } behalten
hint-do-recruit = { $card } anwerben
hint-do-recruit-stage = { $card } mit Bauabschnitt { $stage } anwerben
hint-do-none = Keinen weiteren Anführer anwerben
hint-do-copy = { $card } mit der Gilde kopieren
hint-do-bury = { $card } unter den Bauabschnitt legen
hint-do-drop = Siegmarker zurückgeben: { $what }
hint-do-lose = { $n ->
    [one] { $n } Münze vom Verlust zahlen
   *[other] { $n } Münzen vom Verlust zahlen
}
hint-do-debts = Nichts vom Verlust zahlen
hint-do-yield = { $card } abgeben
hint-do-joins = und sich am Bauvorhaben beteiligen
hint-do-freezes = und die Karten nicht weitergeben
