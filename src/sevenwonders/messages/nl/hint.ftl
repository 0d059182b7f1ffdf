hint-ask = Tip
hint-thinking = Denkt na…
hint-title = Een tip
hint-best = Het beste
hint-next = Daarna
hint-win = Winkans
hint-score = Verwachte score
hint-close = Ongeveer even goed: het verschil kan toeval zijn.
hint-parts = Wat het oplevert, in punten
hint-basis = { $n ->
    [one] Geschat op basis van { $n } gesimuleerd spel dat past bij wat je weet.
   *[other] Geschat op basis van { $n } gesimuleerde spellen die passen bij wat je weet.
}
hint-only = Er is geen andere keuze.
hint-show = Laat zien
hint-off = Tips zijn aan deze tafel niet toegestaan.
hint-key = een tip vragen
hint-part-points = Punten
hint-part-resources = Grondstoffen
hint-part-science = Wetenschap
hint-part-military = Conflicten
hint-part-chains = Nieuwe ketens
hint-part-guilds = Gilden en getelde kaarten
hint-part-coins = Munten
hint-part-leaders = Leiders en zwarte kaarten
hint-part-edifices = Bouwwerk
hint-part-price = Prijs
hint-part-passing = Wat de buur niet krijgt
hint-part-instinct = Geleerd van gespeelde spellen
hint-part-wonder = Wonder
hint-do-build = { $card } bouwen
hint-do-free = { $card } gratis bouwen
hint-do-stage = Fase { $stage } bouwen met { $card }
hint-do-discard = { $card } afleggen voor munten
hint-do-take = { $card } nemen
hint-do-nothing = Niets nemen
hint-do-keep = { $card } houden
hint-do-recruit = { $card } rekruteren
hint-do-recruit-stage = { $card } rekruteren met fase { $stage }
hint-do-none = Geen leider meer rekruteren
hint-do-copy = { $card } kopiëren met het gilde
hint-do-bury = { $card } onder de fase leggen
hint-do-drop = Overwinningsfiches teruggeven: { $what }
hint-do-lose = { $n ->
    [one] { $n } munt van het verlies betalen
   *[other] { $n } munten van het verlies betalen
}
hint-do-debts = Niets van het verlies betalen
hint-do-yield = { $card } inleveren
hint-do-joins = en meedoen aan het bouwwerk
hint-do-freezes = en de handen niet doorgeven
