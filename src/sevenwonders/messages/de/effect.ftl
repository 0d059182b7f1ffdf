### Was Karten, Bauabschnitte, Anführer und Bauvorhaben bewirken: jeder Effekt unter seinem Namen, seine Werte als Argumente.
### Ohne Großbuchstaben am Anfang: wer einen Satz damit beginnt, setzt ihn.

effect-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
effect-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
effect-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}

## Was gezählt wird, und wo

effect-count-brown-cards = braune Karte
effect-count-gray-cards = graue Karte
effect-count-blue-cards = blaue Karte
effect-count-yellow-cards = gelbe Karte
effect-count-red-cards = rote Karte
effect-count-green-cards = grüne Karte
effect-count-purple-cards = violette Karte
effect-count-black-cards = schwarze Karte
effect-count-white-cards = Anführer
effect-count-wonder-stages = Bauabschnitt
effect-count-defeat-tokens = Niederlagenmarker
effect-count-victory-tokens = Siegmarker
effect-count-victory-tokens-1 = Siegmarker im Wert von 1
effect-count-victory-tokens-3 = Siegmarker im Wert von 3
effect-count-victory-tokens-5 = Siegmarker im Wert von 5
effect-count-coins = Münze
effect-count-coins-by-three = 3 Münzen
effect-count-stone-symbols = Steinsymbol auf braunen Karten
effect-where = { $cities ->
    [own] in deiner Stadt
    [neighbours] bei deinen Nachbarn
   *[all] in deiner Stadt und bei deinen Nachbarn
}
effect-neighbour = { $sides ->
    [left] deinem linken Nachbarn
    [right] deinem rechten Nachbarn
   *[both] beiden Nachbarn
}

## Ressourcen und Handel

effect-produce = { $sold ->
    [no] produziert { $goods }, unverkäuflich
   *[yes] produziert { $goods }
}
effect-discount = { $goods ->
    [raw] Rohstoffe von { effect-neighbour } kosten 1 Münze
   *[manufactured] Manufakturwaren von { effect-neighbour } kosten 1 Münze
}
effect-bank-resource = kaufe einmal pro Runde eine beliebige Ressource für 1 Münze von der Bank
effect-trade-refund = einmal pro Runde und Nachbar gibt dir die Bank 1 Münze zurück, wenn du bei ihm kaufst
effect-trade-rebate = einmal pro Runde kostet eine Ressource von { effect-neighbour } 1 Münze weniger
effect-starting-good-rebate = die Ressource auf dem Spielplan eines Nachbarn kostet dort 1 Münze weniger
effect-extra-good = einmal pro Runde eine weitere Ressource von einer Sorte, die du produzierst
effect-missing-good = einmal pro Runde eine Ressource von einer Sorte, die du nicht produzierst
effect-port = einmal pro Runde gelten zwei gleiche eigene Ressourcen als eine beliebige Ressource

## Punkte

effect-coins-per = { effect-coins } je { $what } { effect-where }
effect-points-per = { $less ->
    [yes] { effect-points } weniger je { $what } { effect-where }
   *[no] { effect-points } je { $what } { effect-where }
}
effect-points-if-complete = { effect-points }, wenn dein Weltwunder vollendet ist
effect-points-per-set = { effect-points } je Satz aus { $colors }
effect-points-per-color = { effect-points } je Kartenfarbe in deiner Stadt
effect-points-if-more = { $count ->
    [blue-cards] { effect-points }, wenn du mehr blaue Karten hast als jeder deiner Nachbarn
    [yellow-cards] { effect-points }, wenn du mehr gelbe Karten hast als jeder deiner Nachbarn
    [red-cards] { effect-points }, wenn du mehr rote Karten hast als jeder deiner Nachbarn
    [green-cards] { effect-points }, wenn du mehr grüne Karten hast als jeder deiner Nachbarn
   *[coins] { effect-points }, wenn du mehr Münzen hast als jeder deiner Nachbarn
}
effect-points-if-none = { $count ->
   *[defeat-tokens] { effect-points }, wenn du am Ende keinen Niederlagenmarker hast
}
effect-points-if-only-leader = { effect-points }, wenn du keinen anderen Anführer im Spiel hast
effect-points-per-victory-pair = jedes Paar Siegmarker mit gleichem Wert bringt diesen Wert noch einmal
effect-points-by-marker = { effect-points } je Karte deiner Nachbarn in der Farbe der Karte unter diesem Bauabschnitt
effect-copy-guild = kopiert am Ende eine Gilde eines Nachbarn
effect-guild-again = eine deiner Gilden zählt zweimal

## Forschung

effect-science = Forschungssymbol: { $symbol }
effect-any-science = am Ende ein Forschungssymbol nach Wahl
effect-science-set-bonus = zusätzlich { effect-points } je Satz aus drei verschiedenen Symbolen
effect-most-science = am Ende ein weiteres Symbol der Sorte, von der du die meisten hast
effect-swap-science = am Ende darf eines deiner Symbole als ein anderes Symbol zählen
effect-copy-science = am Ende zählt das Symbol einer grünen Karte eines Nachbarn auch für dich

## Bauen

effect-last-card = du spielst auch die letzte Karte jedes Zeitalters
effect-build-from-discard = baue eine Karte vom Ablagestapel kostenlos
effect-free-once-an-age = baue in jedem Zeitalter eine Karte kostenlos
effect-free-new-color = die erste Karte jeder Farbe ist kostenlos
effect-free-first-card = deine erste Karte jedes Zeitalters ist kostenlos
effect-free-last-card = deine letzte Karte jedes Zeitalters ist kostenlos
effect-free-color = { $color ->
   *[purple] Gilden sind kostenlos
}
effect-free-black-once-an-age = baue in jedem Zeitalter eine schwarze Karte kostenlos
effect-one-resource-less = { $target ->
    [stage] Bauabschnitte kosten eine Ressource weniger
    [blue] blaue Karten kosten eine Ressource weniger
    [red] rote Karten kosten eine Ressource weniger
   *[green] grüne Karten kosten eine Ressource weniger
}
effect-stages-without-resources = Bauabschnitte kosten keine Ressourcen; Münzen zahlst du weiterhin
effect-stage-for-coins = wirb ihn an, indem du einen Bauabschnitt für 1 Münze je Ressource baust; er liegt offen darunter
effect-copy-stage = { $stage ->
    [1] kopiert den ersten Bauabschnitt von { effect-neighbour }
    [2] kopiert den zweiten Bauabschnitt von { effect-neighbour }
    [3] kopiert den dritten Bauabschnitt von { effect-neighbour }
   *[last] kopiert den letzten Bauabschnitt von { effect-neighbour }
}
effect-freeze-hands = einmal pro Partie werden die Karten nicht weitergegeben: alle spielen die nächste Runde mit derselben Hand
effect-take-pawn = { $age ->
    [1] eine Beteiligungsfigur von Zeitalter I aus der Schachtel
    [2] eine Beteiligungsfigur von Zeitalter II aus der Schachtel
    [3] eine Beteiligungsfigur von Zeitalter III aus der Schachtel
   *[any] eine Beteiligungsfigur eines beliebigen Zeitalters aus der Schachtel
}

## Anführer

effect-free-leaders = du wirbst Anführer kostenlos an
effect-cheaper-leaders = deine Anführer kosten { $own ->
    [one] { $own } Münze
   *[other] { $own } Münzen
} weniger, die deiner Nachbarn { $neighbours } weniger
effect-draw-leaders = ziehe { $n } Anführer aus der Schachtel
effect-recruit-extra = wirb sofort noch einen Anführer zu seinem Preis an
effect-bury-leader = lege einen deiner Anführer unter diesen Bauabschnitt: sein Effekt endet, und er ist das Doppelte seiner Kosten wert
effect-copy-leader = kopiert einen Anführer, den ein Nachbar angeworben hat

## Konflikte, Münzen und Schulden

effect-coins-on = { $occasion ->
    [chain] { effect-coins } jedes Mal, wenn du über eine Kette baust
    [yellow-card] { effect-coins } für jede gelbe Karte, die du ab jetzt baust
    [black-card] { effect-coins } für jede schwarze Karte, die du ab jetzt baust
    [victory-token] { effect-coins } für jeden Siegmarker, den du ab jetzt bekommst
    [stage] { effect-coins } für jeden Bauabschnitt, den du ab jetzt baust
    [neighbour-stage] { effect-coins } für jeden Bauabschnitt, den ein Nachbar ab jetzt baut
   *[bank] { effect-coins } zusätzlich, sooft du Münzen von der Bank bekommst
}
effect-starting-coins = zu Beginn { effect-coins } zusätzlich
effect-defeats-to-winner = deine Niederlagenmarker gehen an den, der dich besiegt hat
effect-shields-per-defeat = jeder deiner Niederlagenmarker zählt als Schild
effect-victory-token = { $value ->
    [0] ein Siegmarker dieses Zeitalters
   *[other] ein Siegmarker im Wert von { $value }
}
effect-drop-defeats = gib alle deine Niederlagenmarker zurück
effect-others-drop-victory = alle anderen Spieler geben einen Siegmarker zurück
effect-diplomacy = ein Diplomatiemarker: du nimmst an den nächsten Konflikten nicht teil
effect-neighbours-gain = jeder Nachbar bekommt { effect-coins } von der Bank
effect-others-gain = alle anderen Spieler bekommen je { effect-coins } von der Bank
effect-loss-on-stage = alle anderen Spieler verlieren { effect-coins } für jeden Bauabschnitt, den du baust
effect-others-lose = { $per ->
    [once] alle anderen Spieler verlieren { effect-coins }
    [victory-token] alle anderen Spieler verlieren { effect-coins } je Siegmarker, den sie haben
    [stage] alle anderen Spieler verlieren { effect-coins } je Bauabschnitt, den sie haben
   *[age] alle anderen Spieler verlieren { effect-coins } mal die Zahl des Zeitalters
}
effect-neighbours-take-debt = { $n ->
    [one] jeder Nachbar bekommt { $n } Schuld
   *[other] jeder Nachbar bekommt { $n } Schulden
}
