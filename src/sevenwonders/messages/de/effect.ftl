effect-produce = Produziert { $goods }
effect-produce-own = Produziert { $goods }, nicht zu verkaufen
effect-discount-raw = Rohstoffe von { $where } kosten 1 Münze
effect-discount-manufactured = Manufakturwaren von { $where } kosten 1 Münze
effect-side-left = links
effect-side-right = rechts
effect-side-both = beiden Nachbarn
effect-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
effect-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
effect-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
effect-science = { $symbol }: ein Forschungssymbol
effect-any-science = Am Ende ein Forschungssymbol nach Wahl
effect-coins-per = { $n ->
    [one] { $n } Münze je { $what } { $where }
   *[other] { $n } Münzen je { $what } { $where }
}
effect-points-per = { $n ->
    [one] { $n } Punkt je { $what } { $where }
   *[other] { $n } Punkte je { $what } { $where }
}
effect-points-if-complete = { $n ->
    [one] { $n } Punkt, wenn dein Wunder vollendet ist
   *[other] { $n } Punkte, wenn dein Wunder vollendet ist
}
effect-last-card = Du nutzt auch die letzte Karte jedes Zeitalters
effect-build-from-discard = Baue eine Karte vom Ablagestapel kostenlos
effect-copy-guild = Kopiert am Ende eine Gilde eines Nachbarn
effect-free-once-an-age = Baue in jedem Zeitalter eine Karte kostenlos
effect-free-new-color = Die erste Karte jeder Farbe ist kostenlos
effect-free-first-card = Deine erste Karte jedes Zeitalters ist kostenlos
effect-free-last-card = Deine letzte Karte jedes Zeitalters ist kostenlos
effect-count-wonder-stages = Wunderstufe
effect-count-defeat-tokens = Niederlagenmarker
effect-where-own = in deiner Stadt
effect-where-neighbours = deiner Nachbarn
effect-where-all = in deiner Stadt und bei deinen Nachbarn
effect-count-victory-tokens = Siegmarker
effect-count-victory-tokens-1 = Siegmarker im Wert von 1
effect-count-victory-tokens-3 = Siegmarker im Wert von 3
effect-count-victory-tokens-5 = Siegmarker im Wert von 5
effect-count-coins = Münze
effect-count-coins-by-three = drei Münzen
effect-count-stone-symbols = Steinsymbol auf Karten und Stufen
effect-count-white-cards = Anführer
effect-points-per-set = { $n ->
    [one] { $n } Punkt je Satz aus { $what }
   *[other] { $n } Punkte je Satz aus { $what }
}
effect-points-per-color = { $n ->
    [one] { $n } Punkt je Kartenfarbe in deiner Stadt
   *[other] { $n } Punkte je Kartenfarbe in deiner Stadt
}
effect-points-if-more = { $n ->
    [one] { $n } Punkt, wenn du mehr hast als jeder Nachbar: { $what }
   *[other] { $n } Punkte, wenn du mehr hast als jeder Nachbar: { $what }
}
effect-points-if-none = { $n ->
    [one] { $n } Punkt, wenn du am Ende keinen { $what } hast
   *[other] { $n } Punkte, wenn du am Ende keinen { $what } hast
}
effect-points-if-only-leader = { $n ->
    [one] { $n } Punkt, wenn du keinen anderen Anführer im Spiel hast
   *[other] { $n } Punkte, wenn du keinen anderen Anführer im Spiel hast
}
effect-points-per-victory-pair = Zwei Siegmarker gleichen Werts zählen diesen Wert noch einmal
effect-points-by-marker = { $n ->
    [one] { $n } Punkt je Karte deiner Nachbarn in der Farbe der Karte unter dieser Stufe
   *[other] { $n } Punkte je Karte deiner Nachbarn in der Farbe der Karte unter dieser Stufe
}
effect-one-resource-less-stage = Wunderstufen brauchen eine Ware weniger
effect-one-resource-less = Karten dieser Farbe brauchen eine Ware weniger: { $color }
effect-stages-without-resources = Wunderstufen brauchen keine Waren; Münzen werden weiter bezahlt
effect-free-color = Karten dieser Farbe sind kostenlos: { $color }
effect-free-black-once-an-age = Baue in jedem Zeitalter eine schwarze Karte kostenlos
effect-science-set-bonus = { $n ->
    [one] { $n } Punkt mehr je Gruppe aus drei verschiedenen Symbolen
   *[other] { $n } Punkte mehr je Gruppe aus drei verschiedenen Symbolen
}
effect-most-science = Am Ende ein weiteres Symbol der Sorte, von der du die meisten hast
effect-swap-science = Am Ende darf eines deiner Symbole als ein anderes zählen
effect-copy-science = Am Ende zählt das Symbol einer grünen Karte eines Nachbarn auch für dich
effect-coins-on = { $n ->
    [one] { $n } Münze { $when }
   *[other] { $n } Münzen { $when }
}
effect-when-chain = jedes Mal, wenn du über eine Kette baust
effect-when-yellow-card = für jede gelbe Karte, die du ab jetzt baust
effect-when-black-card = für jede schwarze Karte, die du ab jetzt baust
effect-when-victory-token = für jeden Siegmarker, den du ab jetzt nimmst
effect-when-stage = für jede Wunderstufe, die du ab jetzt baust
effect-when-neighbour-stage = für jede Wunderstufe, die ein Nachbar ab jetzt baut
effect-when-bank = mehr jedes Mal, wenn du Münzen aus der Bank nimmst
effect-loss-on-stage = { $n ->
    [one] Jede Stufe, die du baust, kostet alle anderen { $n } Münze
   *[other] Jede Stufe, die du baust, kostet alle anderen { $n } Münzen
}
effect-bank-resource = Kaufe einmal pro Zug eine beliebige Ware für 1 Münze von der Bank
effect-trade-refund = Einmal pro Zug und Nachbar 1 Münze von der Bank zurück, wenn du dort kaufst
effect-trade-rebate = Einmal pro Zug kostet eine Ware von { $where } 1 Münze weniger
effect-starting-good-rebate = Die Ware auf dem Plan eines Nachbarn kostet dort 1 Münze weniger
effect-extra-good = Einmal pro Zug eine weitere Ware einer Sorte, die du produzierst
effect-missing-good = Einmal pro Zug eine Ware einer Sorte, die du nicht produzierst
effect-port = Einmal pro Zug gelten zwei gleiche eigene Waren als eine beliebige
effect-free-leaders = Du rekrutierst Anführer kostenlos
effect-cheaper-leaders = { $own ->
    [one] Deine Anführer kosten { $own } Münze weniger, die deiner Nachbarn { $n } weniger
   *[other] Deine Anführer kosten { $own } Münzen weniger, die deiner Nachbarn { $n } weniger
}
effect-starting-coins = { $n ->
    [one] { $n } Münze mehr zu Beginn
   *[other] { $n } Münzen mehr zu Beginn
}
effect-draw-leaders = Ziehe { $n } Anführer aus der Schachtel
effect-recruit-extra = Rekrutiere sofort noch einen Anführer zu seinem Preis
effect-bury-leader = Lege einen deiner Anführer darunter: seine Wirkung endet, er zählt doppelt so viel wie sein Preis
effect-copy-leader = Wird zu einem Anführer, den ein Nachbar im Spiel hat
effect-defeats-to-winner = Deine Niederlagenmarker gehen an den Sieger
effect-shields-per-defeat = Jeder deiner Niederlagenmarker zählt als Schild
effect-victory-token = Ein Siegmarker im Wert von { $n }
effect-victory-token-age = Ein Siegmarker dieses Zeitalters
effect-drop-defeats = Gib alle deine Niederlagenmarker ab
effect-others-drop-victory = Alle anderen geben je einen Siegmarker ab
effect-diplomacy = Ein Diplomatiemarker: du bleibst dem nächsten Konflikt fern
effect-neighbours-gain = { $n ->
    [one] Jeder Nachbar nimmt { $n } Münze aus der Bank
   *[other] Jeder Nachbar nimmt { $n } Münzen aus der Bank
}
effect-others-gain = { $n ->
    [one] Alle anderen nehmen { $n } Münze aus der Bank
   *[other] Alle anderen nehmen { $n } Münzen aus der Bank
}
effect-others-lose-once = { $n ->
    [one] Alle anderen verlieren { $n } Münze
   *[other] Alle anderen verlieren { $n } Münzen
}
effect-others-lose-victory-token = { $n ->
    [one] Alle anderen verlieren { $n } Münze je eigenem Siegmarker
   *[other] Alle anderen verlieren { $n } Münzen je eigenem Siegmarker
}
effect-others-lose-stage = { $n ->
    [one] Alle anderen verlieren { $n } Münze je eigener Wunderstufe
   *[other] Alle anderen verlieren { $n } Münzen je eigener Wunderstufe
}
effect-others-lose-age = { $n ->
    [one] Alle anderen verlieren { $n } Münze mal die Zahl des Zeitalters
   *[other] Alle anderen verlieren { $n } Münzen mal die Zahl des Zeitalters
}
effect-neighbours-take-debt = { $n ->
    [one] Jeder Nachbar nimmt { $n } Schuld
   *[other] Jeder Nachbar nimmt { $n } Schulden
}
effect-freeze-hands = Einmal im Spiel wandern die Karten nicht: du spielst mit derselben Hand weiter
effect-stage-for-coins = Rekrutiert durch den Bau einer Stufe für 1 Münze je Ware; liegt offen darunter
effect-copy-stage = Kopiert { $stage } des Wunders von { $where }
effect-copy-stage-1 = die erste Stufe
effect-copy-stage-2 = die zweite Stufe
effect-copy-stage-3 = die dritte Stufe
effect-copy-stage-last = die letzte Stufe
effect-take-pawn = Eine Teilnahmefigur von Zeitalter { $age } aus der Schachtel
effect-take-pawn-any = Eine Teilnahmefigur eines beliebigen Zeitalters aus der Schachtel
effect-guild-again = Eine deiner Gilden zählt ein zweites Mal
effect-points-less = { $n ->
    [one] { $n } Punkt weniger je { $what } { $where }
   *[other] { $n } Punkte weniger je { $what } { $where }
}
