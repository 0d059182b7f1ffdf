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
effect-bank-resource = koop eens per ronde één grondstof naar keuze van de bank voor 1 munt
effect-trade-refund = eens per ronde en per buur geeft de bank je 1 munt terug als je daar koopt
effect-trade-rebate = eens per ronde kost één grondstof van { effect-neighbour } 1 munt minder
effect-starting-good-rebate = de grondstof op het bord van een buur kost daar 1 munt minder
effect-extra-good = eens per ronde één extra grondstof van een soort die je produceert
effect-missing-good = eens per ronde één grondstof van een soort die je niet produceert
effect-port = eens per ronde gelden twee gelijke eigen grondstoffen als één grondstof naar keuze

## Punten

effect-coins-per = { effect-coins } per { $what } { effect-where }
effect-points-per = { $less ->
    [yes] { effect-points } minder per { $what } { effect-where }
   *[no] { effect-points } per { $what } { effect-where }
}
effect-points-if-complete = { effect-points } als je wonder voltooid is
effect-points-per-set = { effect-points } per set van { $colors }
effect-points-per-color = { effect-points } per kleur kaarten in je stad
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
effect-points-per-victory-pair = elk paar overwinningsfiches van dezelfde waarde levert die waarde nog een keer op
effect-points-by-marker = { effect-points } per kaart van je buren in de kleur van de kaart onder deze fase
effect-copy-guild = kopieert aan het einde een gilde van een buur
effect-guild-again = een van je gilden telt een tweede keer

## Wetenschap

effect-science = wetenschappelijk symbool: { $symbol }
effect-any-science = aan het einde één wetenschappelijk symbool naar keuze
effect-science-set-bonus = { effect-points } extra per set van drie verschillende symbolen
effect-most-science = aan het einde één extra symbool van de soort die je het meest hebt
effect-swap-science = aan het einde mag een van je symbolen als een ander tellen
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
    [stage] wonderfasen vragen één grondstof minder
    [blue] blauwe kaarten vragen één grondstof minder
    [red] rode kaarten vragen één grondstof minder
   *[green] groene kaarten vragen één grondstof minder
}
effect-stages-without-resources = wonderfasen vragen geen grondstoffen; munten betaal je wel
effect-stage-for-coins = gerekruteerd door een wonderfase te bouwen voor 1 munt per grondstof; ligt open onder die fase
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
effect-bury-leader = leg een van je leiders onder deze fase: zijn effect stopt, hij is tweemaal zijn prijs waard
effect-copy-leader = kopieert een leider die een buur heeft gerekruteerd

## Conflicten, munten en schulden

effect-coins-on = { $occasion ->
    [chain] { effect-coins } telkens als je via een keten bouwt
    [yellow-card] { effect-coins } per gele kaart die je voortaan bouwt
    [black-card] { effect-coins } per zwarte kaart die je voortaan bouwt
    [victory-token] { effect-coins } per overwinningsfiche die je voortaan pakt
    [stage] { effect-coins } per wonderfase die je voortaan bouwt
    [neighbour-stage] { effect-coins } per wonderfase die een buur voortaan bouwt
   *[bank] { effect-coins } extra telkens als je munten uit de bank pakt
}
effect-starting-coins = { effect-coins } extra aan het begin
effect-defeats-to-winner = jouw nederlaagfiches gaan naar wie jou versloeg
effect-shields-per-defeat = elk van je nederlaagfiches telt als schild
effect-victory-token = { $value ->
    [0] een overwinningsfiche van dit tijdperk
   *[other] een overwinningsfiche van { $value }
}
effect-drop-defeats = geef al je nederlaagfiches terug
effect-others-drop-victory = elke andere speler geeft één overwinningsfiche terug
effect-diplomacy = een diplomatiefiche: je doet niet mee aan het volgende conflict
effect-neighbours-gain = elke buur pakt { effect-coins } uit de bank
effect-others-gain = elke andere speler pakt { effect-coins } uit de bank
effect-loss-on-stage = elke andere speler verliest { effect-coins } per wonderfase die jij bouwt
effect-others-lose = { $per ->
    [once] elke andere speler verliest { effect-coins }
    [victory-token] elke andere speler verliest { effect-coins } per eigen overwinningsfiche
    [stage] elke andere speler verliest { effect-coins } per eigen wonderfase
   *[age] elke andere speler verliest { effect-coins } maal het nummer van het tijdperk
}
effect-neighbours-take-debt = { $n ->
    [one] elke buur pakt { $n } schuld
   *[other] elke buur pakt { $n } schulden
}
