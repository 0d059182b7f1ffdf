new-title = Neues Spiel
new-lead = Welche Erweiterungen dabei sind, wer wo sitzt und welche Weltwunder gebaut werden.
new-boxes = Erweiterungen
new-boxes-lead = Was zum Grundspiel dazukommt, in beliebiger Kombination.
new-box-leaders = Leaders
new-box-leaders-about = Wähle vor dem Spiel vier Anführer und wirb zu Beginn jedes Zeitalters einen an.
new-box-cities = Cities
new-box-cities-about = Schwarze Karten, eine achte Handkarte, Schulden und Diplomatie; erlaubt das Spiel in Teams.
new-box-edifice = Edifice
new-box-edifice-about = Jedes Zeitalter hat ein großes Projekt: Baut es gemeinsam, oder zahlt für sein Scheitern.
new-box-wonder-pack = Wonder Pack
new-box-wonder-pack-about = Ungewöhnliche Weltwunder: Bauabschnitte in beliebiger Reihenfolge, Bauabschnitte der Nachbarn, ein Weltwunder, das Stein zählt.
new-box-catan = Catan
new-box-catan-about = Die Insel Catan als Weltwunder, mit ihrem Hafen.
new-box-promos = Promos
new-box-promos-about = Promos: das erste Manneken Pis, und Anführer für Partien mit Leaders.
new-box-classic-extras = Extras der ersten Auflage
new-box-classic-extras-about = Gilden, Anführer und Wunderseiten, die spätere Auflagen nicht mehr haben; die meisten brauchen Leaders oder Cities.
new-box-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
new-box-players = Für { $least } bis { $most } Spieler.
new-box-leader-count = { $n } Anführer
new-box-edifices = { $n ->
    [one] { $n } Bauwerk
   *[other] { $n } Bauwerke
}
new-box-wonders = { $n } Weltwunder
new-experts = Auch die Experten-Anführer
new-experts-about = Anführer für Spieler, die die anderen gut kennen.
new-teams = In Zweierteams
new-teams-about = Partner sitzen nebeneinander, sehen die Karten des anderen und gewinnen gemeinsam.
new-teams-when = Mit { $boxes }, zu { $counts } spielbar.
new-team = Team { $team }
new-hints = Tipps erlaubt
new-hints-about = Ein Bot sagt, was er spielen würde.
new-rated = Gewertetes Spiel
new-rated-about = Es zählt für die Wertungszahl: unter Leuten mit Konto, ohne Bots und Tipps.
new-access = Wer kommen darf
new-access-public = Alle
new-access-public-about = Das Spiel steht in der Liste der offenen Tische.
new-access-link = Wer den Link hat
new-access-link-about = Das Spiel steht in keiner Liste: Schick den Link an deine Freunde.
new-access-private = Nur Eingeladene
new-access-private-about = Niemand sonst kann dem Spiel zusehen oder es später ansehen.
new-nearest = Möglich wäre: { $changes }
new-spectators = Wer zusehen darf
new-spectators-none = Niemand
new-spectators-none-about = Nur wer mitspielt, sieht das Spiel und seine Aufzeichnung.
new-spectators-public = Nur Offenes
new-spectators-public-about = Zuschauer sehen die Städte, aber nie eine Hand.
new-spectators-all = Am Ende auch die Hände
new-spectators-all-about = Zuschauer sehen die Städte, und nach dem Spiel in der Wiederholung alle Hände.
new-presets = Vorlagen
new-preset-first = Erstes Spiel
new-preset-everything = Leaders, Cities und Edifice
new-preset-teams = In Teams
new-preset-rated = Gewertet, mit Uhr
new-preset-days = Eine Runde am Tag
new-preset-save = Als Vorlage speichern
new-preset-name = Name der Vorlage
new-preset-drop = Vorlage { $name } löschen
new-nearest-same = Das ähnlichste mögliche Spiel nehmen
new-nearest-with = mit { $boxes }
new-nearest-without = ohne { $boxes }
new-nearest-no-teams = ohne Teams
new-nearest-no-experts = ohne Experten-Anführer
new-nearest-board = { $board } für Platz { $n }
new-seats = Plätze
new-seat = Platz { $n }
new-seat-friend = Ein Freund
new-seat-who = Wer auf Platz { $n } sitzt
new-free-city = Freie Stadt
new-free-city-about = Zu zweit baut ihr abwechselnd an einer dritten Stadt.
new-board-choose = Weltwunder von Platz { $n } wählen
new-board-choose-free = Weltwunder der Freien Stadt wählen
new-board-random = Zufälliges Weltwunder
new-board-random-side = Seite zufällig
new-board-taken = vergeben
new-board-excluded = nicht zusammen mit { $board }
new-board-missing = nicht mit diesen Erweiterungen
new-board-side-a = Seite A
new-board-side-b = Seite B
new-board-side-day = Tag
new-board-side-night = Nacht
new-board-stages = { $n ->
    [one] { $n } Bauabschnitt
   *[other] { $n } Bauabschnitte
}
new-create = Spiel erstellen
new-creating = Wird erstellt …
