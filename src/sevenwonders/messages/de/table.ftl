table-age = Zeitalter { $age }
table-turn = Runde { $turn } von { $turns }
table-pass-left = Karten gehen nach links
table-pass-right = Karten gehen nach rechts
table-pass-exchange = Karten werden getauscht
table-discards = { $n ->
    [one] Ablagestapel: { $n } Karte
   *[other] Ablagestapel: { $n } Karten
}
table-pile = Stapel der Freien Stadt: { $n }
table-rank = Platz { $rank } von { $n }
table-score-tip = Deine Punkte, wenn jetzt Schluss wäre: { $n }. Platz { $rank } von { $of }.
table-log = Protokoll
table-help = Tastenkürzel
table-menu = Menü
table-leave = Tisch verlassen
table-theme = Hell oder dunkel
table-theme-auto = Wie das System
table-theme-light = Hell
table-theme-dark = Dunkel
table-running = Zwischenstand
table-running-shown = Anzeigen
table-running-hidden = Verbergen
table-language = Sprache
table-close = Schließen
table-you = Du
table-free-city = Freie Stadt
table-bot = Bot
table-warned = Die anderen warten auf dich: Wähle in den nächsten { $time }, sonst spielt ein Bot diesen Zug für dich.
table-warned-over = Die anderen warten auf dich: Ein Bot darf diesen Zug jetzt für dich spielen.
table-warned-other = { $name } ist gewarnt: In { $time } kann ein Bot übernehmen.
table-warn = { $name } warnen, dass ein Bot übernimmt
table-away = abwesend: ein Bot spielt weiter
table-stand-in = Einen Bot für { $name } spielen lassen
table-side-day = Tag
table-side-night = Nacht
table-chosen = gewählt
table-choosing = wählt noch
table-held = In dieser Runde entscheidest du
table-held-by = In dieser Runde entscheidet { $name }
table-points-now = { $n ->
    [one] { $n } Punkt, wenn jetzt Schluss wäre
   *[other] { $n } Punkte, wenn jetzt Schluss wäre
}
table-victory = Siege in Zeitalter { $age }: { $n } (+{ $points })
table-defeats = { $n ->
    [one] { $n } Niederlage (−{ $n })
   *[other] { $n } Niederlagen (−{ $n })
}
table-tokens = { $n ->
    [one] Konfliktmarker: { $n } Punkt
   *[other] Konfliktmarker: { $n } Punkte
}
table-balance-you = du
table-balance-ahead = Du liegst { $n } vor { $name } (Schilde: { $you } gegen { $them })
table-balance-behind = Du liegst { $n } hinter { $name } (Schilde: { $you } gegen { $them })
table-balance-even = Du und { $name } seid gleichauf (Schilde: { $you })
table-others = Die anderen Städte
table-city-of = Stadt von { $name }
table-open-city = Die Stadt von { $name } ansehen
table-cities = Städte
table-empty = Noch nichts gebaut
table-built = { $n ->
    [one] Gebaut: { $n } Karte
   *[other] Gebaut: { $n } Karten
}
table-goods = Ressourcen: { $goods }
table-sells = Du kannst kaufen: { $goods }
table-no-goods = keine Ressourcen
table-stage-built = Bauabschnitt { $n }, gebaut: { $effect }
table-stage-next = Bauabschnitt { $n }, der nächste: kostet { $cost }; { $effect }
table-stage-later = Bauabschnitt { $n }: kostet { $cost }; { $effect }
table-stage-under = Darunter liegt { $card }.
table-new = in der letzten Runde gebaut
table-hand = Deine Hand
table-pile-to-take = Ablagestapel: Baue eine Karte kostenlos
table-last-card = Die letzte Karte des Zeitalters
table-free-city-hand = Wähle für die Freie Stadt
table-free-city-note = Deine eigene Karte ist gewählt. Wähle nun eine Handkarte für die Freie Stadt.
table-last-card-note = Dank deines Weltwunders darfst du auch die letzte Karte nutzen.
table-pick-note = Nimm eine Karte vom Ablagestapel und baue sie kostenlos.
table-pick = Wähle eine Karte
table-pick-hint = Klicke auf eine Karte oder nutze die Pfeiltasten. Auf jeder Karte steht, was sie dich kosten würde.
table-wait = Warten auf { $names }
table-wait-all = Warten auf das Aufdecken
table-watching = Du schaust zu
table-sealed = Verdeckt bis zum Aufdecken
table-sealed-free-city = Für die Freie Stadt: { $what }
table-change = Ändern
table-build = Bauen
table-free = Kostenlos, einmal im Zeitalter
table-stage-action = Bauabschnitt { $n }
table-stage-done = Bauabschnitt des Weltwunders
table-discard = Ablegen
table-take = Kostenlos bauen
table-nothing = Nichts nehmen
table-cancel = Zurück zur Hand
table-price-free = kostenlos
table-price-chain = kostenlos dank { $card }
table-price-own = eigene Ressourcen
table-price-bank = { $n ->
    [one] { $n } Münze an die Bank
   *[other] { $n } Münzen an die Bank
}
table-price-bank-short = { $n } an die Bank
table-price-left = { $n } links
table-price-right = { $n } rechts
table-price-left-to = { $n } an { $name }, links
table-price-right-to = { $n } an { $name }, rechts
table-price-to = { $n } an { $name }
table-price-you = dich
table-price-ways = Anders bezahlen
table-truth-free = kostenlos
table-truth-own = Ressourcen
table-truth-once = 1× gratis
table-truth-chain = gratis · { $card }
table-truth-missing = fehlt
table-preview = Was sich ändert
table-preview-coins = Münzen danach: { $n }
table-preview-points = { $m ->
    [one] { $row }: { $n } Punkt
   *[other] { $row }: { $n } Punkte
}
table-preview-against = Schilde gegen { $name }: { $n }
table-preview-goods = Du erhältst { $goods }
table-preview-chains = Macht kostenlos: { $cards }
table-card-age = Zeitalter { $age } · { $color }
table-card-cost = Kostet { $cost }.
table-card-nocost = Kostet nichts.
table-card-chains = Kostenlos mit { $cards }.
table-card-opens = Macht später kostenlos: { $cards }.
table-over = Die Partie ist zu Ende
table-over-wins = { $n ->
    [one] { $name } gewinnt mit { $n } Punkt
   *[other] { $name } gewinnt mit { $n } Punkten
}
table-over-you-win = { $n ->
    [one] Du gewinnst mit { $n } Punkt
   *[other] Du gewinnst mit { $n } Punkten
}
table-over-tie = { $n ->
    [one] { $names } teilen sich den Sieg mit { $n } Punkt
   *[other] { $names } teilen sich den Sieg mit { $n } Punkten
}
table-over-sheet = Wertungsblatt
table-over-look = Den Tisch ansehen
table-over-back = Wertungsblatt
table-over-rematch = Noch einmal
table-over-home = Startseite
table-over-details = Woher die Punkte kommen
table-over-city = Zeile
table-log-title = Was passiert ist
table-log-pin = Neben dem Tisch anheften
table-log-unpin = Schließen
table-happened = Was gerade passiert ist
table-happened-away = Während du weg warst
table-log-empty = Es ist noch nichts passiert.
table-keys-title = Tastenkürzel
table-keys-arrows = durch die Hand gehen
table-keys-build = die Karte bauen (auch Enter)
table-keys-wonder = damit einen Bauabschnitt bauen
table-keys-discard = sie für 3 Münzen ablegen
table-keys-free = die Karte kostenlos bauen (einmal im Zeitalter)
table-keys-nothing = nichts vom Ablagestapel nehmen
table-keys-change = deine Wahl ändern
table-keys-cancel = zurück, schließen
table-keys-log = Protokoll
table-keys-help = diese Liste
table-keys-zoom = größer oder kleiner (Zoom des Browsers)
table-why = Warum?
table-more = Mehr dazu
