table-age = Âge { $age }
table-turn = Tour { $turn } sur { $turns }
table-pass-left = les mains passent à gauche
table-pass-right = les mains passent à droite
table-pass-exchange = les mains s’échangent
table-discards = { $n ->
    [one] Défausse : { $n } carte
   *[other] Défausse : { $n } cartes
}
table-pile = Pioche de la Cité franche : { $n }
table-rank = place { $rank } sur { $n }
table-score-tip = Vos points si la partie s’arrêtait maintenant : { $n }. Place { $rank } sur { $of }.
table-log = Journal
table-help = Raccourcis
table-menu = Menu
table-leave = Quitter la table
table-theme = Clair ou sombre
table-theme-auto = Comme le système
table-theme-light = Clair
table-theme-dark = Sombre
table-running = Points en cours de partie
table-running-shown = Affichés
table-running-hidden = Masqués
table-language = Langue
table-close = Fermer
table-you = Vous
table-free-city = Cité franche
table-bot = robot
table-warned = Les autres vous attendent : choisissez d’ici { $time }, ou un robot jouera ce tour à votre place.
table-warned-over = Les autres vous attendent : un robot peut maintenant jouer ce tour à votre place.
table-warned-other = { $name } a reçu un avertissement : un robot pourra jouer à sa place dans { $time }.
table-warn = Avertir { $name } qu’un robot prendra sa place
table-away = absent : un robot joue à sa place
table-stand-in = Faire jouer un robot pour { $name }
table-side-day = jour
table-side-night = nuit
table-chosen = choisi
table-choosing = réfléchit
table-held = Vous jouez pour elle ce tour-ci
table-held-by = { $name } joue pour elle ce tour-ci
table-points-now = { $n ->
    [one] { $n } point si la partie s’arrêtait maintenant
   *[other] { $n } points si la partie s’arrêtait maintenant
}
table-victory = Victoires de l’Âge { $age } : { $n } (+{ $points })
table-defeats = { $n ->
    [one] { $n } défaite (−{ $n })
   *[other] { $n } défaites (−{ $n })
}
table-tokens = { $n ->
    [one] Jetons Conflit : { $n } point
   *[other] Jetons Conflit : { $n } points
}
table-balance-you = vous
table-balance-ahead = Vous devancez { $name } de { $n } (boucliers : { $you } contre { $them })
table-balance-behind = { $name } vous devance de { $n } (boucliers : { $you } contre { $them })
table-balance-even = { $name } et vous êtes à égalité (boucliers : { $you })
table-others = Les autres cités
table-city-of = Cité de { $name }
table-open-city = Regarder la cité de { $name }
table-cities = Cités
table-empty = Rien de construit pour l’instant
table-built = { $n ->
    [one] Construit : { $n } carte
   *[other] Construit : { $n } cartes
}
table-goods = Ressources : { $goods }
table-sells = Vous pouvez acheter : { $goods }
table-no-goods = aucune ressource
table-stage-built = Étape { $n }, construite : { $effect }
table-stage-next = Étape { $n }, la prochaine : coûte { $cost } ; { $effect }
table-stage-later = Étape { $n } : coûte { $cost } ; { $effect }
table-stage-under = Carte placée dessous : { $card }.
table-new = construit au tour précédent
table-hand = Votre main
table-pile-to-take = Défausse : construisez une carte gratuitement
table-last-card = La dernière carte de l’Âge
table-free-city-hand = Choisissez pour la Cité franche
table-free-city-note = Votre carte est choisie. Choisissez maintenant une carte de votre main pour la Cité franche.
table-last-card-note = Votre Merveille vous permet de jouer aussi la dernière carte.
table-pick-note = Prenez une carte de la défausse et construisez-la gratuitement.
table-pick = Choisissez une carte
table-pick-hint = Cliquez sur une carte ou utilisez les flèches. Chaque carte indique ce qu’elle vous coûterait.
table-wait = En attente de { $names }
table-wait-all = En attente de la révélation
table-watching = Vous regardez la partie
table-sealed = Caché jusqu’à la révélation
table-sealed-free-city = Pour la Cité franche : { $what }
table-change = Changer
table-build = Construire
table-free = Gratuit, une fois par Âge
table-stage-action = Étape { $n }
table-stage-done = Étape de Merveille
table-discard = Défausser
table-take = Construire gratuitement
table-nothing = Ne rien prendre
table-cancel = Retour à la main
table-price-free = gratuit
table-price-chain = gratuit grâce à { $card }
table-price-own = vos ressources
table-price-bank = { $n ->
    [one] { $n } pièce à la banque
   *[other] { $n } pièces à la banque
}
table-price-bank-short = { $n } à la banque
table-price-left = { $n } à gauche
table-price-right = { $n } à droite
table-price-left-to = { $n } à { $name }, à gauche
table-price-right-to = { $n } à { $name }, à droite
table-price-to = { $n } à { $name }
table-price-you = vous
table-price-ways = Autres façons de payer
table-truth-free = gratuit
table-truth-own = ressources
table-truth-once = gratuit 1×/Âge
table-truth-chain = gratuit · { $card }
table-truth-missing = manque
table-preview = Ce que cela change
table-preview-coins = Pièces ensuite : { $n }
table-preview-points = { $m ->
    [one] { $row } : { $n } point
   *[other] { $row } : { $n } points
}
table-preview-against = Boucliers contre { $name } : { $n }
table-preview-goods = Vous gagnez { $goods }
table-preview-chains = Rend gratuit : { $cards }
table-card-age = Âge { $age } · { $color }
table-card-cost = Coûte { $cost }.
table-card-nocost = Ne coûte rien.
table-card-chains = Gratuit avec { $cards }.
table-card-opens = Rend ensuite gratuit : { $cards }.
table-over = La partie est finie
table-over-wins = { $n ->
    [one] { $name } gagne avec { $n } point
   *[other] { $name } gagne avec { $n } points
}
table-over-you-win = { $n ->
    [one] Vous gagnez avec { $n } point
   *[other] Vous gagnez avec { $n } points
}
table-over-tie = { $n ->
    [one] { $names } partagent la victoire avec { $n } point
   *[other] { $names } partagent la victoire avec { $n } points
}
table-over-sheet = Carnet de score
table-over-look = Voir la table
table-over-back = Carnet de score
table-over-rematch = Rejouer
table-over-home = Accueil
table-over-details = D’où viennent les points
table-over-city = Ligne
table-log-title = Ce qui s’est passé
table-log-pin = Garder à côté de la table
table-log-unpin = Fermer
table-happened = Ce qui vient de se passer
table-happened-away = Pendant votre absence
table-log-empty = Il ne s’est encore rien passé.
table-keys-title = Raccourcis clavier
table-keys-arrows = parcourir la main
table-keys-build = construire la carte (ou Entrée)
table-keys-wonder = construire une étape avec elle
table-keys-discard = la défausser pour 3 pièces
table-keys-free = la construire gratuitement, une fois par Âge
table-keys-nothing = ne rien prendre de la défausse
table-keys-change = changer votre choix
table-keys-cancel = retour, fermer
table-keys-log = journal
table-keys-help = cette liste
table-keys-zoom = agrandir ou réduire (zoom du navigateur)
table-why = Pourquoi ?
table-more = En savoir plus
