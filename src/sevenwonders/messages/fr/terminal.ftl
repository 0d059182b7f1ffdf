terminal-player = Joueur
terminal-seat = place { $seat }
terminal-free-city = la Cité franche
terminal-holder = { $who } joue aussi pour la Cité franche
terminal-column-city = Cité
terminal-column-coins = Pièces
terminal-column-shields = Boucl.
terminal-column-science = c/r/t
terminal-column-stages = Étape
terminal-column-tokens = Jetons
terminal-column-points = Pts
terminal-color-brown = Ma
terminal-color-gray = Gr
terminal-color-blue = Bl
terminal-color-yellow = Ja
terminal-color-red = Ro
terminal-color-green = Ve
terminal-color-purple = Vi
terminal-color-black = No
terminal-color-white = Le
terminal-has = { $who } a
terminal-buys-cheaply = { $goods } ; achète à 1 pièce : { $cheap }
terminal-discount-raw-left = matières premières à gauche
terminal-discount-raw-right = matières premières à droite
terminal-discount-manufactured-left = produits manufacturés à gauche
terminal-discount-manufactured-right = produits manufacturés à droite
terminal-sells = { $who } vend
terminal-built = bâtiments
terminal-next-stage = prochaine étape
terminal-stage = { $stage } : { $gives }, pour { $cost }
terminal-complete = la Merveille est achevée
terminal-holds = { $who } a en main
terminal-leaders = leaders : { $what }
terminal-partner = joue avec { $who }
terminal-column-card = Carte
terminal-column-gives = Donne
terminal-column-cost = Coût
terminal-column-build = Construire
terminal-column-take = Prendre
terminal-column-now = Gain
terminal-yes = oui
terminal-no = non
terminal-chain = oui, par chaînage
terminal-free-build = construction gratuite
terminal-pay = payer { $prices }
terminal-ways = { $what } ({ $n } façons)
terminal-stage-can = l’étape { $stage } peut être construite
terminal-stage-for = l’étape { $stage } peut être construite : { $price }
terminal-stage-not = pas d’étape maintenant : { $why }
terminal-prompt = b1 construire la carte 1, w1 étape, d1 défausser, ? aide, q quitter
terminal-prompt-pile = t1 prendre la carte 1, n rien, ? aide, q quitter
terminal-prompt-number = Un numéro, ? aide, q quitter
terminal-act-build = construire
terminal-act-stage = étape de Merveille
terminal-act-discard = défausser pour 3 pièces
terminal-act-free = construire gratuitement, une fois par Âge
terminal-act-take = prendre
terminal-act-keep = garder
terminal-act-recruit = recruter
terminal-act-copy = copier ce leader
terminal-act-bury = placer sous l’étape
terminal-act-drop = rendre
terminal-act-lose = payer
terminal-act-yield = perdre
terminal-which-use = { $card } : { $uses } ; Entrée pour revenir
terminal-which-price = Quel prix ? Entrée pour 1, 0 pour revenir
terminal-which = Lequel ? Entrée pour 1, 0 pour revenir
terminal-unclear = Tapez une lettre et une carte, par exemple b1, ou ? pour l’aide.
terminal-no-card = Il n’y a pas de carte { $number } ; choisissez de 1 à { $count }.
terminal-no-number = Tapez un numéro de 1 à { $count }.
terminal-impossible = { $card }, { $verb } : impossible maintenant.
terminal-impossible-because = { $card }, { $verb } : impossible ({ $why }).
terminal-nothing = rien
terminal-built-as = étape { $stage }, { $gives }
terminal-stage-n = étape { $stage }
terminal-joins = participer à l’édifice
terminal-freezes = les mains ne passent pas
terminal-loss = payer { $coins }, jetons Dette : { $n }
terminal-tokens = rendre { $what }
terminal-leave = Vous quittez la table.
terminal-save = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour non
terminal-exists = { $file } existe déjà ; choisissez un autre nom.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-points = Points
terminal-wins = { "*" } gagne
terminal-shared = { "*" } partagent la victoire
terminal-help =
    b1  construire la carte 1   w1  construire la prochaine étape avec la carte 1
    d1  défausser (3 pièces)    f1  la construire gratuitement, une fois par Âge
    1   demander ce que permet la carte 1
    ?   cette aide              q   quitter, en proposant d’enregistrer la partie

    S’il y a plusieurs façons de payer, vous choisissez ;
    Entrée prend la moins chère.

    { "*" } vous, < voisin de gauche, > voisin de droite ; Boucl. = boucliers ; c/r/t =
    compas, roues dentées, tablettes (+ au choix) ; Étape = étapes construites ;
    Jetons = points des jetons Victoire et Défaite ; Pts = points si la partie
    s’arrêtait maintenant ; puis le nombre de cartes : marron, grises, bleues,
    jaunes, rouges, vertes, violettes, et avec les extensions noires et leaders.
    Gain = points que la carte rapporte tout de suite. Avec les extensions, on
    répond parfois par un numéro seul.
