effect-produce = Produit { $goods }
effect-produce-own = Produit { $goods }, pas à vendre
effect-discount-raw = Les matières premières { $where } coûtent 1 pièce
effect-discount-manufactured = Les produits manufacturés { $where } coûtent 1 pièce
effect-side-left = de gauche
effect-side-right = de droite
effect-side-both = des deux voisins
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
effect-shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
effect-science = { $symbol } : un symbole scientifique
effect-any-science = Un symbole scientifique de votre choix à la fin
effect-coins-per = { $n ->
    [one] { $n } pièce par { $what } { $where }
   *[other] { $n } pièces par { $what } { $where }
}
effect-points-per = { $n ->
    [one] { $n } point par { $what } { $where }
   *[other] { $n } points par { $what } { $where }
}
effect-points-if-complete = { $n ->
    [one] { $n } point si votre merveille est achevée
   *[other] { $n } points si votre merveille est achevée
}
effect-last-card = Vous utilisez aussi la dernière carte de chaque Âge
effect-build-from-discard = Construisez gratuitement une carte de la défausse
effect-copy-guild = Copie une guilde d’un voisin à la fin
effect-free-once-an-age = Construisez une carte gratuitement à chaque Âge
effect-free-new-color = La première carte de chaque couleur est gratuite
effect-free-first-card = Votre première carte de chaque Âge est gratuite
effect-free-last-card = Votre dernière carte de chaque Âge est gratuite
effect-count-wonder-stages = étape de merveille
effect-count-defeat-tokens = jeton de défaite
effect-where-own = dans votre cité
effect-where-neighbours = de vos voisins
effect-where-all = dans votre cité et celles de vos voisins
effect-count-victory-tokens = jeton de victoire
effect-count-victory-tokens-1 = jeton de victoire valant 1
effect-count-victory-tokens-3 = jeton de victoire valant 3
effect-count-victory-tokens-5 = jeton de victoire valant 5
effect-count-coins = pièce
effect-count-coins-by-three = trois pièces
effect-count-stone-symbols = symbole de pierre sur les cartes et étapes
effect-count-white-cards = leader
effect-points-per-set = { $n ->
    [one] { $n } point par série de { $what }
   *[other] { $n } points par série de { $what }
}
effect-points-per-color = { $n ->
    [one] { $n } point par couleur de cartes dans votre cité
   *[other] { $n } points par couleur de cartes dans votre cité
}
effect-points-if-more = { $n ->
    [one] { $n } point si vous en avez plus que chaque voisin : { $what }
   *[other] { $n } points si vous en avez plus que chaque voisin : { $what }
}
effect-points-if-none = { $n ->
    [one] { $n } point si vous n’avez aucun { $what } à la fin
   *[other] { $n } points si vous n’avez aucun { $what } à la fin
}
effect-points-if-only-leader = { $n ->
    [one] { $n } point si vous n’avez pas d’autre leader en jeu
   *[other] { $n } points si vous n’avez pas d’autre leader en jeu
}
effect-points-per-victory-pair = Deux jetons de victoire de même valeur rapportent encore une fois cette valeur
effect-points-by-marker = { $n ->
    [one] { $n } point par carte de vos voisins de la couleur de la carte placée sous cette étape
   *[other] { $n } points par carte de vos voisins de la couleur de la carte placée sous cette étape
}
effect-one-resource-less-stage = Les étapes de merveille demandent une ressource de moins
effect-one-resource-less = Les cartes de cette couleur demandent une ressource de moins : { $color }
effect-stages-without-resources = Les étapes de merveille ne demandent plus de ressources ; les pièces restent dues
effect-free-color = Les cartes de cette couleur sont gratuites : { $color }
effect-free-black-once-an-age = Construisez une carte noire gratuitement à chaque Âge
effect-science-set-bonus = { $n ->
    [one] { $n } point de plus par groupe de trois symboles différents
   *[other] { $n } points de plus par groupe de trois symboles différents
}
effect-most-science = À la fin, un symbole de plus de la sorte que vous avez le plus
effect-swap-science = À la fin, un de vos symboles peut compter comme un autre
effect-copy-science = À la fin, le symbole d’une carte verte d’un voisin compte aussi pour vous
effect-coins-on = { $n ->
    [one] { $n } pièce { $when }
   *[other] { $n } pièces { $when }
}
effect-when-chain = chaque fois que vous construisez par chaînage
effect-when-yellow-card = pour chaque carte jaune que vous construirez
effect-when-black-card = pour chaque carte noire que vous construirez
effect-when-victory-token = pour chaque jeton de victoire que vous prendrez
effect-when-stage = pour chaque étape que vous construirez
effect-when-neighbour-stage = pour chaque étape qu’un voisin construira
effect-when-bank = de plus chaque fois que vous prenez des pièces à la banque
effect-loss-on-stage = { $n ->
    [one] Chaque étape que vous construisez coûte { $n } pièce à tous les autres
   *[other] Chaque étape que vous construisez coûte { $n } pièces à tous les autres
}
effect-bank-resource = Une fois par tour, achetez à la banque une ressource au choix pour 1 pièce
effect-trade-refund = Une fois par tour et par voisin, la banque vous rend 1 pièce quand vous achetez chez lui
effect-trade-rebate = Une fois par tour, une ressource { $where } coûte 1 pièce de moins
effect-starting-good-rebate = La ressource imprimée sur le plateau d’un voisin y coûte 1 pièce de moins
effect-extra-good = Une fois par tour, une ressource de plus d’une sorte que vous produisez
effect-missing-good = Une fois par tour, une ressource d’une sorte que vous ne produisez pas
effect-port = Une fois par tour, deux de vos ressources identiques valent une ressource au choix
effect-free-leaders = Vous recrutez les leaders gratuitement
effect-cheaper-leaders = { $own ->
    [one] Vos leaders coûtent { $own } pièce de moins, ceux de vos voisins { $n } de moins
   *[other] Vos leaders coûtent { $own } pièces de moins, ceux de vos voisins { $n } de moins
}
effect-starting-coins = { $n ->
    [one] { $n } pièce de plus au début
   *[other] { $n } pièces de plus au début
}
effect-draw-leaders = { $n ->
    [one] Piochez { $n } leader
   *[other] Piochez { $n } leaders
}
effect-recruit-extra = Recrutez aussitôt un leader de plus, à son prix
effect-bury-leader = Placez un de vos leaders dessous : son effet cesse, il rapporte le double de son coût
effect-copy-leader = Devient un leader qu’un voisin a en jeu
effect-defeats-to-winner = Vos jetons de défaite vont à votre vainqueur
effect-shields-per-defeat = Chacun de vos jetons de défaite compte comme un bouclier
effect-victory-token = Un jeton de victoire valant { $n }
effect-victory-token-age = Un jeton de victoire de cet Âge
effect-drop-defeats = Rendez tous vos jetons de défaite
effect-others-drop-victory = Chaque autre joueur rend un jeton de victoire
effect-diplomacy = Un jeton de diplomatie : vous évitez le prochain conflit
effect-neighbours-gain = { $n ->
    [one] Chaque voisin prend { $n } pièce à la banque
   *[other] Chaque voisin prend { $n } pièces à la banque
}
effect-others-gain = { $n ->
    [one] Chaque autre joueur prend { $n } pièce à la banque
   *[other] Chaque autre joueur prend { $n } pièces à la banque
}
effect-others-lose-once = { $n ->
    [one] Chaque autre joueur perd { $n } pièce
   *[other] Chaque autre joueur perd { $n } pièces
}
effect-others-lose-victory-token = { $n ->
    [one] Chaque autre joueur perd { $n } pièce par jeton de victoire qu’il a
   *[other] Chaque autre joueur perd { $n } pièces par jeton de victoire qu’il a
}
effect-others-lose-stage = { $n ->
    [one] Chaque autre joueur perd { $n } pièce par étape de sa merveille
   *[other] Chaque autre joueur perd { $n } pièces par étape de sa merveille
}
effect-others-lose-age = { $n ->
    [one] Chaque autre joueur perd { $n } pièce fois le numéro de l’Âge
   *[other] Chaque autre joueur perd { $n } pièces fois le numéro de l’Âge
}
effect-neighbours-take-debt = { $n ->
    [one] Chaque voisin prend { $n } dette
   *[other] Chaque voisin prend { $n } dettes
}
effect-freeze-hands = Une fois par partie, les mains ne passent pas : on rejoue avec la même
effect-stage-for-coins = Recruté en construisant une étape à 1 pièce par ressource ; reste visible dessous
effect-copy-stage = Copie { $stage } de la merveille { $where }
effect-copy-stage-1 = la première étape
effect-copy-stage-2 = la deuxième étape
effect-copy-stage-3 = la troisième étape
effect-copy-stage-last = la dernière étape
effect-take-pawn = Un pion de participation de l’Âge { $age } pris dans la boîte
effect-take-pawn-any = Un pion de participation d’un Âge au choix pris dans la boîte
effect-guild-again = Une de vos guildes compte une seconde fois
effect-points-less = { $n ->
    [one] { $n } point de moins par { $what } { $where }
   *[other] { $n } points de moins par { $what } { $where }
}
