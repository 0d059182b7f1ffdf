### Tous les symboles sur une page, à regarder et à imprimer.

aid-title = Aide de jeu
aid-lead = Tous les symboles sur une page. Choisissez vos extensions, puis imprimez-la.
aid-print = Imprimer
aid-goods = Ressources
aid-cards = Cartes et symboles
aid-signs = Ce que font les cartes et les Merveilles
aid-or = une de ces ressources, à chaque tour
aid-own = dans votre cité
aid-sides = chez vos voisins
aid-left = chez votre voisin de gauche
aid-right = chez votre voisin de droite
aid-count = pour chaque élément indiqué
aid-stage = une étape de Merveille
aid-chain = gratuit avec la carte indiquée
aid-turn = Un tour
aid-turn-text = Choisir une carte · toutes sont révélées ensemble · la construire, construire une étape avec elle ou la défausser pour 3 pièces · passer sa main : à gauche aux Âges I et III, à droite à l’Âge II
aid-war = Conflits
aid-war-text = Plus de boucliers qu’un voisin : 1, 3, 5 points aux Âges I, II, III · moins : −1 point · égalité : aucun jeton
aid-science = Science
aid-science-text = Symboles identiques : 1, 4, 9, 16 points · chaque groupe de trois symboles différents : 7 points
aid-buy = Acheter
aid-buy-text = 2 pièces par ressource du plateau ou des cartes marron et grises d’un voisin
aid-end = Fin de partie
aid-end-text = Conflits · 1 point par lot de 3 pièces · Merveille · cartes bleues · science · cartes jaunes · guildes
aid-base = Jeu de base
