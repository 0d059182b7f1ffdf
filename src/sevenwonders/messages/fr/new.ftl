new-title = Créer une partie
new-lead = Choisissez les extensions, les places et les Merveilles.
new-boxes = Extensions
new-boxes-lead = Ajoutez-les au jeu de base, dans n’importe quelle combinaison.
new-box-leaders = Leaders
new-box-leaders-about = Choisissez quatre leaders avant la partie et recrutez-en un au début de chaque Âge.
new-box-cities = Cities
new-box-cities-about = Des cartes noires, une huitième carte en main, des jetons Dette et Diplomatie ; permet de jouer en équipes.
new-box-edifice = Edifice
new-box-edifice-about = À chaque Âge, un édifice : construisez-le ensemble, ou subissez la pénalité en cas d’échec.
new-box-wonder-pack = Wonder Pack
new-box-wonder-pack-about = Des Merveilles hors du commun : étapes dans n’importe quel ordre, étapes copiées chez les voisins, une Merveille qui compte la pierre.
new-box-catan = Catan
new-box-catan-about = L’île de Catan comme Merveille, avec son port.
new-box-promos = Promos
new-box-promos-about = Cartes promotionnelles : le premier Manneken Pis, et des leaders pour les parties avec Leaders.
new-box-classic-extras = Suppléments de la première édition
new-box-classic-extras-about = Des guildes, leaders et faces de Merveille absents des éditions suivantes ; la plupart demandent Leaders ou Cities.
new-box-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
new-box-players = De { $least } à { $most } joueurs.
new-box-leader-count = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
new-box-edifices = { $n ->
    [one] { $n } édifice
   *[other] { $n } édifices
}
new-box-wonders = { $n ->
    [one] { $n } Merveille
   *[other] { $n } Merveilles
}
new-experts = Avec les leaders experts
new-experts-about = Des leaders pour ceux qui connaissent bien les autres.
new-teams = En équipes de deux
new-teams-about = Les coéquipiers sont côte à côte, voient leurs cartes et gagnent ensemble.
new-teams-when = Avec { $boxes }, à { $counts } joueurs.
new-team = Équipe { $team }
new-hints = Conseils permis
new-hints-about = Les joueurs peuvent demander à un robot ce qu’il jouerait.
new-rated = Partie classée
new-rated-about = Le résultat compte pour le classement. Tous les joueurs doivent avoir un compte ; il n’y a ni robots ni conseils.
new-access = Qui peut participer
new-access-public = Tout le monde
new-access-public-about = La partie figure dans la liste des tables ouvertes.
new-access-link = Toute personne qui a le lien
new-access-link-about = La partie ne figure dans aucune liste : envoyez le lien à vos amis.
new-access-private = Sur invitation
new-access-private-about = Personne d’autre ne peut regarder la partie ni la revoir plus tard.
new-nearest = Possible : { $changes }
new-spectators = Spectateurs
new-spectators-none = Aucun
new-spectators-none-about = Seuls les joueurs voient la partie et son enregistrement.
new-spectators-public = Mains cachées
new-spectators-public-about = Les spectateurs voient les cités, mais jamais les mains.
new-spectators-all = Mains visibles à la fin
new-spectators-all-about = Les spectateurs voient les cités et, quand ils revoient la partie, toutes les mains.
new-presets = Préréglages
new-preset-first = Première partie
new-preset-everything = Leaders, Cities et Edifice
new-preset-teams = En équipes
new-preset-rated = Classée, avec pendule
new-preset-days = Un tour par jour
new-preset-save = Enregistrer ces réglages
new-preset-name = Nom du préréglage
new-preset-drop = Supprimer le préréglage { $name }
new-nearest-same = Utiliser la configuration possible la plus proche
new-nearest-with = avec { $boxes }
new-nearest-without = sans { $boxes }
new-nearest-no-teams = sans équipes
new-nearest-no-experts = sans leaders experts
new-nearest-board = { $board } à la place { $n }
new-seats = Places
new-seat = Place { $n }
new-seat-friend = Un ami
new-seat-who = Qui occupe la place { $n }
new-free-city = Cité franche
new-free-city-about = À deux joueurs, vous jouez à tour de rôle une troisième cité.
new-side-a = Face A pour tous
new-side-a-about = Les faces les plus simples des Merveilles. La règle les conseille pour les premières parties.
new-board-choose = Choisir la Merveille de la place { $n }
new-board-choose-free = Choisir la Merveille de la Cité franche
new-board-random = Merveille au hasard
new-board-random-side = face au hasard
new-board-taken = prise
new-board-excluded = pas avec { $board }
new-board-missing = pas avec ces extensions
new-board-side-a = face A
new-board-side-b = face B
new-board-side-day = jour
new-board-side-night = nuit
new-board-stages = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
new-create = Créer la partie
new-creating = Création…
