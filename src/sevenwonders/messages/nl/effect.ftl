effect-produce = Produceert { $goods }
effect-produce-own = Produceert { $goods }, niet te koop
effect-discount-raw = Grondstoffen van { $where } kosten 1 munt
effect-discount-manufactured = Fabricaten van { $where } kosten 1 munt
effect-side-left = links
effect-side-right = rechts
effect-side-both = beide buren
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
effect-science = { $symbol }: een wetenschappelijk symbool
effect-any-science = Aan het einde één wetenschappelijk symbool naar keuze
effect-coins-per = { $n ->
    [one] { $n } munt per { $what } { $where }
   *[other] { $n } munten per { $what } { $where }
}
effect-points-per = { $n ->
    [one] { $n } punt per { $what } { $where }
   *[other] { $n } punten per { $what } { $where }
}
effect-points-if-complete = { $n ->
    [one] { $n } punt als je wonder voltooid is
   *[other] { $n } punten als je wonder voltooid is
}
effect-last-card = Je gebruikt ook de laatste kaart van elk tijdperk
effect-build-from-discard = Bouw gratis een kaart van de aflegstapel
effect-copy-guild = Kopieert aan het einde een gilde van een buur
effect-free-once-an-age = Bouw in elk tijdperk één kaart gratis
effect-free-new-color = De eerste kaart van elke kleur is gratis
effect-free-first-card = Je eerste kaart van elk tijdperk is gratis
effect-free-last-card = Je laatste kaart van elk tijdperk is gratis
effect-count-wonder-stages = fase van een wonder
effect-count-defeat-tokens = nederlaagfiche
effect-where-own = in je stad
effect-where-neighbours = van je buren
effect-where-all = in je stad en bij je buren
effect-count-victory-tokens = overwinningsfiche
effect-count-victory-tokens-1 = overwinningsfiche van 1
effect-count-victory-tokens-3 = overwinningsfiche van 3
effect-count-victory-tokens-5 = overwinningsfiche van 5
effect-count-coins = munt
effect-count-coins-by-three = drie munten
effect-count-stone-symbols = steensymbool op kaarten en fasen
effect-count-white-cards = leider
effect-points-per-set = { $n ->
    [one] { $n } punt per reeks van { $what }
   *[other] { $n } punten per reeks van { $what }
}
effect-points-per-color = { $n ->
    [one] { $n } punt per kleur kaarten in je stad
   *[other] { $n } punten per kleur kaarten in je stad
}
effect-points-if-more = { $n ->
    [one] { $n } punt als je er meer hebt dan elke buur: { $what }
   *[other] { $n } punten als je er meer hebt dan elke buur: { $what }
}
effect-points-if-none = { $n ->
    [one] { $n } punt als je aan het einde geen { $what } hebt
   *[other] { $n } punten als je aan het einde geen { $what } hebt
}
effect-points-if-only-leader = { $n ->
    [one] { $n } punt als je geen andere leider in het spel hebt
   *[other] { $n } punten als je geen andere leider in het spel hebt
}
effect-points-per-victory-pair = Twee overwinningsfiches van één waarde tellen die waarde nog eens
effect-points-by-marker = { $n ->
    [one] { $n } punt per kaart van je buren in de kleur van de kaart onder deze fase
   *[other] { $n } punten per kaart van je buren in de kleur van de kaart onder deze fase
}
effect-one-resource-less-stage = Fasen van je wonder vragen één grondstof minder
effect-one-resource-less = Kaarten van deze kleur vragen één grondstof minder: { $color }
effect-stages-without-resources = Fasen van je wonder vragen geen grondstoffen; munten betaal je wel
effect-free-color = Kaarten van deze kleur zijn gratis: { $color }
effect-free-black-once-an-age = Bouw in elk tijdperk één zwarte kaart gratis
effect-science-set-bonus = { $n ->
    [one] { $n } punt extra per reeks van drie verschillende symbolen
   *[other] { $n } punten extra per reeks van drie verschillende symbolen
}
effect-most-science = Aan het einde één symbool extra van de soort waarvan je er het meest hebt
effect-swap-science = Aan het einde mag één van je symbolen als een ander tellen
effect-copy-science = Aan het einde telt het symbool van één groene kaart van een buur ook voor jou
effect-coins-on = { $n ->
    [one] { $n } munt { $when }
   *[other] { $n } munten { $when }
}
effect-when-chain = telkens als je via een keten bouwt
effect-when-yellow-card = voor elke gele kaart die je voortaan bouwt
effect-when-black-card = voor elke zwarte kaart die je voortaan bouwt
effect-when-victory-token = voor elke overwinningsfiche die je voortaan pakt
effect-when-stage = voor elke fase die je voortaan bouwt
effect-when-neighbour-stage = voor elke fase die een buur voortaan bouwt
effect-when-bank = extra telkens als je munten uit de bank pakt
effect-loss-on-stage = { $n ->
    [one] Elke fase die je bouwt kost elke andere speler { $n } munt
   *[other] Elke fase die je bouwt kost elke andere speler { $n } munten
}
effect-bank-resource = Koop eens per beurt één grondstof naar keuze van de bank voor 1 munt
effect-trade-refund = Eens per beurt en per buur krijg je 1 munt terug van de bank als je daar koopt
effect-trade-rebate = Eens per beurt kost één grondstof van { $where } 1 munt minder
effect-starting-good-rebate = De grondstof op het bord van een buur kost daar 1 munt minder
effect-extra-good = Eens per beurt één grondstof extra van een soort die je produceert
effect-missing-good = Eens per beurt één grondstof van een soort die je niet produceert
effect-port = Eens per beurt gelden twee gelijke eigen grondstoffen als één naar keuze
effect-free-leaders = Je rekruteert leiders gratis
effect-cheaper-leaders = { $own ->
    [one] Jouw leiders kosten { $own } munt minder, die van je buren { $n } minder
   *[other] Jouw leiders kosten { $own } munten minder, die van je buren { $n } minder
}
effect-starting-coins = { $n ->
    [one] { $n } munt extra aan het begin
   *[other] { $n } munten extra aan het begin
}
effect-draw-leaders = { $n ->
    [one] Trek { $n } leider uit de doos
   *[other] Trek { $n } leiders uit de doos
}
effect-recruit-extra = Rekruteer meteen nog een leider, voor de prijs
effect-bury-leader = Leg één van je leiders eronder: het effect stopt, hij telt het dubbele van zijn prijs
effect-copy-leader = Wordt één leider die een buur in het spel heeft
effect-defeats-to-winner = Jouw nederlaagfiches gaan naar wie je versloeg
effect-shields-per-defeat = Elke nederlaagfiche van jou telt als schild
effect-victory-token = Een overwinningsfiche van { $n }
effect-victory-token-age = Een overwinningsfiche van dit tijdperk
effect-drop-defeats = Geef al je nederlaagfiches terug
effect-others-drop-victory = Elke andere speler geeft één overwinningsfiche terug
effect-diplomacy = Een diplomatiefiche: je blijft buiten het volgende conflict
effect-neighbours-gain = { $n ->
    [one] Elke buur pakt { $n } munt uit de bank
   *[other] Elke buur pakt { $n } munten uit de bank
}
effect-others-gain = { $n ->
    [one] Elke andere speler pakt { $n } munt uit de bank
   *[other] Elke andere speler pakt { $n } munten uit de bank
}
effect-others-lose-once = { $n ->
    [one] Elke andere speler verliest { $n } munt
   *[other] Elke andere speler verliest { $n } munten
}
effect-others-lose-victory-token = { $n ->
    [one] Elke andere speler verliest { $n } munt per eigen overwinningsfiche
   *[other] Elke andere speler verliest { $n } munten per eigen overwinningsfiche
}
effect-others-lose-stage = { $n ->
    [one] Elke andere speler verliest { $n } munt per fase van het eigen wonder
   *[other] Elke andere speler verliest { $n } munten per fase van het eigen wonder
}
effect-others-lose-age = { $n ->
    [one] Elke andere speler verliest { $n } munt maal het nummer van het tijdperk
   *[other] Elke andere speler verliest { $n } munten maal het nummer van het tijdperk
}
effect-neighbours-take-debt = { $n ->
    [one] Elke buur neemt { $n } schuld
   *[other] Elke buur neemt { $n } schulden
}
effect-freeze-hands = Eens per spel gaan de handen niet door: je speelt met dezelfde verder
effect-stage-for-coins = Rekruteer door een fase te bouwen voor 1 munt per grondstof; ligt er open onder
effect-copy-stage = Kopieert { $stage } van het wonder van { $where }
effect-copy-stage-1 = de eerste fase
effect-copy-stage-2 = de tweede fase
effect-copy-stage-3 = de derde fase
effect-copy-stage-last = de laatste fase
effect-take-pawn = Een deelnamepion van tijdperk { $age } uit de doos
effect-take-pawn-any = Een deelnamepion van een tijdperk naar keuze uit de doos
effect-guild-again = Eén van je gilden telt een tweede keer
effect-points-less = { $n ->
    [one] { $n } punt minder per { $what } { $where }
   *[other] { $n } punten minder per { $what } { $where }
}
