city-leader-note = Anführer
city-leader-cost = { $n ->
    [one] Kostet { $n } Münze.
   *[other] Kostet { $n } Münzen.
}
city-leader-cost-age = Kostet 1 Münze in Zeitalter I, 2 in Zeitalter II, 3 in Zeitalter III.
city-leader-cost-stage = Kostet 1 Münze je Ressource des damit gebauten Bauabschnitts.
city-leaders-hand = { $n } Anführer auf der Hand
city-leaders-copied = Die Gilde der Kurtisanen kopiert { $leader }
city-leaders-buried = { $leader } liegt unter einem Bauabschnitt
city-debts = { $n ->
    [one] { $n } Schuld: −{ $n } am Ende
   *[other] { $n } Schulden: −{ $n } am Ende
}
city-edifice-debts = Gescheiterte Bauvorhaben: −{ $n } am Ende
city-diplomacy = { $n } Diplomatiemarker: nimmt an den nächsten Konflikten nicht teil
city-owed = { $n ->
    [one] Verliert { $n } Münze am Ende dieser Runde
   *[other] Verliert { $n } Münzen am Ende dieser Runde
}
city-pawns = Beteiligungsfiguren von Zeitalter { $age }: { $n }
city-rewards = Belohnungen des Bauvorhabens von Zeitalter { $age }: { $n }
city-joined = Beteiligt sich am Bauvorhaben dieses Zeitalters
city-free-black = Darf in diesem Zeitalter noch eine schwarze Karte kostenlos bauen
city-team-with = Team { $sign }: spielt mit { $name }
city-team-yours = Team { $sign }: dein Partner
city-team-partner = Partner
city-stage-as = Bauabschnitt { $n }, gebaut als { $what }: { $effect }
city-stage-source = Bauabschnitt { $n } ({ $board })
city-stage-variant = Als { $what }: kostet { $cost }; { $effect }
city-stage-copies = Kopiert { $what }.
city-stage-any = Bauabschnitt { $n }, in beliebiger Reihenfolge: kostet { $cost }; { $effect }
city-stage-any-order = in beliebiger Reihenfolge
city-stage-copied = was der kopierte Bauabschnitt kostet
city-stage-free = nichts
city-start = Von Anfang an: { $effect }
city-edifices = Bauvorhaben
city-edifice-of = Bauvorhaben von Zeitalter { $age }
city-edifice-coming = kommt noch
city-edifice-open = im Bau
city-edifice-complete = vollendet
city-edifice-failed = gescheitert
city-edifice-pawns = { $n ->
    [one] { $n } Figur übrig
   *[other] { $n } Figuren übrig
}
city-edifice-join = Die Beteiligung kostet { $cost } und ist beim Bau eines Bauabschnitts möglich.
city-edifice-reward = Belohnung: { $effect }.
city-edifice-penalty = Scheitert es, verliert jeder ohne Figur { $what }.
city-edifice-joined = Mit Figur: { $names }.
city-edifice-none = Noch niemand ist dabei.
city-penalty-card = eine { $card }
city-penalty-victories = { $n } Siegmarker
city-over-team-wins = { $n ->
    [one] { $names } gewinnen zusammen mit { $n } Punkt
   *[other] { $names } gewinnen zusammen mit { $n } Punkten
}
city-over-your-team-wins = { $n ->
    [one] Du und { $name } gewinnt zusammen mit { $n } Punkt
   *[other] Du und { $name } gewinnt zusammen mit { $n } Punkten
}
city-over-team-tie = { $n ->
    [one] { $names } teilen sich den Sieg, jedes Team mit { $n } Punkt
   *[other] { $names } teilen sich den Sieg, jedes Team mit { $n } Punkten
}
city-over-team-total = Teamsumme
city-score = { $n ->
    [one] Team: { $n } Punkt
   *[other] Team: { $n } Punkte
}
city-score-tip = Die Punkte eures Teams, wenn jetzt Schluss wäre: { $n }. Platz { $rank } von { $of }.
city-over-scroll = Wische zur Seite, um alle Städte zu sehen
