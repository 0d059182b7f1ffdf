### Toutes les cartes, tous les leaders, édifices et Merveilles.

browse-title = Cartes
browse-lead = Toutes les cartes, tous les leaders, édifices et Merveilles des deux éditions et de toutes les extensions.
browse-search = Chercher dans les noms et les effets
browse-kind = Quoi
browse-kind-cards = Cartes
browse-kind-leaders = Leaders
browse-kind-edifices = Édifices
browse-kind-wonders = Merveilles
browse-from = Origine
browse-from-all = Tout
browse-age = Âge
browse-color = Couleur
browse-any = toutes
browse-found = { $n ->
    [one] { $n } trouvé
   *[other] { $n } trouvés
}
browse-none = Rien ne correspond. Enlevez des filtres.
browse-copies = Exemplaires dans le paquet
browse-copies-players = { $n } joueurs
browse-copies-here = { $n ->
    [one] À cette table : { $n } exemplaire dans le paquet.
   *[other] À cette table : { $n } exemplaires dans le paquet.
}
browse-copies-guild = Tirée au sort : de toutes les guildes, deux de plus que de joueurs sont dans le paquet de l’Âge III.
browse-copies-black = Tirée au sort : des cartes noires de son Âge, autant que de joueurs sont dans le paquet.
browse-chain = Chaînages
browse-chain-lead = Chaque carte rend la suivante gratuite.
browse-all = Toutes les cartes
browse-open = Ouvrir { $name }
browse-other = Dans d’autres langues
browse-pawns = Pions posés dessus
browse-unknown = Cette carte n’existe pas.
