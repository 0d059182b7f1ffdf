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
    [one] Aus { $n } Partie, zu Ende gespielt in Welten, die zu dem passen, was du gesehen hast.
   *[other] Aus { $n } Partien, zu Ende gespielt in Welten, die zu dem passen, was du gesehen hast.
}
hint-only = Es gibt keine andere Wahl.
hint-show = Zeig es mir
hint-off = An diesem Tisch sind keine Tipps erlaubt.
hint-key = einen Tipp holen
hint-part-points = Punkte
hint-part-resources = Rohstoffe
hint-part-science = Wissenschaft
hint-part-military = Militär
hint-part-chains = Ketten eröffnet
hint-part-guilds = Gilden und Zählen
hint-part-coins = Münzen
hint-part-leaders = Anführer und schwarze Karten
hint-part-edifices = Bauwerk
hint-part-price = Preis
hint-part-passing = Dem Nachbarn vorenthalten
hint-part-instinct = Aus gespielten Partien gelernt
hint-part-wonder = Weltwunder
hint-do-build = { $card } bauen
hint-do-free = { $card } kostenlos bauen
hint-do-stage = Stufe { $stage } bauen mit { $card }
hint-do-discard = { $card } für Münzen ablegen
hint-do-take = { $card } nehmen
hint-do-nothing = Nichts nehmen
hint-do-keep = { $card } behalten
hint-do-recruit = { $card } rekrutieren
hint-do-recruit-stage = { $card } mit Stufe { $stage } rekrutieren
hint-do-none = Keinen weiteren Anführer rekrutieren
hint-do-copy = Die Gilde zu { $card } werden lassen
hint-do-bury = { $card } unter die Stufe legen
hint-do-drop = Siegmarker zurückgeben: { $what }
hint-do-lose = { $n ->
    [one] { $n } Münze des Verlusts zahlen
   *[other] { $n } Münzen des Verlusts zahlen
}
hint-do-debts = Nichts vom Verlust zahlen
hint-do-yield = { $card } aufgeben
hint-do-joins = und sich am Bauwerk beteiligen
hint-do-freezes = und die Hände behalten
