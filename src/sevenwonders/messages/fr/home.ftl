home-title = Bâtissez une cité qui traversera les âges
home-lead = Choisissez vos cartes, construisez l’une des sept Merveilles et surveillez vos voisins. Une partie dure environ une demi-heure et tout le monde joue en même temps.
home-name = Votre nom
home-name-hint = Pour que les autres sachent qui vous êtes. Il ne faut ni compte ni mot de passe.
home-quick = Jouer tout de suite
home-quick-lead = Contre des robots, sans attendre.
home-quick-go = Distribuer les cartes
home-quick-going = Distribution…
home-players = Joueurs
home-players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
home-edition = Édition
home-edition-1e = Première
home-edition-2e = Deuxième
home-bots = Adversaires
home-bot-champion = Le Champion
home-bot-champion-about = A appris en jouant des millions de parties contre lui-même ; décide aussitôt.
home-bot-greedy = Régulier
home-bot-greedy-about = Prend ce qui vaut le plus sur le moment.
home-bot-random = Hasard
home-bot-random-about = Joue n’importe quel coup permis.
home-bot-easy = Facile
home-bot-easy-about = Ne regarde que sa propre cité.
home-bot-medium = Moyen
home-bot-medium-about = Garde un œil sur ses voisins.
home-bot-hard = Difficile
home-bot-hard-about = Pense aussi à ce qu’il passe.
home-bot-expert = Expert
home-bot-expert-about = Réfléchit plusieurs tours à l’avance.
home-bot-sage = Le Sage
home-bot-sage-about = Évalue chaque carte en un instant, sans anticiper.
home-bot-seer = Le Devin
home-bot-seer-about = Simule la suite de la partie avant de décider ; prend son temps.
home-boxes = Avec { $boxes }
home-boxes-none = Jeu de base seul
home-friends = Entre amis
home-friends-lead = Créez une partie et envoyez le lien ; les robots peuvent prendre les places vides.
home-friends-new = Créer une partie
home-join = Vous avez un lien ?
home-join-field = Lien ou code de la table
home-join-go = Rejoindre
home-join-bad = Ce n’est pas le lien d’une table de ce serveur.
home-mine = Vos tables
home-open = Tables ouvertes
home-open-none = Il n’y a pas de table ouverte pour l’instant. Créez une partie et les autres la verront ici.
home-table-playing = en cours
home-table-open = en attente de joueurs
home-table-over = terminée
home-table-with = avec { $names }
home-table-alone = personne d’autre pour l’instant
home-table-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
home-table-resume = Continuer
home-table-enter = Entrer
home-table-see = Regarder
home-table-label = { $action } : table { $names }
home-first = Jamais joué ?
home-first-lead = Jouez une première partie où chaque étape est expliquée : trois joueurs, des robots faciles, une dizaine de minutes.
home-first-go = Jouer une première partie
home-first-on = Reprendre votre première partie
home-rules = Règles
