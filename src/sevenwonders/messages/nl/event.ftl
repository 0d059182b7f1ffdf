event-end = { $sentence }.
event-times = { $sentence } (×{ $n })
event-paying = { $sentence } en betaalt daarvoor { $paid }
event-bringing = { $sentence }: +{ $coins }
event-caused = { $sentence } ({ $causes })
event-cause-of = { $source } van { $who }
event-cause-stage = fase { $n } van het wonder
event-cause-stage-of = fase { $n } van { $who }
event-opening = Vóór de eerste ronde
event-recruitment = Tijdperk { $age } · leiders worden gerekruteerd
event-turn = Tijdperk { $age } · ronde { $turn }
event-dealt = { $n ->
    [one] Iedereen krijgt { $n } kaart
   *[other] Iedereen krijgt { $n } kaarten
}
event-piled = { $n ->
    [one] { $n } kaart ligt klaar voor de Vrije Stad
   *[other] { $n } kaarten liggen klaar voor de Vrije Stad
}
event-drew = { $who } trekt een kaart en beslist voor de Vrije Stad
event-drew-seen = { $who } trekt { $card } en beslist voor de Vrije Stad
event-paid = { $who } betaalt { $paid }
event-paid-to = { effect-coins } aan { $name }
event-paid-bank = { effect-coins } aan de bank
event-built-paid = { $who } bouwt { $card }
event-built-chain = { $who } bouwt { $card }, gratis dankzij { $chain }
event-built-right = { $who } bouwt { $card }, gratis dankzij een effect van de stad
event-built-limited-right = { $who } bouwt { $card } gratis (één keer per tijdperk)
event-built-discard-pile = { $who } bouwt { $card } van de aflegstapel
event-stage-built = { $who } bouwt fase { $n } van het wonder
event-stage-built-seen = { $who } bouwt fase { $n } van het wonder met { $card }
event-discarded = { $n ->
    [one] { $who } legt een kaart af voor { $n } munt
   *[other] { $who } legt een kaart af voor { $n } munten
}
event-discarded-seen = { $n ->
    [one] { $who } legt { $card } af voor { $n } munt
   *[other] { $who } legt { $card } af voor { $n } munten
}
event-gained-card = { $n ->
    [one] { $who } krijgt { $n } munt dankzij { $source }
   *[other] { $who } krijgt { $n } munten dankzij { $source }
}
event-gained-stage = { $n ->
    [one] { $who } krijgt { $n } munt dankzij fase { $source }
   *[other] { $who } krijgt { $n } munten dankzij fase { $source }
}
event-gained-edifice = { $n ->
    [one] { $who } krijgt { $n } munt dankzij { $source }
   *[other] { $who } krijgt { $n } munten dankzij { $source }
}
event-gained-bonus = { $n ->
    [one] { $who } krijgt { $n } munt extra
   *[other] { $who } krijgt { $n } munten extra
}
event-left-over = { $who } legt de laatste kaart af
event-left-over-seen = { $who } legt de laatste kaart af: { $card }
event-left-over-pile = De laatste kaart van de stapel wordt afgelegd
event-asked-last-card = { $who } mag de laatste kaart gebruiken
event-asked-discard-pile = { $who } bekijkt de aflegstapel
event-asked-recruit-more = { $who } mag nog een leider rekruteren
event-asked-copy-leader = { $who } kiest een leider van een buur om te kopiëren
event-asked-bury-leader = { $who } kiest welke leider onder de fase komt
event-asked-drop-token = { $who } moet een overwinningsfiche teruggeven
event-asked-pay-loss = { $who } moet een verlies betalen
event-asked-penalty = { $who } moet iets inleveren voor het mislukte bouwwerk
event-asked-for = { $sentence } voor { $city }
event-declined = { $who } neemt niets van de aflegstapel
event-passed-left = De handen gaan naar links
event-passed-right = De handen gaan naar rechts
event-passed-exchange = De handen worden geruild
event-fought = { $who } verslaat { $whom }: +{ $n }
event-fought-both = { $who } verslaat { $whom }: +{ $n }, −1
event-age-ended = Tijdperk { $age } is voorbij
event-game-ended-one = { $n ->
    [one] { $names } wint met { $n } punt
   *[other] { $names } wint met { $n } punten
}
event-game-ended-team = { $n ->
    [one] { $names } winnen samen met { $n } punt
   *[other] { $names } winnen samen met { $n } punten
}
event-game-ended-shared = { $n ->
    [one] { $names } delen de overwinning met { $n } punt
   *[other] { $names } delen de overwinning met { $n } punten
}
event-edifices-laid = De bouwwerken van dit spel: { $edifices }
event-draft-pack-received = { $n ->
    [one] Stapeltjes van { $n } leider gaan rond
   *[other] Stapeltjes van { $n } leiders gaan rond
}
event-leader-kept = { $who } houdt een leider
event-leader-kept-seen = { $who } houdt { $leader }
event-leader-drawn = { $who } trekt een leider uit de doos
event-leader-drawn-seen = { $who } trekt { $leader } uit de doos
event-leader-returned = { $who } legt een leider terug in de doos
event-leader-returned-seen = { $who } legt { $leader } terug in de doos
event-leader-discarded = { $n ->
    [one] { $who } legt een leider af voor { $n } munt
   *[other] { $who } legt een leider af voor { $n } munten
}
event-leader-discarded-seen = { $n ->
    [one] { $who } legt { $leader } af voor { $n } munt
   *[other] { $who } legt { $leader } af voor { $n } munten
}
event-recruited = { $who } rekruteert { $leader }
event-recruited-stage = { $who } rekruteert { $leader } en bouwt fase { $n } van het wonder
event-recruit-declined = { $who } rekruteert geen leider meer
event-leader-copied = { $who } kopieert { $leader } met { $guild }
event-leader-copied-stage = { $who } kopieert { $leader } met { $guild } en bouwt fase { $n } van het wonder
event-leader-buried = { $n ->
    [one] { $who } legt { $leader } onder een fase: { $n } punt aan het einde
   *[other] { $who } legt { $leader } onder een fase: { $n } punten aan het einde
}
event-hands-frozen = { $who } zorgt ervoor dat de handen na deze ronde niet worden doorgegeven
event-token-taken = { $who } krijgt een overwinningsfiche van { $value }
event-tokens-returned = { $n ->
    [one] { $who } geeft { $n } overwinningsfiche van { $value } terug
   *[other] { $who } geeft { $n } overwinningsfiches van { $value } terug
}
event-defeats-returned = { $n ->
    [one] { $who } geeft { $n } nederlaagfiche terug
   *[other] { $who } geeft { $n } nederlaagfiches terug
}
event-defeat-passed = { $who } krijgt de nederlaagfiche van { $whom }
event-diplomacy-taken = { $n ->
    [one] { $who } krijgt { $n } diplomatiefiche
   *[other] { $who } krijgt { $n } diplomatiefiches
}
event-diplomacy-used = { $who } gebruikt een diplomatiefiche
event-indebted = { $n ->
    [one] { $who } krijgt { $n } schuld
   *[other] { $who } krijgt { $n } schulden
}
event-lost-coins = { $n ->
    [one] { $who } verliest { $n } munt
   *[other] { $who } verliest { $n } munten
}
event-lost-debts = { $debts ->
    [one] { $who } neemt { $debts } schuld voor een verlies
   *[other] { $who } neemt { $debts } schulden voor een verlies
}
event-lost-both = { $who } verliest { $n } { $n ->
        [one] munt
       *[other] munten
    } en neemt { $debts } { $debts ->
        [one] schuld
       *[other] schulden
    }
event-pawn-taken = { $who } neemt een deelnamepion van tijdperk { $age }
event-edifice-joined = { $who } doet mee aan { $edifice }
event-edifice-built = { $edifice } is voltooid
event-edifice-failed = { $edifice } is mislukt
event-rewarded = { $who } krijgt de beloning van { $edifice }
event-penalized = { $n ->
    [one] { $who } krijgt een schuld van { $n } punt voor het mislukte bouwwerk
   *[other] { $who } krijgt een schuld van { $n } punten voor het mislukte bouwwerk
}
event-gave-up = { $who } levert { $card } in
event-out-of-time = De tijd van { $who } is om; een bot speelt verder
