ratings-title = Classement
ratings-mine = Mon classement
ratings-none = Vous n’avez encore terminé aucune partie classée. La personne qui crée une partie décide si elle est classée.
ratings-none-theirs = Aucune partie classée pour l’instant.
ratings-account = Les parties classées se jouent entre personnes qui ont un compte.
ratings-public = Les autres peuvent voir mon classement
ratings-public-about = Vous avez alors un profil public et figurez dans la liste des meilleurs joueurs dès que votre cote est établie.
ratings-best = Meilleurs joueurs
ratings-best-none = Personne pour l’instant : la liste montre ceux qui ont un profil public et assez de parties.
ratings-place = Place
ratings-about = La cote commence à 1500. Le nombre après ± indique son incertitude ; un point d’interrogation signifie qu’il y a encore trop peu de parties. Quitter une partie classée ne l’annule pas : le résultat du robot compte.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ratings-won = { $share } de victoires
ratings-provisional = provisoire
ratings-since = Compte créé le { $when }
ratings-course-about = { $family } : de { $from } à { $to }, parties du { $first } au { $last }
ratings-band = marge d’incertitude
ratings-as-table = Sous forme de tableau
ratings-day = Jour
ratings-change = Évolution
