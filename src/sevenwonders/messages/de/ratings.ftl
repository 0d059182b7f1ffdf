ratings-title = Wertungszahl
ratings-mine = Meine Wertungszahlen
ratings-none = Du hast noch keine gewertete Partie beendet. Wer eine Partie erstellt, legt fest, ob sie gewertet wird.
ratings-none-theirs = Noch keine gewertete Partie.
ratings-account = Gewertete Partien sind nur für Leute mit Konto.
ratings-public = Andere dürfen meine Wertungszahlen sehen
ratings-public-about = Dann hast du ein öffentliches Profil und stehst in der Bestenliste, sobald deine Wertungszahl feststeht.
ratings-best = Bestenliste
ratings-best-none = Noch niemand: Die Liste zeigt Leute mit öffentlichem Profil und genügend Partien.
ratings-place = Platz
ratings-about = Eine Wertungszahl beginnt bei 1500. Die Zahl nach ± sagt, wie unsicher sie ist; ein Fragezeichen heißt, dass es noch zu wenige Partien gibt. Verlässt du eine gewertete Partie, zählt sie trotzdem, mit dem Ergebnis des Bots.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
ratings-won = { $share } gewonnen
ratings-provisional = vorläufig
ratings-since = Konto seit { $when }
ratings-course-about = { $family }: von { $from } auf { $to }, in Partien vom { $first } bis zum { $last }
ratings-band = Unsicherheit
ratings-as-table = Als Tabelle
ratings-day = Tag
ratings-change = Änderung
