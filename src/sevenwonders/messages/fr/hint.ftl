hint-ask = Conseil
hint-thinking = Réflexion…
hint-title = Un conseil
hint-best = Le meilleur
hint-next = Ensuite
hint-win = Chances de gagner
hint-score = Score attendu
hint-close = À peu près aussi bon : la différence peut venir du hasard.
hint-parts = Ce que cela rapporte, en points
hint-basis = { $n ->
    [one] Estimé à partir de { $n } fin de partie simulée, conforme à ce que vous savez.
   *[other] Estimé à partir de { $n } fins de partie simulées, conformes à ce que vous savez.
}
hint-only = Il n’y a pas d’autre choix.
hint-show = Me montrer
hint-off = Les conseils ne sont pas permis à cette table.
hint-key = demander un conseil
hint-part-points = Points
hint-part-resources = Ressources
hint-part-science = Science
hint-part-military = Conflits
hint-part-chains = Chaînages
hint-part-guilds = Guildes et cartes comptées
hint-part-coins = Pièces
hint-part-leaders = Leaders et cartes noires
hint-part-edifices = Édifice
hint-part-price = Prix
hint-part-passing = Refusé au voisin
hint-part-instinct = Appris en jouant
hint-part-wonder = Merveille
hint-do-build = Construire { $card }
hint-do-free = Construire { $card } avec la construction gratuite
hint-do-stage = Construire l’étape { $stage } avec { $card }
hint-do-discard = Défausser { $card } contre des pièces
hint-do-take = Prendre { $card }
hint-do-nothing = Ne rien prendre
hint-do-keep = Garder { $card }
hint-do-recruit = Recruter { $card }
hint-do-recruit-stage = Recruter { $card } avec l’étape { $stage }
hint-do-none = Ne pas recruter d’autre leader
hint-do-copy = Copier { $card } avec la guilde
hint-do-bury = Placer { $card } sous l’étape
hint-do-drop = Rendre des jetons Victoire : { $what }
hint-do-lose = { $n ->
    [one] Payer { $n } pièce de la perte
   *[other] Payer { $n } pièces de la perte
}
hint-do-debts = Ne rien payer de la perte
hint-do-yield = Perdre { $card }
hint-do-joins = et participer à l’édifice
hint-do-freezes = et les mains ne passent pas
