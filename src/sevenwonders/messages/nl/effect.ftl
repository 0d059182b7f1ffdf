### Wat kaarten, fasen, leiders en bouwwerken doen: elk effect onder zijn naam, met zijn waarden als argumenten.
### Zonder hoofdletter aan het begin: wie er een zin mee begint, zet die zelf.

effect-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
effect-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
effect-shields = { $n ->
    [one] { $n } schild
   *[other] { $n } schilden
}

## Wat er telt, en waar

effect-count-brown-cards = bruine kaart
effect-count-gray-cards = grijze kaart
effect-count-blue-cards = blauwe kaart
effect-count-yellow-cards = gele kaart
effect-count-red-cards = rode kaart
effect-count-green-cards = groene kaart
effect-count-purple-cards = paarse kaart
effect-count-black-cards = zwarte kaart
effect-count-white-cards = leider
effect-count-wonder-stages = wonderfase
effect-count-defeat-tokens = nederlaagfiche
effect-count-victory-tokens = overwinningsfiche
effect-count-victory-tokens-1 = overwinningsfiche van 1
effect-count-victory-tokens-3 = overwinningsfiche van 3
effect-count-victory-tokens-5 = overwinningsfiche van 5
effect-count-coins = munt
effect-count-coins-by-three = 3 munten
effect-count-stone-symbols = steensymbool op bruine kaarten
effect-where = { $cities ->
    [own] in je stad
    [neighbours] bij je buren
   *[all] in je stad en bij je buren
}
effect-neighbour = { $sides ->
    [left] je linkerbuur
    [right] je rechterbuur
   *[both] beide buren
}

## Grondstoffen en handel

effect-produce = { $sold ->
    [no] produceert { $goods }, niet te koop
   *[yes] produceert { $goods }
}
effect-discount = { $goods ->
    [raw] ruwe grondstoffen van { effect-neighbour } kosten 1 munt
   *[manufactured] goederen van { effect-neighbour } kosten 1 munt
}
effect-bank-resource = koop één keer per ronde een grondstof naar keuze bij de bank voor 1 munt
effect-trade-refund = één keer per ronde en per buur krijg je 1 munt terug van de bank als je bij die buur koopt
effect-trade-rebate = één keer per ronde kost één grondstof van { effect-neighbour } 1 munt minder
effect-starting-good-rebate = de grondstof op het bord van een buur kost daar 1 munt minder
effect-extra-good = één keer per ronde een extra grondstof van een soort die je produceert
effect-missing-good = één keer per ronde een grondstof van een soort die je niet produceert
effect-port = één keer per ronde tellen twee gelijke eigen grondstoffen als één grondstof naar keuze

## Punten

effect-coins-per = { effect-coins } per { $what } { effect-where }
effect-points-per = { $less ->
    [yes] { effect-points } minder per { $what } { effect-where }
   *[no] { effect-points } per { $what } { effect-where }
}
effect-points-if-complete = { effect-points } als je wonder voltooid is
effect-points-per-set = { effect-points } per set van { $colors }
effect-points-per-color = { effect-points } per kaartkleur in je stad
effect-points-if-more = { $count ->
    [blue-cards] { effect-points } als je meer blauwe kaarten hebt dan elk van je buren
    [yellow-cards] { effect-points } als je meer gele kaarten hebt dan elk van je buren
    [red-cards] { effect-points } als je meer rode kaarten hebt dan elk van je buren
    [green-cards] { effect-points } als je meer groene kaarten hebt dan elk van je buren
   *[coins] { effect-points } als je meer munten hebt dan elk van je buren
}
effect-points-if-none = { $count ->
   *[defeat-tokens] { effect-points } als je aan het einde geen nederlaagfiche hebt
}
effect-points-if-only-leader = { effect-points } als je geen andere leider in het spel hebt
effect-points-per-victory-pair = elk paar overwinningsfiches met dezelfde waarde levert die waarde nog een keer op
effect-points-by-marker = { effect-points } per kaart van je buren in de kleur van de kaart onder deze fase
effect-copy-guild = kopieert aan het einde een gilde van een buur
effect-guild-again = een van je gilden telt twee keer

## Wetenschap

effect-science = wetenschapssymbool: { $symbol }
effect-any-science = aan het einde één wetenschapssymbool naar keuze
effect-science-set-bonus = { effect-points } extra per set van drie verschillende symbolen
effect-most-science = aan het einde één extra symbool van de soort waarvan je er het meest hebt
effect-swap-science = aan het einde mag een van je symbolen als een ander symbool tellen
effect-copy-science = aan het einde telt het symbool van één groene kaart van een buur ook voor jou

## Bouwen

effect-last-card = je speelt ook de laatste kaart van elk tijdperk
effect-build-from-discard = bouw gratis een kaart van de aflegstapel
effect-free-once-an-age = bouw in elk tijdperk één kaart gratis
effect-free-new-color = de eerste kaart van elke kleur is gratis
effect-free-first-card = je eerste kaart van elk tijdperk is gratis
effect-free-last-card = je laatste kaart van elk tijdperk is gratis
effect-free-color = { $color ->
   *[purple] gilden zijn gratis
}
effect-free-black-once-an-age = bouw in elk tijdperk één zwarte kaart gratis
effect-one-resource-less = { $target ->
    [stage] wonderfasen kosten één grondstof minder
    [blue] blauwe kaarten kosten één grondstof minder
    [red] rode kaarten kosten één grondstof minder
   *[green] groene kaarten kosten één grondstof minder
}
effect-stages-without-resources = wonderfasen kosten geen grondstoffen; munten betaal je wel
effect-stage-for-coins = rekruteer hem door een wonderfase te bouwen voor 1 munt per grondstof; hij ligt open onder die fase
effect-copy-stage = { $stage ->
    [1] kopieert de eerste wonderfase van { effect-neighbour }
    [2] kopieert de tweede wonderfase van { effect-neighbour }
    [3] kopieert de derde wonderfase van { effect-neighbour }
   *[last] kopieert de laatste wonderfase van { effect-neighbour }
}
effect-freeze-hands = één keer per spel worden de handen niet doorgegeven: iedereen speelt de volgende ronde met dezelfde hand
effect-take-pawn = { $age ->
    [1] een deelnamepion van tijdperk I uit de doos
    [2] een deelnamepion van tijdperk II uit de doos
    [3] een deelnamepion van tijdperk III uit de doos
   *[any] een deelnamepion van een tijdperk naar keuze uit de doos
}

## Leiders

effect-free-leaders = je rekruteert leiders gratis
effect-cheaper-leaders = je leiders kosten { $own ->
    [one] { $own } munt
   *[other] { $own } munten
} minder, die van je buren { $neighbours } minder
effect-draw-leaders = { $n ->
    [one] trek { $n } leider uit de doos
   *[other] trek { $n } leiders uit de doos
}
effect-recruit-extra = rekruteer meteen nog een leider, voor zijn prijs
effect-bury-leader = leg een van je leiders onder deze fase: zijn effect stopt en hij is twee keer zijn prijs waard
effect-copy-leader = kopieert een leider die een buur heeft gerekruteerd

## Conflicten, munten en schulden

effect-coins-on = { $occasion ->
    [chain] { effect-coins } elke keer dat je via een keten bouwt
    [yellow-card] { effect-coins } voor elke gele kaart die je vanaf nu bouwt
    [black-card] { effect-coins } voor elke zwarte kaart die je vanaf nu bouwt
    [victory-token] { effect-coins } voor elke overwinningsfiche die je vanaf nu krijgt
    [stage] { effect-coins } voor elke wonderfase die je vanaf nu bouwt
    [neighbour-stage] { effect-coins } voor elke wonderfase die een buur vanaf nu bouwt
   *[bank] { effect-coins } extra elke keer dat je munten van de bank krijgt
}
effect-starting-coins = { effect-coins } extra aan het begin
effect-defeats-to-winner = je nederlaagfiches gaan naar wie jou verslaat
effect-shields-per-defeat = elk van je nederlaagfiches telt als schild
effect-victory-token = { $value ->
    [0] een overwinningsfiche van dit tijdperk
   *[other] een overwinningsfiche van { $value }
}
effect-drop-defeats = geef al je nederlaagfiches terug
effect-others-drop-victory = elke andere speler geeft één overwinningsfiche terug
effect-diplomacy = een diplomatiefiche: je doet niet mee aan de volgende conflicten
effect-neighbours-gain = elke buur krijgt { effect-coins } van de bank
effect-others-gain = elke andere speler krijgt { effect-coins } van de bank
effect-loss-on-stage = elke andere speler verliest { effect-coins } per wonderfase die jij bouwt
effect-others-lose = { $per ->
    [once] elke andere speler verliest { effect-coins }
    [victory-token] elke andere speler verliest { effect-coins } per overwinningsfiche die hij heeft
    [stage] elke andere speler verliest { effect-coins } per wonderfase die hij heeft
   *[age] elke andere speler verliest { effect-coins } maal het nummer van het tijdperk
}
effect-neighbours-take-debt = { $n ->
    [one] elke buur krijgt { $n } schuld
   *[other] elke buur krijgt { $n } schulden
}
