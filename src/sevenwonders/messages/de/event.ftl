event-end = { $sentence }.
event-times = { $sentence } (×{ $n })
event-paying = { $sentence } und zahlt dafür { $paid }
event-caused = { $sentence } ({ $causes })
event-cause-of = { $source } von { $who }
event-cause-stage = Stufe { $n } des Weltwunders
event-cause-stage-of = Stufe { $n } von { $who }
event-opening = Vor dem ersten Zug
event-recruitment = Zeitalter { $age } · Anführer werden angeworben
event-dealt = { $n ->
    [one] Je { $n } Karte wird ausgeteilt
   *[other] Je { $n } Karten werden ausgeteilt
}
event-piled = { $n ->
    [one] { $n } Karte liegt für die freie Stadt bereit
   *[other] { $n } Karten liegen für die freie Stadt bereit
}
event-drew = { $who } zieht eine Karte und entscheidet für die freie Stadt
event-drew-seen = { $who } zieht { $card } und entscheidet für die freie Stadt
event-paid = { $who } zahlt { $paid }
event-paid-to = { $n } an { $name }
event-paid-bank = { $n } an die Bank
event-built-paid = { $who } baut { $card }
event-built-chain = { $who } baut { $card }, kostenlos durch { $chain }
event-built-right = { $who } baut { $card } kostenlos, dank eines Vorrechts der Stadt
event-built-limited-right = { $who } baut { $card } mit dem kostenlosen Bau dieses Zeitalters
event-built-discard-pile = { $who } baut { $card } vom Ablagestapel
event-stage-built = { $who } baut Stufe { $n } des Wunders
event-stage-built-seen = { $who } baut Stufe { $n } des Wunders mit { $card }
event-sold = { $n ->
    [one] { $who } legt eine Karte für { $n } Münze ab
   *[other] { $who } legt eine Karte für { $n } Münzen ab
}
event-sold-seen = { $n ->
    [one] { $who } legt { $card } für { $n } Münze ab
   *[other] { $who } legt { $card } für { $n } Münzen ab
}
event-gained-card = { $n ->
    [one] { $who } erhält { $n } Münze durch { $source }
   *[other] { $who } erhält { $n } Münzen durch { $source }
}
event-gained-stage = { $n ->
    [one] { $who } erhält { $n } Münze durch Stufe { $source }
   *[other] { $who } erhält { $n } Münzen durch Stufe { $source }
}
event-gained-edifice = { $n ->
    [one] { $who } erhält { $n } Münze durch { $source }
   *[other] { $who } erhält { $n } Münzen durch { $source }
}
event-gained-bonus = { $n ->
    [one] { $who } erhält noch { $n } Münze
   *[other] { $who } erhält noch { $n } Münzen
}
event-left-over = { $who } legt die letzte Karte ab
event-left-over-seen = { $who } legt die letzte Karte ab: { $card }
event-left-over-pile = Die letzte Karte des Stapels wird abgelegt
event-asked-last-card = { $who } darf die letzte Karte nutzen
event-asked-discard-pile = { $who } sieht den Ablagestapel durch
event-asked-recruit-more = { $who } darf noch einen Anführer anwerben
event-asked-name-leader = { $who } wählt nebenan einen Anführer zum Kopieren
event-asked-bury-leader = { $who } wählt einen Anführer, der begraben wird
event-asked-drop-token = { $who } muss einen Siegmarker zurückgeben
event-asked-pay-loss = { $who } muss einen Verlust begleichen
event-asked-penalty = { $who } muss für das gescheiterte Bauwerk etwas abgeben
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
event-edifices-laid = Die Bauwerke dieser Partie: { $edifices }
event-pack-received = { $n ->
    [one] Sätze mit { $n } Anführer gehen herum
   *[other] Sätze mit { $n } Anführern gehen herum
}
event-leader-kept = { $who } behält einen Anführer
event-leader-kept-seen = { $who } behält { $leader }
event-leader-drawn = { $who } zieht einen Anführer aus der Schachtel
event-leader-drawn-seen = { $who } zieht { $leader } aus der Schachtel
event-leader-returned = { $who } legt einen Anführer in die Schachtel zurück
event-leader-returned-seen = { $who } legt { $leader } in die Schachtel zurück
event-leader-sold = { $n ->
    [one] { $who } verzichtet für { $n } Münze auf einen Anführer
   *[other] { $who } verzichtet für { $n } Münzen auf einen Anführer
}
event-leader-sold-seen = { $n ->
    [one] { $who } verzichtet für { $n } Münze auf { $leader }
   *[other] { $who } verzichtet für { $n } Münzen auf { $leader }
}
event-recruited = { $who } wirbt { $leader } an
event-recruited-stage = { $who } wirbt { $leader } an, baut so Stufe { $n } des Wunders
event-recruit-declined = { $who } wirbt keinen weiteren Anführer an
event-leader-copied = { $who } macht aus { $guild } den Anführer { $leader }
event-leader-copied-stage = { $who } macht aus { $guild } den Anführer { $leader }, baut so Stufe { $n } des Wunders
event-leader-buried = { $n ->
    [one] { $who } begräbt { $leader }, am Ende { $n } Punkt wert
   *[other] { $who } begräbt { $leader }, am Ende { $n } Punkte wert
}
event-hands-frozen = { $who } hält die Karten nach diesem Zug auf
event-token-taken = { $who } nimmt einen Siegmarker mit dem Wert { $value }
event-tokens-returned = { $who } gibt { $n } Marker mit dem Wert { $value } zurück
event-defeat-passed = { $who } nimmt den Niederlagemarker von { $whom }
event-diplomacy-taken = { $who } nimmt { $n } Diplomatiemarker
event-diplomacy-used = { $who } verbraucht einen Diplomatiemarker
event-indebted = { $who } nimmt { $n } Schuldmarker
event-lost-coins = { $n ->
    [one] { $who } verliert { $n } Münze
   *[other] { $who } verliert { $n } Münzen
}
event-lost-debts = { $who } nimmt { $debts } Schuldmarker für einen Verlust
event-lost-both = { $n ->
    [one] { $who } verliert { $n } Münze und nimmt { $debts } Schuldmarker
   *[other] { $who } verliert { $n } Münzen und nimmt { $debts } Schuldmarker
}
event-pawn-taken = { $who } nimmt eine Beteiligungsfigur von Zeitalter { $age }
event-edifice-joined = { $who } beteiligt sich an { $edifice }
event-edifice-built = { $edifice } ist vollendet
event-edifice-failed = { $edifice } ist gescheitert
event-rewarded = { $who } erhält die Belohnung von { $edifice }
event-penalized = { $n ->
    [one] { $who } nimmt eine Schuld von { $n } Punkt für das gescheiterte Bauwerk
   *[other] { $who } nimmt eine Schuld von { $n } Punkten für das gescheiterte Bauwerk
}
event-gave-up = { $who } gibt { $card } auf
