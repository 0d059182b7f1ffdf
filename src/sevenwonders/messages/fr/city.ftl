city-leader-note = Leader
city-leader-cost = { $n ->
    [one] Coûte { $n } pièce.
   *[other] Coûte { $n } pièces.
}
city-leader-cost-age = Coûte 1 pièce à l’Âge I, 2 à l’Âge II, 3 à l’Âge III.
city-leader-cost-stage = Coûte 1 pièce par ressource de l’étape construite avec lui.
city-leaders-hand = { $n ->
    [one] { $n } leader en main
   *[other] { $n } leaders en main
}
city-leaders-copied = La Guilde des Courtisanes copie { $leader }
city-leaders-buried = { $leader } est placé sous une étape
city-debts = { $n ->
    [one] { $n } jeton Dette : −{ $n } à la fin
   *[other] { $n } jetons Dette : −{ $n } à la fin
}
city-edifice-debts = Édifices inachevés : −{ $n } à la fin
city-diplomacy = { $n ->
    [one] { $n } jeton Diplomatie : ne participe pas aux prochains conflits
   *[other] { $n } jetons Diplomatie : ne participe pas aux prochains conflits
}
city-owed = { $n ->
    [one] Perd { $n } pièce à la fin de ce tour
   *[other] Perd { $n } pièces à la fin de ce tour
}
city-pawns = Pions Participation de l’Âge { $age } : { $n }
city-rewards = Récompenses de l’édifice de l’Âge { $age } : { $n }
city-joined = Participe à l’édifice de cet Âge
city-free-black = Peut encore construire une carte noire gratuitement à cet Âge
city-team-with = Équipe { $sign } : joue avec { $name }
city-team-yours = Équipe { $sign } : votre coéquipier
city-team-partner = coéquipier
city-stage-as = Étape { $n }, construite comme { $what } : { $effect }
city-stage-source = l’étape { $n } ({ $board })
city-stage-variant = Comme { $what } : coûte { $cost } ; { $effect }
city-stage-copies = Copie { $what }.
city-stage-any = Étape { $n }, dans n’importe quel ordre : coûte { $cost } ; { $effect }
city-stage-any-order = dans n’importe quel ordre
city-stage-copied = ce que coûte l’étape copiée
city-stage-free = rien
city-start = Dès le début : { $effect }
city-edifices = Édifices
city-edifice-of = Édifice de l’Âge { $age }
city-edifice-coming = à venir
city-edifice-open = en construction
city-edifice-complete = construit
city-edifice-failed = inachevé
city-edifice-pawns = { $n ->
    [one] { $n } pion restant
   *[other] { $n } pions restants
}
city-edifice-join = Participer coûte { $cost }, en construisant une étape de Merveille.
city-edifice-reward = Récompense : { $effect }.
city-edifice-penalty = Si la construction échoue, les joueurs sans pion perdent { $what }.
city-edifice-joined = Ont un pion : { $names }.
city-edifice-none = Personne ne participe encore.
city-penalty-card = une { $card }
city-penalty-victories = { $n ->
    [one] { $n } jeton Victoire
   *[other] { $n } jetons Victoire
}
city-over-team-wins = { $n ->
    [one] { $names } gagnent ensemble avec { $n } point
   *[other] { $names } gagnent ensemble avec { $n } points
}
city-over-your-team-wins = { $n ->
    [one] { $name } et vous gagnez ensemble avec { $n } point
   *[other] { $name } et vous gagnez ensemble avec { $n } points
}
city-over-team-tie = { $n ->
    [one] { $names } partagent la victoire, chaque équipe avec { $n } point
   *[other] { $names } partagent la victoire, chaque équipe avec { $n } points
}
city-over-team-total = Total de l’équipe
city-score = { $n ->
    [one] Équipe : { $n } point
   *[other] Équipe : { $n } points
}
city-score-tip = Points de votre équipe si la partie s’arrêtait maintenant : { $n }. Place { $rank } sur { $of }.
city-over-scroll = Faites glisser pour voir toutes les cités
