city-leader-note = Leider
city-leader-cost = { $n ->
    [one] Kost { $n } munt.
   *[other] Kost { $n } munten.
}
city-leader-cost-age = Kost 1 munt in tijdperk I, 2 in tijdperk II, 3 in tijdperk III.
city-leader-cost-stage = Kost 1 munt per grondstof van de fase die je ermee bouwt.
city-leaders-hand = { $n ->
    [one] { $n } leider in de hand
   *[other] { $n } leiders in de hand
}
city-leaders-copied = Het Courtisanen Gilde kopieert { $leader }
city-leaders-buried = { $leader } ligt onder een fase
city-debts = { $n ->
    [one] { $n } schuld: −{ $n } aan het einde
   *[other] { $n } schulden: −{ $n } aan het einde
}
city-edifice-debts = Mislukte bouwwerken: −{ $n } aan het einde
city-diplomacy = { $n ->
    [one] { $n } diplomatiefiche: doet niet mee aan de volgende conflicten
   *[other] { $n } diplomatiefiches: doet niet mee aan de volgende conflicten
}
city-owed = { $n ->
    [one] Verliest { $n } munt aan het einde van deze ronde
   *[other] Verliest { $n } munten aan het einde van deze ronde
}
city-pawns = Deelnamepionnen van tijdperk { $age }: { $n }
city-rewards = Beloningen van het bouwwerk van tijdperk { $age }: { $n }
city-joined = Doet mee aan het bouwwerk van dit tijdperk
city-free-black = Mag dit tijdperk nog een zwarte kaart gratis bouwen
city-team-with = Team { $sign }: speelt samen met { $name }
city-team-yours = Team { $sign }: jouw partner
city-team-partner = partner
city-stage-as = Fase { $n }, gebouwd als { $what }: { $effect }
city-stage-source = fase { $n } ({ $board })
city-stage-variant = Als { $what }: kost { $cost }; { $effect }
city-stage-copies = Kopieert { $what }.
city-stage-any = Fase { $n }, in willekeurige volgorde: kost { $cost }; { $effect }
city-stage-any-order = in willekeurige volgorde
city-stage-copied = wat de gekopieerde fase kost
city-stage-free = niets
city-start = Vanaf het begin: { $effect }
city-edifices = Bouwwerken
city-edifice-of = Bouwwerk van tijdperk { $age }
city-edifice-coming = komt nog
city-edifice-open = in aanbouw
city-edifice-complete = voltooid
city-edifice-failed = mislukt
city-edifice-pawns = { $n ->
    [one] { $n } pion over
   *[other] { $n } pionnen over
}
city-edifice-join = Meedoen kost { $cost } en kan bij het bouwen van een wonderfase.
city-edifice-reward = Beloning: { $effect }.
city-edifice-penalty = Mislukt het, dan verliest iedereen zonder pion { $what }.
city-edifice-joined = Met een pion: { $names }.
city-edifice-none = Nog niemand doet mee.
city-penalty-card = één { $card }
city-penalty-victories = { $n ->
    [one] { $n } overwinningsfiche
   *[other] { $n } overwinningsfiches
}
city-over-team-wins = { $n ->
    [one] { $names } winnen samen met { $n } punt
   *[other] { $names } winnen samen met { $n } punten
}
city-over-your-team-wins = { $n ->
    [one] Jij en { $name } winnen samen met { $n } punt
   *[other] Jij en { $name } winnen samen met { $n } punten
}
city-over-team-tie = { $n ->
    [one] { $names } delen de overwinning, elk team met { $n } punt
   *[other] { $names } delen de overwinning, elk team met { $n } punten
}
city-over-team-total = Teamtotaal
city-score = { $n ->
    [one] Team: { $n } punt
   *[other] Team: { $n } punten
}
city-score-tip = De punten van jullie team als het spel nu afgelopen was: { $n }. Plaats { $rank } van { $of }.
city-over-scroll = Veeg opzij om alle steden te zien
