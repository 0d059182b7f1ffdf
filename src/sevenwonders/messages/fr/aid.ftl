### Tous les symboles sur une page, à regarder et à imprimer.

aid-title = Aide de jeu
aid-lead = Tous les symboles, sur une page. Choisissez avec quoi vous jouez, puis imprimez-la.
aid-print = Imprimer
aid-goods = Ressources
aid-cards = Cartes et signes
aid-signs = Ce que font les cartes et les Merveilles
aid-or = une de celles-ci, à chaque tour
aid-own = dans votre cité
aid-sides = chez vos voisins
aid-left = chez votre voisin de gauche
aid-right = chez votre voisin de droite
aid-count = pour chaque élément indiqué
aid-stage = une étape de Merveille
aid-chain = gratuit avec la carte indiquée
aid-turn = Un tour
aid-turn-text = Choisir une carte · révéler ensemble · la construire, ou une étape avec elle, ou la défausser pour 3 pièces · passer sa main : Âges I et III à gauche, Âge II à droite
aid-war = Conflits
aid-war-text = Plus de boucliers qu’un voisin : 1, 3, 5 points aux Âges I, II, III · moins : −1 point · autant : rien
aid-science = Science
aid-science-text = Symboles identiques : 1, 4, 9, 16 points · chaque série de trois différents : 7 points
aid-buy = Acheter
aid-buy-text = 2 pièces par ressource du plateau, des cartes marron et grises d’un voisin
aid-end = La fin
aid-end-text = Conflits · 1 point pour 3 pièces · Merveille · cartes bleues · science · cartes jaunes · guildes
aid-base = Jeu de base
