city-leader-note = Leader
city-leader-cost = { $n ->
    [one] Coûte { $n } pièce.
   *[other] Coûte { $n } pièces.
}
city-leader-cost-age = Coûte autant de pièces que le numéro de l’Âge.
city-leader-cost-stage = Coûte ce que demande l’étape construite avec lui.
city-leaders-hand = { $n ->
    [one] { $n } leader en main
   *[other] { $n } leaders en main
}
city-leaders-named = La Guilde des Courtisanes copie { $leader }
city-leaders-buried = { $leader } repose sous une étape
city-debts = { $n ->
    [one] { $n } dette : −{ $n } à la fin
   *[other] { $n } dettes : −{ $n } à la fin
}
city-edifice-debts = Édifices ratés : −{ $n } à la fin
city-diplomacy = { $n ->
    [one] { $n } jeton de diplomatie : hors du prochain conflit
   *[other] { $n } jetons de diplomatie : hors du prochain conflit
}
city-owed = { $n ->
    [one] Perd { $n } pièce à la fin de ce tour
   *[other] Perd { $n } pièces à la fin de ce tour
}
city-pawns = Pions de participation de l’Âge { $age } : { $n }
city-rewards = Récompenses de l’édifice de l’Âge { $age } : { $n }
city-joined = Participe à l’édifice de cet Âge
city-free-black = Peut encore construire une carte noire gratuite cet Âge
city-team-with = Équipe { $sign } : joue avec { $name }
city-team-yours = Équipe { $sign } : votre partenaire
city-team-partner = partenaire
city-stage-as = Étape { $n }, construite comme { $what } : { $effect }
city-stage-source = l’étape { $n } ({ $board })
city-stage-way = Comme { $what } : coûte { $cost } ; { $effect }
city-stage-copies = Copie { $what }.
city-stage-any = Étape { $n }, dans n’importe quel ordre : coûte { $cost } ; { $effect }
city-stage-any-order = dans n’importe quel ordre
city-stage-copied = ce que coûte l’étape copiée
city-stage-free = rien
city-start = Dès le début : { $effect }
city-edifices = Édifices
city-edifice-of = Édifice de l’Âge { $age }
city-edifice-coming = à venir
city-edifice-open = en construction
city-edifice-complete = achevé
city-edifice-failed = raté
city-edifice-pawns = { $n ->
    [one] { $n } pion restant
   *[other] { $n } pions restants
}
city-edifice-join = Participer : { $cost }, avec une étape de merveille.
city-edifice-reward = Récompense : { $effect }.
city-edifice-penalty = S’il échoue, sans pion : perdez { $what }.
city-edifice-joined = Avec un pion : { $names }.
city-edifice-none = Personne ne participe encore.
city-penalty-card = une { $card }
city-penalty-victories = { $n ->
    [one] { $n } jeton de victoire
   *[other] { $n } jetons de victoire
}
city-over-team-wins = { $names } gagnent avec { $n } points ensemble
city-over-your-team-wins = { $name } et vous gagnez avec { $n } points ensemble
city-over-team-tie = { $names } partagent la victoire, chaque équipe avec { $n } points
city-over-team-total = Total d’équipe
city-score = { $n ->
    [one] Équipe : { $n } point
   *[other] Équipe : { $n } points
}
city-score-tip = Points de votre équipe si la partie s’arrêtait maintenant : { $n }. Place { $rank } sur { $of }.
city-over-scroll = Faites glisser pour voir toutes les cités
