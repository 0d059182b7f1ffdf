### Toutes les cartes, tous les leaders, édifices et Merveilles.

browse-title = Cartes
browse-lead = Toutes les cartes, tous les leaders, édifices et Merveilles des deux éditions et de toutes les extensions.
browse-search = Chercher dans les noms et les effets
browse-kind = Type
browse-kind-cards = Cartes
browse-kind-leaders = Leaders
browse-kind-edifices = Édifices
browse-kind-wonders = Merveilles
browse-from = Origine
browse-from-all = Tout
browse-age = Âge
browse-color = Couleur
browse-any = indifférent
browse-found = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
browse-none = Aucun résultat. Retirez des filtres.
browse-copies = Exemplaires dans le paquet
browse-copies-players = { $n } joueurs
browse-copies-here = { $n ->
    [one] À cette table : { $n } exemplaire dans le paquet.
   *[other] À cette table : { $n } exemplaires dans le paquet.
}
browse-copies-guild = Les guildes sont tirées au sort : le paquet de l’Âge III en compte deux de plus qu’il n’y a de joueurs.
browse-copies-black = Les cartes noires sont tirées au sort : le paquet de chaque Âge en compte autant qu’il y a de joueurs.
browse-chain = Chaînages
browse-chain-lead = Chaque carte rend la suivante gratuite.
browse-all = Toutes les cartes
browse-open = Ouvrir { $name }
browse-other = Dans d’autres langues
browse-pawns = Pions Participation
browse-unknown = Cette carte n’existe pas.
