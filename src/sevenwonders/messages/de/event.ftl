event-end = { $sentence }.
event-times = { $sentence } (×{ $n })
event-paying = { $sentence } und zahlt dafür { $paid }
event-bringing = { $sentence }: +{ $coins }
event-caused = { $sentence } ({ $causes })
event-cause-of = { $source } von { $who }
event-cause-stage = Bauabschnitt { $n } des Weltwunders
event-cause-stage-of = Bauabschnitt { $n } von { $who }
event-opening = Vor der ersten Runde
event-recruitment = Zeitalter { $age } · Anführer werden angeworben
event-turn = Zeitalter { $age } · Runde { $turn }
event-dealt = { $n ->
    [one] Alle bekommen { $n } Karte
   *[other] Alle bekommen { $n } Karten
}
event-piled = { $n ->
    [one] { $n } Karte liegt für die Freie Stadt bereit
   *[other] { $n } Karten liegen für die Freie Stadt bereit
}
event-drew = { $who } zieht eine Karte und entscheidet für die Freie Stadt
event-drew-seen = { $who } zieht { $card } und entscheidet für die Freie Stadt
event-paid = { $who } zahlt { $paid }
event-paid-to = { effect-coins } an { $name }
event-paid-bank = { effect-coins } an die Bank
event-built-paid = { $who } baut { $card }
event-built-chain = { $who } baut { $card }, kostenlos dank { $chain }
event-built-right = { $who } baut { $card }, kostenlos dank eines Effekts der Stadt
event-built-limited-right = { $who } baut { $card } kostenlos (einmal im Zeitalter)
event-built-discard-pile = { $who } baut { $card } vom Ablagestapel
event-stage-built = { $who } baut Bauabschnitt { $n } des Weltwunders
event-stage-built-seen = { $who } baut Bauabschnitt { $n } des Weltwunders mit { $card }
event-discarded = { $n ->
    [one] { $who } legt eine Karte für { $n } Münze ab
   *[other] { $who } legt eine Karte für { $n } Münzen ab
}
event-discarded-seen = { $n ->
    [one] { $who } legt { $card } für { $n } Münze ab
   *[other] { $who } legt { $card } für { $n } Münzen ab
}
event-gained-card = { $n ->
    [one] { $who } erhält { $n } Münze durch { $source }
   *[other] { $who } erhält { $n } Münzen durch { $source }
}
event-gained-stage = { $n ->
    [one] { $who } erhält { $n } Münze durch Bauabschnitt { $source }
   *[other] { $who } erhält { $n } Münzen durch Bauabschnitt { $source }
}
event-gained-edifice = { $n ->
    [one] { $who } erhält { $n } Münze durch { $source }
   *[other] { $who } erhält { $n } Münzen durch { $source }
}
event-gained-bonus = { $n ->
    [one] { $who } erhält zusätzlich { $n } Münze
   *[other] { $who } erhält zusätzlich { $n } Münzen
}
event-left-over = { $who } legt die letzte Karte ab
event-left-over-seen = { $who } legt die letzte Karte ab: { $card }
event-left-over-pile = Die letzte Karte des Stapels wird abgelegt
event-asked-last-card = { $who } darf die letzte Karte nutzen
event-asked-discard-pile = { $who } sieht den Ablagestapel durch
event-asked-recruit-more = { $who } darf noch einen Anführer anwerben
event-asked-copy-leader = { $who } wählt einen Anführer eines Nachbarn zum Kopieren
event-asked-bury-leader = { $who } wählt, welcher Anführer unter den Bauabschnitt kommt
event-asked-drop-token = { $who } muss einen Siegmarker zurückgeben
event-asked-pay-loss = { $who } muss einen Verlust bezahlen
event-asked-penalty = { $who } muss für das gescheiterte Bauvorhaben etwas abgeben
event-asked-for = { $sentence }, für { $city }
event-declined = { $who } nimmt nichts vom Ablagestapel
event-passed-left = Die Karten gehen nach links
event-passed-right = Die Karten gehen nach rechts
event-passed-exchange = Die Karten werden getauscht
event-fought = { $who } besiegt { $whom }: +{ $n }
event-fought-both = { $who } besiegt { $whom }: +{ $n }, −1
event-age-ended = Zeitalter { $age } ist zu Ende
event-game-ended-one = { $n ->
    [one] { $names } gewinnt mit { $n } Punkt
   *[other] { $names } gewinnt mit { $n } Punkten
}
event-game-ended-team = { $n ->
    [one] { $names } gewinnen gemeinsam mit { $n } Punkt
   *[other] { $names } gewinnen gemeinsam mit { $n } Punkten
}
event-game-ended-shared = { $n ->
    [one] { $names } teilen sich den Sieg mit { $n } Punkt
   *[other] { $names } teilen sich den Sieg mit { $n } Punkten
}
event-edifices-laid = Die Bauvorhaben dieser Partie: { $edifices }
event-draft-pack-received = { $n ->
    [one] Stapel mit { $n } Anführer werden herumgegeben
   *[other] Stapel mit { $n } Anführern werden herumgegeben
}
event-leader-kept = { $who } behält einen Anführer
event-leader-kept-seen = { $who } behält { $leader }
event-leader-drawn = { $who } zieht einen Anführer aus der Schachtel
event-leader-drawn-seen = { $who } zieht { $leader } aus der Schachtel
event-leader-returned = { $who } legt einen Anführer in die Schachtel zurück
event-leader-returned-seen = { $who } legt { $leader } in die Schachtel zurück
event-leader-discarded = { $n ->
    [one] { $who } legt einen Anführer für { $n } Münze ab
   *[other] { $who } legt einen Anführer für { $n } Münzen ab
}
event-leader-discarded-seen = { $n ->
    [one] { $who } legt { $leader } für { $n } Münze ab
   *[other] { $who } legt { $leader } für { $n } Münzen ab
}
event-recruited = { $who } wirbt { $leader } an
event-recruited-stage = { $who } wirbt { $leader } an und baut Bauabschnitt { $n } des Weltwunders
event-recruit-declined = { $who } wirbt keinen weiteren Anführer an
event-leader-copied = { $who } kopiert { $leader } mit { $guild }
event-leader-copied-stage = { $who } kopiert { $leader } mit { $guild } und baut Bauabschnitt { $n } des Weltwunders
event-leader-buried = { $n ->
    [one] { $who } legt { $leader } unter einen Bauabschnitt: { $n } Punkt am Ende
   *[other] { $who } legt { $leader } unter einen Bauabschnitt: { $n } Punkte am Ende
}
event-hands-frozen = { $who } verhindert, dass die Karten nach dieser Runde weitergegeben werden
event-token-taken = { $who } bekommt einen Siegmarker im Wert von { $value }
event-tokens-returned = { $who } gibt { $n } Siegmarker im Wert von { $value } zurück
event-defeats-returned = { $who } gibt { $n } Niederlagenmarker zurück
event-defeat-passed = { $who } bekommt den Niederlagenmarker von { $whom }
event-diplomacy-taken = { $who } bekommt { $n } Diplomatiemarker
event-diplomacy-used = { $who } verbraucht einen Diplomatiemarker
event-indebted = { $n ->
    [one] { $who } bekommt { $n } Schuld
   *[other] { $who } bekommt { $n } Schulden
}
event-lost-coins = { $n ->
    [one] { $who } verliert { $n } Münze
   *[other] { $who } verliert { $n } Münzen
}
event-lost-debts = { $debts ->
    [one] { $who } nimmt { $debts } Schuld für einen Verlust
   *[other] { $who } nimmt { $debts } Schulden für einen Verlust
}
event-lost-both = { $who } verliert { $n } { $n ->
    [one] Münze
   *[other] Münzen
    } und nimmt { $debts } { $debts ->
    [one] Schuld
   *[other] Schulden
    }
event-pawn-taken = { $who } nimmt eine Beteiligungsfigur von Zeitalter { $age }
event-edifice-joined = { $who } beteiligt sich an { $edifice }
event-edifice-built = { $edifice } ist vollendet
event-edifice-failed = { $edifice } ist gescheitert
event-rewarded = { $who } erhält die Belohnung von { $edifice }
event-penalized = { $n ->
    [one] { $who } bekommt eine Schuld von { $n } Punkt für das gescheiterte Bauvorhaben
   *[other] { $who } bekommt eine Schuld von { $n } Punkten für das gescheiterte Bauvorhaben
}
event-gave-up = { $who } gibt { $card } ab
event-out-of-time = Die Zeit von { $who } ist um; ein Bot spielt weiter
