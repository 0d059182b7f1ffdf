decision-phase-draft = Anführer werden ausgewählt
decision-phase-recruit = Anführer werden angeworben
decision-phase-recruit-more = Ein weiterer Anführer
decision-phase-copy-leader = Ein Anführer eines Nachbarn wird kopiert
decision-phase-bury-leader = Ein Anführer kommt unter einen Bauabschnitt
decision-phase-drop-token = Siegmarker werden zurückgegeben
decision-phase-pay-loss = Verluste werden bezahlt
decision-phase-penalty = Das Bauvorhaben ist gescheitert
decision-phase-free-city = Die Freie Stadt spielt
decision-phase-last-card = Die letzten Karten
decision-phase-discard-pile = Der Ablagestapel
decision-wait-draft = { $n ->
    [one] { $names } wählt einen Anführer
   *[other] { $names } wählen einen Anführer
}
decision-wait-recruit = { $n ->
    [one] { $names } wirbt an
   *[other] { $names } werben an
}
decision-wait-recruit-more = { $n ->
    [one] { $names } darf einen weiteren Anführer anwerben
   *[other] { $names } dürfen einen weiteren Anführer anwerben
}
decision-wait-copy-leader = { $n ->
    [one] { $names } wählt einen Anführer eines Nachbarn zum Kopieren
   *[other] { $names } wählen einen Anführer eines Nachbarn zum Kopieren
}
decision-wait-bury-leader = { $n ->
    [one] { $names } wählt, welcher Anführer unter den Bauabschnitt kommt
   *[other] { $names } wählen, welcher Anführer unter den Bauabschnitt kommt
}
decision-wait-drop-token = { $n ->
    [one] { $names } gibt einen Siegmarker zurück
   *[other] { $names } geben einen Siegmarker zurück
}
decision-wait-pay-loss = { $n ->
    [one] { $names } bezahlt einen Verlust
   *[other] { $names } bezahlen einen Verlust
}
decision-wait-penalty = { $n ->
    [one] { $names } gibt etwas für das gescheiterte Bauvorhaben ab
   *[other] { $names } geben etwas für das gescheiterte Bauvorhaben ab
}
decision-wait-free-city = { $n ->
    [one] { $names } spielt die Freie Stadt
   *[other] { $names } spielen die Freie Stadt
}
decision-wait-last-card = { $n ->
    [one] { $names } darf die letzte Karte nutzen
   *[other] { $names } dürfen die letzte Karte nutzen
}
decision-wait-discard-pile = { $n ->
    [one] { $names } sieht den Ablagestapel durch
   *[other] { $names } sehen den Ablagestapel durch
}
decision-ask-draft = Behalte einen dieser Anführer
decision-ask-recruit = Spiele einen deiner Anführer
decision-ask-recruit-more = Du darfst einen weiteren Anführer anwerben
decision-ask-copy-leader = Welchen Anführer eines Nachbarn soll deine Gilde kopieren?
decision-ask-bury-leader = Lege einen deiner Anführer unter den Bauabschnitt
decision-ask-drop-token = Gib einen Siegmarker zurück
decision-ask-pay-loss = { $n ->
    [one] Du verlierst { $n } Münze
   *[other] Du verlierst { $n } Münzen
}
decision-ask-penalty = Das Bauvorhaben ist gescheitert: Was gibst du ab?
decision-note-caused = Ursache: { $causes }. { $note }
decision-note-draft = Die anderen Anführer gehen an { $name }, { $side }. Zu Beginn jedes Zeitalters kannst du einen behaltenen Anführer anwerben.
decision-note-recruit = Wirb einen zu seinem Preis an, baue mit ihm einen Bauabschnitt oder lege ihn für 3 Münzen ab.
decision-note-recruit-more = Du zahlst seinen Preis. Du kannst auch verzichten.
decision-note-copy-leader = Er kostet nichts und zählt bis zum Ende als dein eigener.
decision-note-bury-leader = Er ist am Ende das Doppelte seiner Kosten wert; sein Effekt endet jetzt.
decision-note-drop-token = Du verlierst seine Punkte.
decision-note-pay-loss = Zahle mit Münzen oder nimm für jede Münze eine Schuld: Eine Schuld ist −1 Punkt am Ende.
decision-note-penalty = Du hast keine Figur von { $edifice }. Die Strafe: { $what }.
decision-side-left = links
decision-side-right = rechts
decision-keep = Behalten
decision-recruit = Anwerben
decision-recruit-stage = Anwerben mit Bauabschnitt { $n }
decision-copy = Diesen Anführer kopieren
decision-bury = Unter den Bauabschnitt legen
decision-yield = Abgeben
decision-none = Keinen anwerben
decision-drop = Zurückgeben
decision-pay = So bezahlen
decision-of = von { $name }
decision-token = Siegmarker im Wert von { $n }
decision-tokens = Siegmarker im Wert von { $list }
decision-pay-coins = Alles mit Münzen
decision-pay-debts = Alles als Schulden
decision-pay-both = { $n } mit Münzen
decision-debts-points = { $n ->
    [one] −{ $n } Punkt am Ende
   *[other] −{ $n } Punkte am Ende
}
decision-places = Welcher Bauabschnitt und wie
decision-place-copies = wie Bauabschnitt { $n } von { $board }
decision-join = An { $edifice } beteiligen
decision-join-cost = kostet zusätzlich { $cost }
decision-join-free = kostet nichts zusätzlich
decision-freeze = Karten nicht weitergeben
decision-freeze-note = Einmal pro Partie: Nach dieser Runde gibt niemand seine Karten weiter.
decision-leaders = Deine Anführer
decision-kept = Bisher behalten
decision-none-kept = noch keiner
decision-partner = Dein Partner { $name }
decision-partner-hand = Hand von { $name }
decision-partner-leaders = Anführer von { $name }
decision-partner-choosing = wählt noch
decision-partner-idle = hat gerade nichts zu entscheiden
decision-partner-secret = Nur ihr beide seht das.
decision-sealed-build = Du baust { $card }
decision-sealed-free = Du baust { $card } kostenlos (einmal im Zeitalter)
decision-sealed-stage = Du baust Bauabschnitt { $stage } mit { $card }
decision-sealed-discard = Du legst { $card } ab
decision-sealed-take = Du nimmst { $card }
decision-sealed-nothing = Du nimmst nichts
decision-sealed-keep = Du behältst { $card }
decision-sealed-recruit = Du wirbst { $card } an
decision-sealed-recruit-stage = Du wirbst { $card } mit Bauabschnitt { $stage } an
decision-sealed-none = Du wirbst keinen weiteren Anführer an
decision-sealed-copy = Deine Gilde kopiert { $card }
decision-sealed-bury = Du legst { $card } unter den Bauabschnitt
decision-sealed-drop = Du gibst Siegmarker zurück: { $what }
decision-sealed-lose = { $n ->
    [one] Du zahlst { $n } Münze vom Verlust; der Rest wird zu Schulden
   *[other] Du zahlst { $n } Münzen vom Verlust; der Rest wird zu Schulden
}
decision-sealed-debts = Du nimmst für den ganzen Verlust Schulden
decision-sealed-yield = Du gibst { $card } ab
decision-sealed-joins = und beteiligst dich am Bauvorhaben
decision-sealed-freezes = und die Karten werden nicht weitergegeben
decision-partner-build = baut { $card }
decision-partner-free = baut { $card } kostenlos (einmal im Zeitalter)
decision-partner-stage = baut Bauabschnitt { $stage } mit { $card }
decision-partner-discard = legt { $card } ab
decision-partner-take = nimmt { $card }
decision-partner-nothing = nimmt nichts
decision-partner-keep = behält { $card }
decision-partner-recruit = wirbt { $card } an
decision-partner-recruit-stage = wirbt { $card } mit Bauabschnitt { $stage } an
decision-partner-none = wirbt keinen weiteren Anführer an
decision-partner-copy = kopiert { $card }
decision-partner-bury = legt { $card } unter den Bauabschnitt
decision-partner-drop = gibt Siegmarker zurück: { $what }
decision-partner-lose = { $n ->
    [one] zahlt { $n } Münze eines Verlusts
   *[other] zahlt { $n } Münzen eines Verlusts
}
decision-partner-debts = nimmt für den ganzen Verlust Schulden
decision-partner-yield = gibt { $card } ab
decision-partner-joins = und beteiligt sich am Bauvorhaben
decision-partner-freezes = und die Karten werden nicht weitergegeben
decision-keys-digits = die Karte mit dieser Nummer wählen
decision-keys-enter = die erste mögliche Aktion ausführen
decision-keys-keep = den Anführer behalten
decision-keys-recruit = den Anführer anwerben
decision-keys-give = abgeben, zurückgeben, bezahlen
decision-keys-place = der nächste Bauabschnitt oder eine andere Art, ihn zu bauen
decision-keys-price = die nächste Art zu zahlen
decision-keys-join = sich am Bauvorhaben beteiligen oder nicht
decision-keys-freeze = Karten nicht weitergeben oder doch
decision-keys-partner = die Hand deines Partners
decision-points-lost = { $n ->
    [one] −{ $n } Punkt
   *[other] −{ $n } Punkte
}
decision-no-debts = keine Schuld
decision-change-more = { $n ->
    [one] bringt { $n } Punkt
   *[other] bringt { $n } Punkte
}
decision-change-less = { $n ->
    [one] kostet { $n } Punkt
   *[other] kostet { $n } Punkte
}
decision-change-none = kostet keine Punkte
