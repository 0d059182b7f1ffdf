decision-phase-draft = Leiders worden gekozen
decision-phase-recruit = Leiders worden gerekruteerd
decision-phase-recruit-more = Nog een leider
decision-phase-copy-leader = Een leider van een buur wordt gekopieerd
decision-phase-bury-leader = Een leider komt onder een fase
decision-phase-drop-token = Overwinningsfiches worden teruggegeven
decision-phase-pay-loss = Verliezen worden betaald
decision-phase-penalty = Het bouwwerk is mislukt
decision-phase-free-city = De Vrije Stad speelt
decision-phase-last-card = De laatste kaarten
decision-phase-discard-pile = De aflegstapel
decision-wait-draft = { $n ->
    [one] { $names } kiest een leider
   *[other] { $names } kiezen een leider
}
decision-wait-recruit = { $n ->
    [one] { $names } rekruteert
   *[other] { $names } rekruteren
}
decision-wait-recruit-more = { $n ->
    [one] { $names } mag nog een leider rekruteren
   *[other] { $names } mogen nog een leider rekruteren
}
decision-wait-copy-leader = { $n ->
    [one] { $names } kiest een leider van een buur om te kopiëren
   *[other] { $names } kiezen een leider van een buur om te kopiëren
}
decision-wait-bury-leader = { $n ->
    [one] { $names } kiest welke leider onder de fase komt
   *[other] { $names } kiezen welke leider onder de fase komt
}
decision-wait-drop-token = { $n ->
    [one] { $names } geeft een overwinningsfiche terug
   *[other] { $names } geven een overwinningsfiche terug
}
decision-wait-pay-loss = { $n ->
    [one] { $names } betaalt een verlies
   *[other] { $names } betalen een verlies
}
decision-wait-penalty = { $n ->
    [one] { $names } levert iets in voor het mislukte bouwwerk
   *[other] { $names } leveren iets in voor het mislukte bouwwerk
}
decision-wait-free-city = { $n ->
    [one] { $names } speelt de Vrije Stad
   *[other] { $names } spelen de Vrije Stad
}
decision-wait-last-card = { $n ->
    [one] { $names } mag de laatste kaart gebruiken
   *[other] { $names } mogen de laatste kaart gebruiken
}
decision-wait-discard-pile = { $n ->
    [one] { $names } bekijkt de aflegstapel
   *[other] { $names } bekijken de aflegstapel
}
decision-ask-draft = Houd een van deze leiders
decision-ask-recruit = Speel een van je leiders
decision-ask-recruit-more = Je mag nog een leider rekruteren
decision-ask-copy-leader = Welke leider van een buur kopieert je gilde?
decision-ask-bury-leader = Leg een van je leiders onder de fase
decision-ask-drop-token = Geef een overwinningsfiche terug
decision-ask-pay-loss = { $n ->
    [one] Je verliest { $n } munt
   *[other] Je verliest { $n } munten
}
decision-ask-penalty = Het bouwwerk is mislukt: wat lever je in?
decision-note-caused = Oorzaak: { $causes }. { $note }
decision-note-draft = De andere leiders gaan naar { $name }, { $side }. Aan het begin van elk tijdperk kun je een leider rekruteren die je hebt gehouden.
decision-note-recruit = Rekruteer er een voor zijn prijs, bouw er een fase mee of leg hem af voor 3 munten.
decision-note-recruit-more = Je betaalt zijn prijs. Je mag ook niemand rekruteren.
decision-note-copy-leader = Hij kost niets en telt tot het einde als die van jou.
decision-note-bury-leader = Aan het einde is hij twee keer zijn prijs waard; zijn effect stopt nu.
decision-note-drop-token = Je verliest de punten ervan.
decision-note-pay-loss = Betaal met munten of neem voor elke munt een schuld: een schuld is −1 punt aan het einde.
decision-note-penalty = Je hebt geen pion van { $edifice }. De straf is { $what }.
decision-side-left = links
decision-side-right = rechts
decision-keep = Houden
decision-recruit = Rekruteren
decision-recruit-stage = Rekruteren met fase { $n }
decision-copy = Deze leider kopiëren
decision-bury = Onder de fase leggen
decision-yield = Inleveren
decision-none = Geen rekruteren
decision-drop = Teruggeven
decision-pay = Zo betalen
decision-of = van { $name }
decision-token = Overwinningsfiche van { $n }
decision-tokens = Overwinningsfiches van { $list }
decision-pay-coins = Alles met munten
decision-pay-debts = Alles als schuld
decision-pay-both = { $n } met munten
decision-debts-points = { $n ->
    [one] −{ $n } punt aan het einde
   *[other] −{ $n } punten aan het einde
}
decision-places = Welke fase, en hoe
decision-place-copies = als fase { $n } van { $board }
decision-join = Meedoen: { $edifice }
decision-join-cost = kost { $cost } extra
decision-join-free = kost niets extra
decision-freeze = Handen niet doorgeven
decision-freeze-note = Eén keer per spel: na deze ronde geeft niemand zijn hand door.
decision-leaders = Je leiders
decision-kept = Tot nu toe gehouden
decision-none-kept = nog geen
decision-partner = Je partner { $name }
decision-partner-hand = Hand van { $name }
decision-partner-leaders = Leiders van { $name }
decision-partner-choosing = kiest nog
decision-partner-idle = heeft nu niets te beslissen
decision-partner-secret = Alleen jullie tweeën zien dit.
decision-sealed-build = Je bouwt { $card }
decision-sealed-free = Je bouwt { $card } gratis (één keer per tijdperk)
decision-sealed-stage = Je bouwt fase { $stage } met { $card }
decision-sealed-discard = Je legt { $card } af
decision-sealed-take = Je neemt { $card }
decision-sealed-nothing = Je neemt niets
decision-sealed-keep = Je houdt { $card }
decision-sealed-recruit = Je rekruteert { $card }
decision-sealed-recruit-stage = Je rekruteert { $card } met fase { $stage }
decision-sealed-none = Je rekruteert geen leider meer
decision-sealed-copy = Je gilde kopieert { $card }
decision-sealed-bury = Je legt { $card } onder de fase
decision-sealed-drop = Je geeft overwinningsfiches terug: { $what }
decision-sealed-lose = { $n ->
    [one] Je betaalt { $n } munt van het verlies; de rest wordt schuld
   *[other] Je betaalt { $n } munten van het verlies; de rest wordt schuld
}
decision-sealed-debts = Je neemt het hele verlies als schuld
decision-sealed-yield = Je levert { $card } in
decision-sealed-joins = en doet mee aan het bouwwerk
decision-sealed-freezes = en de handen worden niet doorgegeven
decision-partner-build = bouwt { $card }
decision-partner-free = bouwt { $card } gratis (één keer per tijdperk)
decision-partner-stage = bouwt fase { $stage } met { $card }
decision-partner-discard = legt { $card } af
decision-partner-take = neemt { $card }
decision-partner-nothing = neemt niets
decision-partner-keep = houdt { $card }
decision-partner-recruit = rekruteert { $card }
decision-partner-recruit-stage = rekruteert { $card } met fase { $stage }
decision-partner-none = rekruteert geen leider meer
decision-partner-copy = kopieert { $card }
decision-partner-bury = legt { $card } onder de fase
decision-partner-drop = geeft overwinningsfiches terug: { $what }
decision-partner-lose = { $n ->
    [one] betaalt { $n } munt van een verlies
   *[other] betaalt { $n } munten van een verlies
}
decision-partner-debts = neemt een heel verlies als schuld
decision-partner-yield = levert { $card } in
decision-partner-joins = en doet mee aan het bouwwerk
decision-partner-freezes = en de handen worden niet doorgegeven
decision-keys-digits = de kaart met dat nummer kiezen
decision-keys-enter = de eerste mogelijke actie uitvoeren
decision-keys-keep = de leider houden
decision-keys-recruit = de leider rekruteren
decision-keys-give = inleveren, teruggeven, betalen
decision-keys-place = de volgende fase, of een andere manier om die te bouwen
decision-keys-price = de volgende manier van betalen
decision-keys-join = meedoen aan het bouwwerk, of niet
decision-keys-freeze = handen niet doorgeven, of wel
decision-keys-partner = de hand van je partner
decision-points-lost = { $n ->
    [one] −{ $n } punt
   *[other] −{ $n } punten
}
decision-no-debts = geen schuld
decision-change-more = { $n ->
    [one] levert { $n } punt op
   *[other] levert { $n } punten op
}
decision-change-less = { $n ->
    [one] kost { $n } punt
   *[other] kost { $n } punten
}
decision-change-none = kost geen punten
