### Ce que font cartes, étapes, leaders et édifices : chaque effet sous son nom, ses valeurs en arguments.
### Sans majuscule au début : celui qui commence une phrase la met.

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

## Ce que l’on compte, et où

effect-count-brown-cards = carte marron
effect-count-gray-cards = carte grise
effect-count-blue-cards = carte bleue
effect-count-yellow-cards = carte jaune
effect-count-red-cards = carte rouge
effect-count-green-cards = carte verte
effect-count-purple-cards = carte violette
effect-count-black-cards = carte noire
effect-count-white-cards = leader
effect-count-wonder-stages = étape de Merveille
effect-count-defeat-tokens = jeton Défaite
effect-count-victory-tokens = jeton Victoire
effect-count-victory-tokens-1 = jeton Victoire de valeur 1
effect-count-victory-tokens-3 = jeton Victoire de valeur 3
effect-count-victory-tokens-5 = jeton Victoire de valeur 5
effect-count-coins = pièce
effect-count-coins-by-three = lot de 3 pièces
effect-count-stone-symbols = symbole Pierre des cartes marron
effect-where = { $cities ->
    [own] dans votre cité
    [neighbours] dans les cités voisines
   *[all] dans votre cité et les cités voisines
}
effect-neighbour = { $sides ->
    [left] du voisin de gauche
    [right] du voisin de droite
   *[both] des deux voisins
}

## Ressources et commerce

effect-produce = { $sold ->
    [no] produit { $goods }, pour votre cité seulement
   *[yes] produit { $goods }
}
effect-discount = { $goods ->
    [raw] les matières premières { effect-neighbour } coûtent 1 pièce
   *[manufactured] les produits manufacturés { effect-neighbour } coûtent 1 pièce
}
effect-bank-resource = une fois par tour, achetez à la banque une ressource au choix pour 1 pièce
effect-trade-refund = une fois par tour et par voisin, la banque vous rend 1 pièce quand vous achetez chez lui
effect-trade-rebate = une fois par tour, une ressource { effect-neighbour } coûte 1 pièce de moins
effect-starting-good-rebate = la ressource indiquée sur le plateau d’un voisin coûte 1 pièce de moins quand vous la lui achetez
effect-extra-good = une fois par tour, une ressource de plus d’un type que vous produisez
effect-missing-good = une fois par tour, une ressource d’un type que vous ne produisez pas
effect-port = une fois par tour, deux de vos ressources identiques valent une ressource au choix

## Points

effect-coins-per = { effect-coins } par { $what } { effect-where }
effect-points-per = { $less ->
    [yes] { effect-points } de moins par { $what } { effect-where }
   *[no] { effect-points } par { $what } { effect-where }
}
effect-points-if-complete = { effect-points } si votre Merveille est achevée
effect-points-per-set = { effect-points } par groupe de { $colors }
effect-points-per-color = { effect-points } par couleur de carte dans votre cité
effect-points-if-more = { $count ->
    [blue-cards] { effect-points } si vous avez plus de cartes bleues que chacun de vos voisins
    [yellow-cards] { effect-points } si vous avez plus de cartes jaunes que chacun de vos voisins
    [red-cards] { effect-points } si vous avez plus de cartes rouges que chacun de vos voisins
    [green-cards] { effect-points } si vous avez plus de cartes vertes que chacun de vos voisins
   *[coins] { effect-points } si vous avez plus de pièces que chacun de vos voisins
}
effect-points-if-none = { $count ->
   *[defeat-tokens] { effect-points } si vous n’avez aucun jeton Défaite à la fin
}
effect-points-if-only-leader = { effect-points } si vous n’avez pas d’autre leader en jeu
effect-points-per-victory-pair = chaque paire de jetons Victoire de même valeur rapporte encore une fois cette valeur
effect-points-by-marker = { effect-points } par carte de vos voisins de la couleur de la carte placée sous cette étape
effect-copy-guild = copie une guilde d’un voisin à la fin
effect-guild-again = une de vos guildes compte une seconde fois

## Science

effect-science = symbole scientifique : { $symbol }
effect-any-science = un symbole scientifique au choix à la fin
effect-science-set-bonus = { effect-points } de plus par groupe de trois symboles différents
effect-most-science = à la fin, un symbole de plus du type que vous avez le plus
effect-swap-science = à la fin, un de vos symboles peut compter comme un autre
effect-copy-science = à la fin, le symbole d’une carte verte d’un voisin compte aussi pour vous

## Construction

effect-last-card = vous jouez aussi la dernière carte de chaque Âge
effect-build-from-discard = construisez gratuitement une carte de la défausse
effect-free-once-an-age = une fois par Âge, construisez une carte gratuitement
effect-free-new-color = votre première carte de chaque couleur est gratuite
effect-free-first-card = votre première carte de chaque Âge est gratuite
effect-free-last-card = votre dernière carte de chaque Âge est gratuite
effect-free-color = { $color ->
   *[purple] les guildes sont gratuites
}
effect-free-black-once-an-age = une fois par Âge, construisez une carte noire gratuitement
effect-one-resource-less = { $target ->
    [stage] les étapes de Merveille coûtent une ressource de moins
    [blue] les cartes bleues coûtent une ressource de moins
    [red] les cartes rouges coûtent une ressource de moins
   *[green] les cartes vertes coûtent une ressource de moins
}
effect-stages-without-resources = les étapes de Merveille ne coûtent aucune ressource ; vous payez quand même les pièces
effect-stage-for-coins = recruté en construisant une étape de Merveille pour 1 pièce par ressource ; reste face visible dessous
effect-copy-stage = { $stage ->
    [1] copie la première étape de la Merveille { effect-neighbour }
    [2] copie la deuxième étape de la Merveille { effect-neighbour }
    [3] copie la troisième étape de la Merveille { effect-neighbour }
   *[last] copie la dernière étape de la Merveille { effect-neighbour }
}
effect-freeze-hands = une fois par partie, les mains ne passent pas : chacun joue le tour suivant avec la même main
effect-take-pawn = { $age ->
    [1] un pion Participation de l’Âge I pris dans la boîte
    [2] un pion Participation de l’Âge II pris dans la boîte
    [3] un pion Participation de l’Âge III pris dans la boîte
   *[any] un pion Participation d’un Âge au choix pris dans la boîte
}

## Leaders

effect-free-leaders = vous recrutez les leaders gratuitement
effect-cheaper-leaders = vos leaders coûtent { $own ->
    [one] { $own } pièce
   *[other] { $own } pièces
} de moins, ceux de vos voisins { $neighbours } de moins
effect-draw-leaders = { $n ->
    [one] piochez { $n } leader dans la boîte
   *[other] piochez { $n } leaders dans la boîte
}
effect-recruit-extra = recrutez aussitôt un leader de plus, en payant son coût
effect-bury-leader = placez un de vos leaders sous cette étape : son effet cesse et il rapporte le double de son coût
effect-copy-leader = copie un leader recruté par un voisin

## Conflits, pièces et dettes

effect-coins-on = { $occasion ->
    [chain] { effect-coins } chaque fois que vous construisez par chaînage
    [yellow-card] { effect-coins } par carte jaune que vous construirez
    [black-card] { effect-coins } par carte noire que vous construirez
    [victory-token] { effect-coins } par jeton Victoire que vous prendrez
    [stage] { effect-coins } par étape de Merveille que vous construirez
    [neighbour-stage] { effect-coins } par étape de Merveille qu’un voisin construira
   *[bank] { effect-coins } de plus chaque fois que vous prenez des pièces à la banque
}
effect-starting-coins = { effect-coins } de plus au début
effect-defeats-to-winner = vos jetons Défaite vont à celui qui vous a vaincu
effect-shields-per-defeat = chacun de vos jetons Défaite compte comme un bouclier
effect-victory-token = { $value ->
    [0] un jeton Victoire de cet Âge
   *[other] un jeton Victoire de valeur { $value }
}
effect-drop-defeats = rendez tous vos jetons Défaite
effect-others-drop-victory = chaque autre joueur rend un jeton Victoire
effect-diplomacy = un jeton Diplomatie : vous ne participez pas aux prochains conflits
effect-neighbours-gain = chaque voisin prend { effect-coins } à la banque
effect-others-gain = chaque autre joueur prend { effect-coins } à la banque
effect-loss-on-stage = chaque autre joueur perd { effect-coins } par étape de Merveille que vous construisez
effect-others-lose = { $per ->
    [once] chaque autre joueur perd { effect-coins }
    [victory-token] chaque autre joueur perd { effect-coins } par jeton Victoire qu’il possède
    [stage] chaque autre joueur perd { effect-coins } par étape de Merveille qu’il a construite
   *[age] chaque autre joueur perd { effect-coins } multiplié par le numéro de l’Âge
}
effect-neighbours-take-debt = { $n ->
    [one] chaque voisin prend { $n } jeton Dette
   *[other] chaque voisin prend { $n } jetons Dette
}
