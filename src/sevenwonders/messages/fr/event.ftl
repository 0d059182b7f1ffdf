event-end = { $sentence }.
event-times = { $sentence } (×{ $n })
event-paying = { $sentence }, en payant { $paid }
event-bringing = { $sentence } : +{ $coins }
event-caused = { $sentence } ({ $causes })
event-cause-of = { $source } de { $who }
event-cause-stage = étape { $n } de la Merveille
event-cause-stage-of = étape { $n } de { $who }
event-opening = Avant le premier tour
event-recruitment = Âge { $age } · recrutement des leaders
event-turn = Âge { $age } · tour { $turn }
event-dealt = { $n ->
    [one] Chaque joueur reçoit { $n } carte
   *[other] Chaque joueur reçoit { $n } cartes
}
event-piled = { $n ->
    [one] { $n } carte forme la pioche de la Cité franche
   *[other] { $n } cartes forment la pioche de la Cité franche
}
event-drew = { $who } pioche une carte et joue pour la Cité franche
event-drew-seen = { $who } pioche { $card } et joue pour la Cité franche
event-paid = { $who } paie { $paid }
event-paid-to = { effect-coins } à { $name }
event-paid-bank = { effect-coins } à la banque
event-built-paid = { $who } construit { $card }
event-built-chain = { $who } construit { $card }, gratuit grâce à { $chain }
event-built-right = { $who } construit { $card } gratuitement, grâce à un effet de sa cité
event-built-limited-right = { $who } construit { $card } avec la construction gratuite de cet Âge
event-built-discard-pile = { $who } construit { $card }, prise dans la défausse
event-stage-built = { $who } construit l’étape { $n } de la Merveille
event-stage-built-seen = { $who } construit l’étape { $n } de la Merveille avec { $card }
event-discarded = { $n ->
    [one] { $who } défausse une carte pour { $n } pièce
   *[other] { $who } défausse une carte pour { $n } pièces
}
event-discarded-seen = { $n ->
    [one] { $who } défausse { $card } pour { $n } pièce
   *[other] { $who } défausse { $card } pour { $n } pièces
}
event-gained-card = { $n ->
    [one] { $who } reçoit { $n } pièce grâce à { $source }
   *[other] { $who } reçoit { $n } pièces grâce à { $source }
}
event-gained-stage = { $n ->
    [one] { $who } reçoit { $n } pièce grâce à l’étape { $source }
   *[other] { $who } reçoit { $n } pièces grâce à l’étape { $source }
}
event-gained-edifice = { $n ->
    [one] { $who } reçoit { $n } pièce grâce à l’édifice { $source }
   *[other] { $who } reçoit { $n } pièces grâce à l’édifice { $source }
}
event-gained-bonus = { $n ->
    [one] { $who } reçoit { $n } pièce de plus
   *[other] { $who } reçoit { $n } pièces de plus
}
event-left-over = { $who } défausse la dernière carte
event-left-over-seen = { $who } défausse la dernière carte, { $card }
event-left-over-pile = La dernière carte de la pioche est défaussée
event-asked-last-card = { $who } peut jouer la dernière carte
event-asked-discard-pile = { $who } parcourt la défausse
event-asked-recruit-more = { $who } peut recruter un leader de plus
event-asked-copy-leader = { $who } choisit un leader d’un voisin à copier
event-asked-bury-leader = { $who } choisit un leader à placer sous l’étape
event-asked-drop-token = { $who } doit rendre un jeton Victoire
event-asked-pay-loss = { $who } doit régler une perte
event-asked-penalty = { $who } subit la pénalité de l’édifice inachevé
event-asked-for = { $sentence } pour { $city }
event-declined = { $who } ne prend rien de la défausse
event-passed-left = Les mains passent à gauche
event-passed-right = Les mains passent à droite
event-passed-exchange = Les joueurs échangent leurs mains
event-fought = { $who } bat { $whom } : +{ $n }
event-fought-both = { $who } bat { $whom } : +{ $n }, −1
event-age-ended = L’Âge { $age } est terminé
event-game-ended-one = { $n ->
    [one] { $names } gagne avec { $n } point
   *[other] { $names } gagne avec { $n } points
}
event-game-ended-team = { $n ->
    [one] { $names } gagnent ensemble avec { $n } point
   *[other] { $names } gagnent ensemble avec { $n } points
}
event-game-ended-shared = { $n ->
    [one] { $names } partagent la victoire avec { $n } point
   *[other] { $names } partagent la victoire avec { $n } points
}
event-edifices-laid = Les édifices de cette partie : { $edifices }
event-draft-pack-received = { $n ->
    [one] Chaque joueur reçoit { $n } leader
   *[other] Chaque joueur choisit parmi { $n } leaders
}
event-leader-kept = { $who } garde un leader
event-leader-kept-seen = { $who } garde { $leader }
event-leader-drawn = { $who } pioche un leader dans la boîte
event-leader-drawn-seen = { $who } pioche { $leader } dans la boîte
event-leader-returned = { $who } remet un leader dans la boîte
event-leader-returned-seen = { $who } remet { $leader } dans la boîte
event-leader-discarded = { $n ->
    [one] { $who } défausse un leader pour { $n } pièce
   *[other] { $who } défausse un leader pour { $n } pièces
}
event-leader-discarded-seen = { $n ->
    [one] { $who } défausse { $leader } pour { $n } pièce
   *[other] { $who } défausse { $leader } pour { $n } pièces
}
event-recruited = { $who } recrute { $leader }
event-recruited-stage = { $who } recrute { $leader } et construit l’étape { $n } de la Merveille
event-recruit-declined = { $who } ne recrute pas d’autre leader
event-leader-copied = { $who } copie { $leader } avec { $guild }
event-leader-copied-stage = { $who } copie { $leader } avec { $guild } et construit l’étape { $n } de la Merveille
event-leader-buried = { $n ->
    [one] { $who } place { $leader } sous une étape : { $n } point à la fin
   *[other] { $who } place { $leader } sous une étape : { $n } points à la fin
}
event-hands-frozen = { $who } bloque le passage des mains après ce tour
event-token-taken = { $who } prend un jeton Victoire de valeur { $value }
event-tokens-returned = { $n ->
    [one] { $who } rend { $n } jeton Victoire de valeur { $value }
   *[other] { $who } rend { $n } jetons Victoire de valeur { $value }
}
event-defeats-returned = { $n ->
    [one] { $who } rend { $n } jeton Défaite
   *[other] { $who } rend { $n } jetons Défaite
}
event-defeat-passed = { $who } prend le jeton Défaite de { $whom }
event-diplomacy-taken = { $n ->
    [one] { $who } prend { $n } jeton Diplomatie
   *[other] { $who } prend { $n } jetons Diplomatie
}
event-diplomacy-used = { $who } utilise un jeton Diplomatie
event-indebted = { $n ->
    [one] { $who } prend { $n } jeton Dette
   *[other] { $who } prend { $n } jetons Dette
}
event-lost-coins = { $n ->
    [one] { $who } perd { $n } pièce
   *[other] { $who } perd { $n } pièces
}
event-lost-debts = { $debts ->
    [one] { $who } prend { $debts } jeton Dette au lieu de payer
   *[other] { $who } prend { $debts } jetons Dette au lieu de payer
}
event-lost-both = { $who } perd { $n } { $n ->
        [one] pièce
       *[other] pièces
    } et prend { $debts } { $debts ->
        [one] jeton Dette
       *[other] jetons Dette
    }
event-pawn-taken = { $who } prend un pion Participation de l’Âge { $age }
event-edifice-joined = { $who } participe à l’édifice { $edifice }
event-edifice-built = L’édifice { $edifice } est construit
event-edifice-failed = La construction de l’édifice { $edifice } a échoué
event-rewarded = { $who } reçoit la récompense de l’édifice { $edifice }
event-penalized = { $n ->
    [one] { $who } prend un jeton Dette de −{ $n } point pour l’édifice inachevé
   *[other] { $who } prend un jeton Dette de −{ $n } points pour l’édifice inachevé
}
event-gave-up = { $who } perd { $card }
event-out-of-time = { $who } n’a plus de temps : un robot joue à sa place
