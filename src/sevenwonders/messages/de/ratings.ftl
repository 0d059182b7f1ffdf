ratings-title = Wertungszahl
ratings-mine = Meine Wertungszahlen
ratings-none = Du hast noch kein gewertetes Spiel beendet. Wer ein Spiel erstellt, legt fest, ob es gewertet wird.
ratings-none-theirs = Noch kein gewertetes Spiel.
ratings-account = Gewertete Spiele sind nur für Leute mit Konto.
ratings-public = Andere dürfen meine Wertungszahlen sehen
ratings-public-about = Dann hast du ein öffentliches Profil und stehst in der Bestenliste, sobald deine Wertungszahl feststeht.
ratings-best = Bestenliste
ratings-best-none = Noch niemand: Die Liste zeigt Leute mit öffentlichem Profil und genügend Spielen.
ratings-place = Platz
ratings-about = Eine Wertungszahl beginnt bei 1500. Die Zahl nach ± sagt, wie unsicher sie ist; ein Fragezeichen heißt, dass es noch zu wenige Spiele gibt. Verlässt du ein gewertetes Spiel, zählt es trotzdem, mit dem Ergebnis des Bots.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
ratings-won = { $share } gewonnen
ratings-provisional = vorläufig
ratings-since = Konto seit { $when }
ratings-course-about = { $family }: von { $from } auf { $to }, in Spielen vom { $first } bis zum { $last }
ratings-band = Unsicherheit
ratings-as-table = Als Tabelle
ratings-day = Tag
ratings-change = Änderung
