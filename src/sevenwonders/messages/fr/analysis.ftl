analysis-title = Analyse
analysis-lead = Un robot réexamine chaque décision d’un joueur à partir de ce que ce joueur savait à ce moment-là.
analysis-seat = Joueur
analysis-begin = Analyser
analysis-counting = Démarrage…
analysis-working = Décisions examinées : { $done } sur { $of }
analysis-waiting = Une autre analyse est en cours ; celle-ci suivra.
analysis-chart = { $name } : chances de gagner et score attendu au fil de la partie
analysis-turn = Tour
analysis-chosen = Choisi
analysis-better = Meilleur
analysis-costliest = Décisions les plus coûteuses
analysis-none = Aucune décision n’a coûté plus que ce que le hasard peut expliquer.
analysis-empty = { $name } n’avait rien à décider dans cette partie.
analysis-instead = { $chosen } de chances de gagner au lieu de { $best }
analysis-instead-points = { $chosen } points au lieu de { $best }
analysis-cost = Coût { $n }
analysis-cost-means = Coût : écart de valeur entre ce choix et le meilleur, de 0 à 100. La valeur tient compte des chances de gagner et de l’avance attendue sur le meilleur adversaire.
analysis-difference = Différences, en points
analysis-result = { $n ->
    [one] Résultat : { $n } point.
   *[other] Résultat : { $n } points.
}
analysis-won = { $n ->
    [one] Résultat : { $n } point et la victoire.
   *[other] Résultat : { $n } points et la victoire.
}
analysis-other = Un autre joueur
analysis-all = Toutes les décisions sous forme de tableau
