table-age = Tijdperk { $age }
table-turn = Ronde { $turn } van { $turns }
table-pass-left = handen gaan naar links
table-pass-right = handen gaan naar rechts
table-pass-exchange = handen worden geruild
table-discards = { $n ->
    [one] Aflegstapel: { $n } kaart
   *[other] Aflegstapel: { $n } kaarten
}
table-pile = Stapel van de Vrije Stad: { $n }
table-rank = plaats { $rank } van { $n }
table-score-tip = Je punten als het spel nu afgelopen was: { $n }. Plaats { $rank } van { $of }.
table-log = Logboek
table-help = Sneltoetsen
table-menu = Menu
table-leave = Tafel verlaten
table-theme = Licht of donker
table-theme-auto = Zoals het systeem
table-theme-light = Licht
table-theme-dark = Donker
table-running = Tussenstand
table-running-shown = Tonen
table-running-hidden = Verbergen
table-language = Taal
table-close = Sluiten
table-you = Jij
table-free-city = Vrije Stad
table-bot = bot
table-away = weg: een bot speelt verder
table-warned = De anderen wachten op je: kies binnen { $time }, anders speelt een bot deze beurt voor je.
table-warned-over = De anderen wachten op je: een bot mag deze beurt nu voor je spelen.
table-warned-other = { $name } is gewaarschuwd: over { $time } kan een bot het overnemen.
table-warn = { $name } waarschuwen dat een bot het overneemt
table-stand-in = Een bot laten spelen voor { $name }
table-side-day = dag
table-side-night = nacht
table-chosen = gekozen
table-choosing = kiest nog
table-held = Deze ronde beslis jij
table-held-by = Deze ronde beslist { $name }
table-points-now = { $n ->
    [one] { $n } punt als het spel nu afgelopen was
   *[other] { $n } punten als het spel nu afgelopen was
}
table-victory = Overwinningen in tijdperk { $age }: { $n } (+{ $points })
table-defeats = { $n ->
    [one] { $n } nederlaag (−{ $n })
   *[other] { $n } nederlagen (−{ $n })
}
table-tokens = { $n ->
    [one] Conflictfiches: { $n } punt
   *[other] Conflictfiches: { $n } punten
}
table-balance-you = jij
table-balance-ahead = Je ligt { $n } voor op { $name } (schilden: { $you } tegen { $them })
table-balance-behind = Je ligt { $n } achter op { $name } (schilden: { $you } tegen { $them })
table-balance-even = Jij en { $name } staan gelijk (schilden: { $you })
table-others = De andere steden
table-city-of = Stad van { $name }
table-open-city = De stad van { $name } bekijken
table-cities = Steden
table-empty = Nog niets gebouwd
table-built = { $n ->
    [one] Gebouwd: { $n } kaart
   *[other] Gebouwd: { $n } kaarten
}
table-goods = Grondstoffen: { $goods }
table-sells = Je kunt kopen: { $goods }
table-no-goods = geen grondstoffen
table-stage-built = Fase { $n }, gebouwd: { $effect }
table-stage-next = Fase { $n }, de volgende: kost { $cost }; { $effect }
table-stage-later = Fase { $n }: kost { $cost }; { $effect }
table-stage-under = Eronder ligt { $card }.
table-new = vorige ronde gebouwd
table-hand = Je hand
table-pile-to-take = Aflegstapel: bouw één kaart gratis
table-last-card = De laatste kaart van het tijdperk
table-free-city-hand = Kies voor de Vrije Stad
table-free-city-note = Je eigen kaart is gekozen. Kies nu een kaart uit je hand voor de Vrije Stad.
table-last-card-note = Dankzij je wonder mag je ook de laatste kaart gebruiken.
table-pick-note = Neem een kaart van de aflegstapel en bouw die gratis.
table-pick = Kies een kaart
table-pick-hint = Klik op een kaart of gebruik de pijltoetsen. Op elke kaart staat wat hij je zou kosten.
table-wait = Wachten op { $names }
table-wait-all = Wachten op de onthulling
table-watching = Je kijkt toe
table-sealed = Verborgen tot de onthulling
table-sealed-free-city = Voor de Vrije Stad: { $what }
table-change = Wijzigen
table-build = Bouwen
table-free = Gratis, één keer per tijdperk
table-stage-action = Fase { $n }
table-stage-done = Fase van het wonder
table-discard = Afleggen
table-take = Gratis bouwen
table-nothing = Niets nemen
table-cancel = Terug naar de hand
table-price-free = gratis
table-price-chain = gratis dankzij { $card }
table-price-own = je eigen grondstoffen
table-price-bank = { $n ->
    [one] { $n } munt aan de bank
   *[other] { $n } munten aan de bank
}
table-price-bank-short = { $n } aan de bank
table-price-left = { $n } links
table-price-right = { $n } rechts
table-price-left-to = { $n } aan { $name }, links
table-price-right-to = { $n } aan { $name }, rechts
table-price-to = { $n } aan { $name }
table-price-you = jou
table-price-ways = Andere manieren van betalen
table-truth-free = gratis
table-truth-own = grondstoffen
table-truth-once = 1× gratis
table-truth-chain = gratis · { $card }
table-truth-missing = tekort
table-preview = Wat er verandert
table-preview-coins = Munten daarna: { $n }
table-preview-points = { $m ->
    [one] { $row }: { $n } punt
   *[other] { $row }: { $n } punten
}
table-preview-against = Schilden tegen { $name }: { $n }
table-preview-goods = Je krijgt { $goods }
table-preview-chains = Maakt gratis: { $cards }
table-card-age = Tijdperk { $age } · { $color }
table-card-cost = Kost { $cost }.
table-card-nocost = Kost niets.
table-card-chains = Gratis met { $cards }.
table-card-opens = Maakt later gratis: { $cards }.
table-over = Het spel is afgelopen
table-over-wins = { $n ->
    [one] { $name } wint met { $n } punt
   *[other] { $name } wint met { $n } punten
}
table-over-you-win = { $n ->
    [one] Je wint met { $n } punt
   *[other] Je wint met { $n } punten
}
table-over-tie = { $n ->
    [one] { $names } delen de overwinning met { $n } punt
   *[other] { $names } delen de overwinning met { $n } punten
}
table-over-sheet = Scoreblad
table-over-look = De tafel bekijken
table-over-back = Scoreblad
table-over-rematch = Nog een keer
table-over-home = Startpagina
table-over-details = Waar de punten vandaan komen
table-over-city = Rij
table-log-title = Wat er gebeurd is
table-log-pin = Naast de tafel vastzetten
table-log-unpin = Sluiten
table-happened = Wat er net gebeurde
table-happened-away = Terwijl je weg was
table-log-empty = Er is nog niets gebeurd.
table-keys-title = Sneltoetsen
table-keys-arrows = door de hand gaan
table-keys-build = de kaart bouwen (ook Enter)
table-keys-wonder = er een fase mee bouwen
table-keys-discard = hem afleggen voor 3 munten
table-keys-free = de kaart gratis bouwen (één keer per tijdperk)
table-keys-nothing = niets nemen van de aflegstapel
table-keys-change = je keuze wijzigen
table-keys-cancel = terug, sluiten
table-keys-log = logboek
table-keys-help = deze lijst
table-keys-zoom = groter of kleiner (zoom van de browser)
table-why = Waarom?
table-more = Meer hierover
