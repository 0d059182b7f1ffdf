### Elke kaart, leider, bouwwerk en wonder.

browse-title = Kaarten
browse-lead = Elke kaart, elke leider, elk bouwwerk en elk wonder van beide edities en alle uitbreidingen.
browse-search = Zoek in namen en effecten
browse-kind = Soort
browse-kind-cards = Kaarten
browse-kind-leaders = Leiders
browse-kind-edifices = Bouwwerken
browse-kind-wonders = Wonderen
browse-from = Herkomst
browse-from-all = Alles
browse-age = Tijdperk
browse-color = Kleur
browse-any = alle
browse-found = { $n ->
    [one] { $n } gevonden
   *[other] { $n } gevonden
}
browse-none = Niets gevonden. Gebruik minder filters.
browse-copies = Exemplaren in de stapel
browse-copies-players = { $n } spelers
browse-copies-here = { $n ->
    [one] Aan deze tafel: { $n } exemplaar in de stapel.
   *[other] Aan deze tafel: { $n } exemplaren in de stapel.
}
browse-copies-guild = Willekeurig getrokken: in de stapel van tijdperk III zitten twee gilden meer dan er spelers zijn.
browse-copies-black = Willekeurig getrokken: in de stapel van elk tijdperk zitten evenveel zwarte kaarten als er spelers zijn.
browse-chain = Ketens
browse-chain-lead = Elke kaart maakt de volgende gratis.
browse-all = Alle kaarten
browse-open = { $name } openen
browse-other = In andere talen
browse-pawns = Aantal pionnen
browse-unknown = Die kaart bestaat niet.
