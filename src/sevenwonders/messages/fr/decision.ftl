decision-phase-draft = Sélection des leaders
decision-phase-recruit = Recrutement des leaders
decision-phase-recruit-more = Un leader de plus
decision-phase-copy-leader = Copie d’un leader voisin
decision-phase-bury-leader = Leader à placer sous une étape
decision-phase-drop-token = Jetons Victoire à rendre
decision-phase-pay-loss = Pertes à régler
decision-phase-penalty = La construction de l’édifice a échoué
decision-phase-free-city = La Cité franche joue
decision-phase-last-card = Les dernières cartes
decision-phase-discard-pile = La défausse
decision-wait-draft = { $n ->
    [one] { $names } choisit encore un leader
   *[other] { $names } choisissent encore un leader
}
decision-wait-recruit = { $n ->
    [one] { $names } recrute
   *[other] { $names } recrutent
}
decision-wait-recruit-more = { $n ->
    [one] { $names } peut recruter un leader de plus
   *[other] { $names } peuvent recruter un leader de plus
}
decision-wait-copy-leader = { $n ->
    [one] { $names } choisit le leader d’un voisin à copier
   *[other] { $names } choisissent le leader d’un voisin à copier
}
decision-wait-bury-leader = { $n ->
    [one] { $names } choisit un leader à placer sous l’étape
   *[other] { $names } choisissent un leader à placer sous l’étape
}
decision-wait-drop-token = { $n ->
    [one] { $names } rend un jeton Victoire
   *[other] { $names } rendent un jeton Victoire
}
decision-wait-pay-loss = { $n ->
    [one] { $names } règle une perte
   *[other] { $names } règlent une perte
}
decision-wait-penalty = { $n ->
    [one] { $names } subit la pénalité de l’édifice inachevé
   *[other] { $names } subissent la pénalité de l’édifice inachevé
}
decision-wait-free-city = { $n ->
    [one] { $names } joue pour la Cité franche
   *[other] { $names } jouent pour la Cité franche
}
decision-wait-last-card = { $n ->
    [one] { $names } peut jouer la dernière carte
   *[other] { $names } peuvent jouer la dernière carte
}
decision-wait-discard-pile = { $n ->
    [one] { $names } parcourt la défausse
   *[other] { $names } parcourent la défausse
}
decision-ask-draft = Gardez un de ces leaders
decision-ask-recruit = Jouez un de vos leaders
decision-ask-recruit-more = Vous pouvez recruter un leader de plus
decision-ask-copy-leader = Choisissez le leader d’un voisin que votre guilde copie
decision-ask-bury-leader = Placez un de vos leaders sous l’étape
decision-ask-drop-token = Rendez un jeton Victoire
decision-ask-pay-loss = { $n ->
    [one] Vous perdez { $n } pièce
   *[other] Vous perdez { $n } pièces
}
decision-ask-penalty = La construction de l’édifice a échoué : que perdez-vous ?
decision-note-caused = Cause : { $causes }. { $note }
decision-note-draft = Les autres leaders passent à { $name }, { $side }. Au début de chaque Âge, vous recrutez un des leaders gardés.
decision-note-recruit = Recrutez-en un en payant son coût, construisez une étape avec l’un d’eux, ou défaussez-en un pour 3 pièces.
decision-note-recruit-more = Payez son coût, ou n’en recrutez aucun.
decision-note-copy-leader = Vous bénéficiez gratuitement de son effet jusqu’à la fin de la partie.
decision-note-bury-leader = Son effet cesse maintenant. À la fin de la partie, il rapporte deux fois son coût.
decision-note-drop-token = Vous perdez ses points.
decision-note-pay-loss = Payez en pièces, ou prenez un jeton Dette par pièce non payée. Chaque jeton Dette vaut −1 point à la fin.
decision-note-penalty = Vous n’avez pas de pion pour { $edifice }. Pénalité : { $what }.
decision-side-left = à gauche
decision-side-right = à droite
decision-keep = Garder
decision-recruit = Recruter
decision-recruit-stage = Recruter, avec l’étape { $n }
decision-copy = Copier ce leader
decision-bury = Placer sous l’étape
decision-yield = Perdre cette carte
decision-none = N’en recruter aucun
decision-drop = Rendre
decision-pay = Payer ainsi
decision-of = de { $name }
decision-token = Jeton Victoire de valeur { $n }
decision-tokens = Jetons Victoire de valeur { $list }
decision-pay-coins = Tout en pièces
decision-pay-debts = Tout en jetons Dette
decision-pay-both = { $n } en pièces
decision-debts-points = { $n ->
    [one] −{ $n } point à la fin
   *[other] −{ $n } points à la fin
}
decision-places = Quelle étape construire, et comment
decision-place-copies = comme l’étape { $n } de { $board }
decision-join = Participer : { $edifice }
decision-join-cost = coûte { $cost } de plus
decision-join-free = ne coûte rien de plus
decision-freeze = Ne pas passer les mains
decision-freeze-note = Une fois par partie : personne ne passe sa main après ce tour.
decision-leaders = Vos leaders
decision-kept = Déjà gardés
decision-none-kept = aucun
decision-partner = Votre coéquipier { $name }
decision-partner-hand = Main de { $name }
decision-partner-leaders = Leaders de { $name }
decision-partner-choosing = choisit encore
decision-partner-idle = n’a rien à décider
decision-partner-secret = Vous seuls voyez cela.
decision-sealed-build = Vous construisez { $card }
decision-sealed-free = Vous construisez { $card } avec votre construction gratuite
decision-sealed-stage = Vous construisez l’étape { $stage } avec { $card }
decision-sealed-discard = Vous défaussez { $card }
decision-sealed-take = Vous prenez { $card }
decision-sealed-nothing = Vous ne prenez rien
decision-sealed-keep = Vous gardez { $card }
decision-sealed-recruit = Vous recrutez { $card }
decision-sealed-recruit-stage = Vous recrutez { $card } avec l’étape { $stage }
decision-sealed-none = Vous ne recrutez pas d’autre leader
decision-sealed-copy = Votre guilde copie { $card }
decision-sealed-bury = Vous placez { $card } sous l’étape
decision-sealed-drop = Vous rendez des jetons Victoire : { $what }
decision-sealed-lose = { $n ->
    [one] Vous payez { $n } pièce et prenez des jetons Dette pour le reste
   *[other] Vous payez { $n } pièces et prenez des jetons Dette pour le reste
}
decision-sealed-debts = Vous prenez des jetons Dette pour toute la perte
decision-sealed-yield = Vous perdez { $card }
decision-sealed-joins = et participez à l’édifice
decision-sealed-freezes = et les mains ne passent pas
decision-partner-build = construit { $card }
decision-partner-free = construit { $card } avec la construction gratuite
decision-partner-stage = construit l’étape { $stage } avec { $card }
decision-partner-discard = défausse { $card }
decision-partner-take = prend { $card }
decision-partner-nothing = ne prend rien
decision-partner-keep = garde { $card }
decision-partner-recruit = recrute { $card }
decision-partner-recruit-stage = recrute { $card } avec l’étape { $stage }
decision-partner-none = ne recrute pas d’autre leader
decision-partner-copy = copie { $card }
decision-partner-bury = place { $card } sous l’étape
decision-partner-drop = rend des jetons Victoire : { $what }
decision-partner-lose = { $n ->
    [one] paie { $n } pièce d’une perte
   *[other] paie { $n } pièces d’une perte
}
decision-partner-debts = prend des jetons Dette pour toute une perte
decision-partner-yield = perd { $card }
decision-partner-joins = et participe à l’édifice
decision-partner-freezes = et les mains ne passent pas
decision-keys-digits = choisir la carte de ce numéro
decision-keys-enter = faire la première action possible
decision-keys-keep = garder le leader
decision-keys-recruit = recruter le leader
decision-keys-give = perdre, rendre, payer
decision-keys-place = l’étape suivante, ou une autre façon de la construire
decision-keys-price = une autre façon de payer
decision-keys-join = participer à l’édifice, ou non
decision-keys-freeze = bloquer le passage des mains, ou non
decision-keys-partner = voir la main de votre coéquipier
decision-points-lost = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
decision-no-debts = aucun jeton Dette
decision-change-more = { $n ->
    [one] rapporte { $n } point
   *[other] rapporte { $n } points
}
decision-change-less = { $n ->
    [one] coûte { $n } point
   *[other] coûte { $n } points
}
decision-change-none = ne coûte aucun point
