### Les règles pour les joueurs. Une ligne qui commence par - est un point d’une liste, par > un exemple ; <wood> et les autres sont des symboles.

rules-title = Règles
rules-lead = Lisez le premier chapitre, jouez une partie, et revenez pour la suite.
rules-search = Chercher dans les règles
rules-none = Aucun résultat. Essayez un autre mot.
rules-found = { $n ->
    [one] { $n } sujet trouvé
   *[other] { $n } sujets trouvés
}
rules-contents = Sommaire
rules-example = Exemple
rules-first = Jouer une première partie
rules-aid = Tous les symboles sur une page
rules-cards = Toutes les cartes
rules-numbered = Ces pages expliquent le jeu tel qu’il se joue ici. Quand une règle imprimée laisse une question ouverte, elles donnent la réponse utilisée ici.
rules-more = Plus dans les règles
rules-part-learn = Comment jouer
rules-part-wonders = Merveilles et éditions
rules-part-two = À deux joueurs
rules-part-leaders = Leaders
rules-part-cities = Cities et équipes
rules-part-edifice = Edifice
rules-part-more = D’autres Merveilles

rules-goal = Le but du jeu
rules-goal-text =
    Vous dirigez une cité de l’Antiquité. Pendant trois Âges, vous bâtissez votre cité, carte après carte, et l’une des Merveilles. Celui qui a le plus de points à la fin l’emporte.
    Tout le monde joue en même temps : personne n’attend son tour.
rules-table = Ce qui est devant vous
rules-table-text =
    - Votre plateau Merveille. Il produit une ressource dès le premier tour et compte de deux à quatre étapes à construire.
    - <coin 3> Trois pièces.
    - Votre cité : les cartes que vous construisez, visibles de tous.
    Vos voisins sont assis à votre gauche et à votre droite. Vous ne commercez et n’avez de conflits militaires qu’avec eux. Ce que font les autres joueurs ne compte qu’au score final.
    Chaque Âge a son paquet, composé selon le nombre de joueurs. Le paquet de l’Âge III contient aussi des guildes : deux de plus qu’il n’y a de joueurs, sur dix. Personne ne sait lesquelles.
rules-turn = Un tour
rules-turn-text =
    - Vous choisissez une carte de votre main. Personne d’autre ne la voit.
    - Quand tous les joueurs ont choisi, les cartes sont révélées et chacun effectue son action.
    - Vous passez le reste de votre main à un voisin et recevez celle de l’autre.
    Vous pouvez jouer votre carte de trois façons :
    - La construire. Vous en payez le coût, et elle reste dans votre cité jusqu’à la fin de la partie.
    - Construire avec elle l’étape suivante de votre Merveille. Vous payez le coût de l’étape, et la carte est glissée face cachée sous le plateau.
    - La défausser pour <coin 3>. C’est toujours possible.
    Tant que tous n’ont pas choisi, vous pouvez reprendre votre choix.
rules-age = Un Âge
rules-age-text =
    Un Âge commence avec sept cartes par joueur et dure six tours. Au sixième tour, vous avez deux cartes : vous en jouez une et défaussez l’autre sans recevoir de pièces.
    Aux Âges I et III, les mains passent à gauche ; à l’Âge II, à droite.
    Puis les conflits militaires de cet Âge sont résolus, et l’Âge suivant commence. Vous gardez votre cité, vos pièces et vos jetons.
    > Au sixième tour, vous avez <@altar> et <@theater>. Vous construisez <@altar> ; <@theater> va à la défausse et ne vous rapporte pas de pièces.
rules-colors = Les couleurs des cartes
rules-colors-text =
    - <brown> Les cartes marron produisent des matières premières : <wood> bois, <stone> pierre, <clay> argile et <ore> minerai.
    - <gray> Les cartes grises produisent des produits manufacturés : <glass> verre, <papyrus> papyrus et <cloth> textile.
    - <blue> Les cartes bleues valent les points indiqués.
    - <yellow> Les cartes jaunes rapportent des pièces, rendent les achats moins chers, produisent des ressources ou valent des points.
    - <red> Les cartes rouges portent des boucliers pour les conflits militaires.
    - <green> Les cartes vertes portent des symboles scientifiques.
    - <purple> Les cartes violettes sont les guildes. Elles valent des points selon ce que vous ou vos voisins avez.
    Il n’y a de cartes marron et grises qu’aux Âges I et II, et de guildes qu’à l’Âge III.
rules-cost = Ce que coûte une carte
rules-cost-text =
    Le coût est indiqué en haut à gauche de la carte. S’il n’y a rien, la carte est gratuite. Les pièces sont payées à la banque. Il vous faut toutes les ressources indiquées : votre cité les produit, ou vous les achetez ce tour-ci.
    Les ressources ne sont pas dépensées. Votre cité les produit de nouveau à chaque tour de la partie.
    Vous ne pouvez jamais construire deux fois la même carte.
    > Votre cité produit <stone> <stone> <clay>. Vous pouvez construire la carte <@baths> pour <stone> ce tour-ci et la carte <@aqueduct> au tour suivant, si vous achetez une troisième <stone>.
    Certaines cartes montrent des ressources au choix, comme <wood/clay>. Elles produisent l’une d’elles à chaque tour, celle dont vous avez besoin.
rules-trade = Acheter à ses voisins
rules-trade-text =
    Vous pouvez acheter les ressources qui vous manquent à vos voisins de gauche et de droite, pour <coin 2> l’unité. Le voisin reçoit les pièces, ne peut pas refuser et peut quand même utiliser la ressource.
    Vous pouvez acheter ce que produisent le plateau, les cartes marron et les cartes grises d’un voisin. Ce que produisent les cartes jaunes et les étapes de Merveille est réservé à leur propriétaire.
    Vous payez avec les pièces que vous aviez au début du tour. Les pièces reçues ce tour-ci se dépensent à partir du tour suivant.
    > Vous voulez construire une carte pour <wood> <wood> <glass> et produisez un <wood>. Votre voisin de gauche a du bois, celui de droite du verre : vous payez <coin 2> à chacun.
    Avec <@west-trading-post> ou <@east-trading-post>, vous payez <coin 1> par matière première achetée à l’un des voisins. Avec <@marketplace>, vous payez <coin 1> par produit manufacturé acheté à l’un ou l’autre. L’effet commence au tour suivant.
    Sous chaque carte figure le prix le plus bas. S’il y a plusieurs façons de payer, vous choisissez.
rules-chain = Construction gratuite (chaînages)
rules-chain-text =
    Certaines cartes sont gratuites si vous avez déjà construit une certaine carte. Le petit dessin en bas à gauche d’une carte montre laquelle ; ceux en bas à droite montrent ce qu’une carte rend gratuit plus tard.
    > Si vous avez <@theater>, vous pouvez construire <@statue> gratuitement à l’Âge II ; si vous avez <@statue>, vous pouvez construire <@gardens> gratuitement à l’Âge III.
    Un chaînage dispense de tout le coût, pièces comprises. Il vaut à partir du tour qui suit la construction de la première carte.
rules-wonder = Construire la Merveille
rules-wonder-text =
    Les étapes se construisent dans l’ordre, de gauche à droite, chacune une seule fois et quand vous voulez. Vous payez le coût de l’étape, pas celui de la carte glissée dessous.
    Les points d’une étape comptent à la fin. Vous recevez ses pièces tout de suite. Ses boucliers et ses ressources servent pendant le reste de la partie.
    Vous n’êtes pas obligé de construire votre Merveille. Mais chaque étape rapporte quelque chose et prive votre voisin d’une carte.
rules-war = Conflits militaires
rules-war-text =
    À la fin de chaque Âge, vous comparez vos <shield> à ceux de votre voisin de gauche, puis à ceux de votre voisin de droite.
    - Si vous en avez plus, vous prenez un jeton Victoire : <victory 1> à l’Âge I, <victory 3> à l’Âge II, <victory 5> à l’Âge III.
    - Si vous en avez moins, vous prenez un jeton Défaite : <defeat 1> à chaque Âge.
    - Si vous en avez autant, aucun jeton n’est pris.
    Les boucliers ne s’usent pas : ils comptent de nouveau à l’Âge suivant.
    > L’Âge II se termine. Vous avez 3 boucliers, votre voisin de gauche en a 5, celui de droite 2. Vous prenez <defeat 1> et <victory 3>.
rules-science = La science
rules-science-text =
    Il y a trois symboles : <compass> compas, <gear> roue dentée et <tablet> tablette. Ils rapportent des points de deux façons, qui s’additionnent :
    - Symboles identiques : leur nombre au carré. 1, 2, 3 ou 4 symboles identiques valent 1, 4, 9 ou 16 points.
    - Chaque groupe de trois symboles différents : 7 points.
    > Avec <compass> <compass> <compass> <gear> <gear> <tablet>, vous avez 9 + 4 + 1 points pour les symboles identiques et 7 points pour un groupe : 21.
    Un symbole au choix se choisit à la fin. Vous recevez automatiquement le meilleur.
rules-score = Décompte des points
rules-score-text =
    Après les conflits militaires de l’Âge III, on additionne tous les points :
    - Conflits militaires : jetons Victoire moins jetons Défaite.
    - Trésor : 1 point par lot de <coin 3>.
    - Merveille : les points de vos étapes.
    - Cartes bleues : leurs points.
    - Science : comme expliqué plus haut.
    - Cartes jaunes : certaines de l’Âge III valent des points.
    - Guildes : selon ce que vous et vos voisins avez.
    Le joueur qui a le plus de points l’emporte. En cas d’égalité, c’est celui qui a le plus de pièces. Si l’égalité persiste, la victoire est partagée.
    > Vous avez <victory 3> <victory 5> <defeat 1>, 8 pièces, toutes les étapes de Gizeh, face A, <@palace>, <@altar>, <compass> et <gear> : 7 + 2 + 15 + 10 + 2 = 36 points.
rules-hidden = Ce qui est caché
rules-hidden-text =
    Les autres joueurs ne voient ni votre main, ni votre choix avant la révélation, ni les cartes que vous défaussez ou glissez sous votre Merveille. Tout ce qui est dans les cités est visible : cartes, pièces, jetons, et qui a payé combien à qui.
    > Votre voisin de gauche construit une étape et vous achète une <stone>. Vous voyez l’étape et recevez <coin 2>, mais vous ne voyez pas la carte glissée dessous.
rules-advice = Conseils stratégiques
rules-advice-text =
    - Prenez quelques ressources à l’Âge I. À l’Âge III, il n’y en a plus.
    - Regardez vos voisins : vous pouvez acheter ce qu’ils produisent au lieu de le construire.
    - Si une carte vaut beaucoup pour votre voisin, vous pouvez la glisser sous votre Merveille.
    - En science, chaque symbole de plus vaut davantage que le précédent. Un ou deux symboles valent peu.
    - Vous n’avez pas à gagner tous les conflits. Mais sans aucun bouclier, vous pouvez en perdre six.
    > Votre voisin de gauche a <compass> <compass>. Un troisième lui rapporterait 5 points de plus : à l’Âge I, vous glissez <@apothecary> sous votre Merveille au lieu de la lui passer.

rules-editions = Les deux éditions
rules-editions-text =
    On peut jouer ici les deux éditions du jeu de base ; leurs cartes ne se mélangent jamais. Dans la première, les plateaux ont une face A et une face B ; dans la seconde, une face jour et une face nuit. La seconde a ses propres coûts, quelques nouvelles guildes et d’autres pouvoirs pour certaines Merveilles.
    La face A, ou la face jour, est la plus simple. La règle la conseille pour les premières parties.
    Toutes les extensions se jouent avec les deux éditions.
    > <@altar> vaut 2 points dans la première édition et 3 dans la seconde.
rules-powers = Ce que permettent certaines Merveilles
rules-powers-text =
    - Dernière carte (Babylone) : à la fin d’un Âge, vous jouez aussi votre dernière carte au lieu de la défausser.
    - Défausse (Halicarnasse) : quand vous construisez l’étape, vous regardez toutes les cartes défaussées et pouvez en construire une gratuitement.
    - Une carte gratuite par Âge (Olympie, face A) : une fois par Âge, vous pouvez construire gratuitement une carte de votre main.
    - Nouvelle couleur (Olympie, face jour) : une carte d’une couleur que votre cité n’a pas encore est gratuite.
    - Première et dernière carte (Olympie, face nuit) : la carte que vous construisez au premier tour d’un Âge est gratuite. Avec la deuxième étape, celle que vous construisez au dernier tour l’est aussi.
    - Guilde copiée (Olympie, face B) : à la fin, une guilde d’un voisin compte pour vous comme si vous l’aviez construite. Vous recevez automatiquement la meilleure.
    - Une ressource au choix (Alexandrie) : à chaque tour, vous pouvez utiliser une des ressources indiquées. Vos voisins ne peuvent pas l’acheter.
rules-guilds = Les guildes
rules-guilds-text =
    La plupart des guildes comptent les cartes d’une couleur dans les deux cités voisines, pas dans la vôtre. La <@builders-guild> compte les étapes de Merveille des trois cités ; la <@shipowners-guild> compte les cartes marron, grises et violettes de la vôtre.
    La <@scientists-guild> donne un symbole au choix. La <@decorators-guild>, dans la seconde édition, vaut 7 points si votre Merveille est achevée.
    Les guildes comptent ce qui est là à la fin de la partie.

rules-two = La Cité franche
rules-two-text =
    À deux joueurs, il y a trois cités : une pour chacun, et la Cité franche entre vous. Elle a sa propre Merveille et <coin 3>. On joue avec les cartes pour trois joueurs.
    Vous avez la carte Cité franche à tour de rôle. Celui qui l’a pioche une carte dans la pioche de la Cité franche, puis choisit deux fois : d’abord une carte pour sa cité, puis une carte pour la Cité franche.
    Si la Cité franche peut construire une carte ou une étape, elle doit le faire. Une carte n’est défaussée pour elle que si elle ne peut rien construire. Une carte gratuite par chaînage doit être construite ainsi.
    La Cité franche vous achète à tous les deux, et vous pouvez tous les deux lui acheter. Celui qui a la carte Cité franche décide à qui elle achète.
    Après chaque tour, vous échangez vos mains. La Cité franche participe aux conflits et compte comme n’importe quel voisin, mais elle ne gagne jamais.
    > Vous avez la carte Cité franche et construisez <@theater> dans votre cité. <@altar> est encore dans votre main, et la Cité franche peut construire cette carte gratuitement : vous ne pouvez donc pas en défausser une pour elle.

rules-leaders = Sélection des leaders
rules-leaders-text =
    Chacun commence avec <coin 6> au lieu de <coin 3>.
    Avant l’Âge I, vous recevez quatre leaders. Vous en gardez un et passez les autres à droite, jusqu’à ce que chacun en ait quatre. Personne d’autre ne voit les vôtres.
    > Vous recevez quatre leaders. Vous gardez <@caesar> et en passez trois. Votre voisin de gauche vous en passe trois autres : vous gardez <@bilkis> et en passez deux. Puis vous en gardez un sur deux, et le dernier que vous recevez est à vous aussi.
rules-recruit = Recruter
rules-recruit-text =
    Chaque Âge commence par une phase de recrutement, avant la distribution des cartes. Tous les joueurs choisissent en même temps un de leurs leaders :
    - Le recruter : vous payez son coût en pièces, et son effet s’applique dès lors.
    - Construire avec lui une étape de votre Merveille : il est glissé face cachée sous le plateau et n’a pas d’effet.
    - Le défausser pour <coin 3>.
    La phase de recrutement est un tour comme un autre : vous pouvez y acheter des ressources pour une étape.
    À l’Âge III, vous utilisez votre troisième leader ; le quatrième retourne dans la boîte.
    Les leaders sont des cartes blanches. Un leader avec un bouclier n’est pas une carte rouge, un leader avec un symbole n’est pas une carte verte, mais boucliers et symboles comptent quand même.
    > Vous avez <coin 6> et recrutez <@caesar> pour 5. Ses deux <shield> comptent dès le premier conflit, et il vous reste <coin 1> pour le premier tour.
rules-leaders-notes = Précisions sur les leaders
rules-leaders-notes-text =
    - Ce qu’un leader donne une seule fois, vous le recevez quand vous le recrutez. Ce qu’il donne à d’autres occasions, vous le recevez à partir du tour suivant.
    - <@archimedes>, <@hammurabi>, <@leonidas>, <@imhotep> : il vous faut une ressource de moins, celle qui vous fait économiser le plus. Vous payez toujours les pièces.
    - <@bilkis> : une fois par tour, vous pouvez acheter à la banque une ressource au choix pour <coin 1>.
    - <@tomyris> : les jetons Défaite de vos conflits perdus vont à celui qui vous a vaincu.
    - <@caligula> : une carte noire gratuite par Âge. Si vous n’utilisez pas cet effet pendant un Âge, il est perdu.
    - <@courtesans-guild> : une fois construite, elle copie un leader d’un voisin jusqu’à la fin de la partie.
    - Roma : face jour, les leaders sont gratuits ; face nuit, ils sont moins chers, pour vos voisins aussi. La face nuit fait piocher d’autres leaders.
    - Abu Simbel : vous placez un de vos leaders sous une étape. Son effet cesse, et à la fin de la partie il vaut deux fois son coût.

rules-cities = Les cartes noires
rules-cities-text =
    <black> Chaque Âge compte autant de cartes noires qu’il y a de joueurs. Une main commence donc avec huit cartes, et un Âge dure sept tours.
    Une carte noire se construit comme une autre. Les points des cartes noires ont leur propre ligne sur le carnet de score.
    Beaucoup de cartes noires vous rapportent quelque chose et coûtent quelque chose aux autres joueurs.
rules-debt = Pertes et jetons Dette
rules-debt-text =
    Certaines cartes font perdre des pièces à tous les autres joueurs. À la fin du tour, chacun décide combien de ces pièces il paie. Pour chaque pièce qu’il ne paie pas, il prend un jeton Dette.
    Un jeton Dette vaut −1 point à la fin et ne se rembourse jamais. Vous pouvez en prendre un même si vous pouvez payer.
    > Quelqu’un construit une carte qui vous fait perdre <coin 3>. Vous avez <coin 2> et voulez en garder une : vous en payez 1 et prenez deux jetons Dette, −2 points.
rules-diplomacy = La diplomatie
rules-diplomacy-text =
    Si vous avez un jeton Diplomatie, vous ne participez pas aux prochains conflits, que vous soyez fort ou faible. Vos deux voisins s’affrontent alors. Après les conflits, vous rendez le jeton ; si vous en avez plusieurs, vous gardez les autres pour plus tard.
    S’il ne reste que deux cités, elles ne s’affrontent qu’une fois.
    > À trois joueurs, l’Âge I se termine. Vous avez un jeton Diplomatie et aucun bouclier ; votre voisin de gauche a 2 boucliers, celui de droite en a 1. Vous ne participez pas. Les deux autres s’affrontent une fois : <victory 1> pour celui de gauche, <defeat 1> pour celui de droite.
rules-spies = D’autres cartes noires
rules-spies-text =
    - Un symbole copié est celui d’une carte verte d’un voisin, choisi à la fin. Le voisin garde le sien.
    - <@clandestine-wharf-west> et <@clandestine-wharf-east> : une fois par tour, une ressource de ce côté coûte <coin 1> de moins. <@smugglers-cache> : chaque ressource indiquée sur le plateau d’un voisin coûte <coin 1> de moins chez lui. Les réductions s’additionnent, jusqu’à 0.
    - <@secret-warehouse> : une ressource de plus d’un type que produisent votre plateau, vos cartes marron ou vos cartes grises. <@black-market> : une ressource d’un type qu’aucun d’eux ne produit.
    - Avec <@architect-firm>, vos étapes ne coûtent pas de ressources.
    - <@raider-camp>, <@raider-fort> et <@raider-garrison> vous donnent tout de suite un jeton Victoire, et un jeton Dette à chaque voisin.
    > Vous achetez du <wood> à votre voisin de droite pour <coin 2>. Avec <@east-trading-post>, il coûte <coin 1>. Si vous avez aussi <@clandestine-wharf-east>, il est gratuit, une fois par tour.
rules-teams = Les équipes
rules-teams-text =
    Avec Cities, on peut jouer à quatre ou à six en équipes de deux. Les coéquipiers sont côte à côte, voient leurs mains et peuvent se parler.
    Les coéquipiers ne s’affrontent pas. Chacun affronte son voisin de l’autre équipe, pour deux jetons au lieu d’un. Pour le reste, votre coéquipier est un voisin comme un autre : vous pouvez vous acheter des ressources.
    À la fin, on additionne les points des deux coéquipiers. L’équipe qui a le plus de points l’emporte.
    > L’Âge II se termine. Vous avez 3 boucliers ; votre voisin de gauche, d’une autre équipe, en a 1. Vous prenez <victory 3> <victory 3>, le voisin <defeat 1> <defeat 1>. Votre coéquipier, à droite, n’en a aucun, et il ne se passe rien entre vous.

rules-edifice = Les édifices
rules-edifice-text =
    À chaque Âge il y a un édifice, visible de tous dès le début. Des pions y sont posés, moins qu’il n’y a de joueurs.
    Quand vous construisez une étape de votre Merveille, vous pouvez en même temps participer à l’édifice : vous payez aussi son coût et prenez un pion. Vous pouvez le faire une fois par Âge.
    - Si tous les pions sont pris, l’édifice est construit. Chaque joueur qui a un pion de cet Âge reçoit la récompense dans le même tour.
    - S’il reste un pion à la fin de l’Âge, la construction a échoué. Chaque joueur qui n’a pas de pion subit la pénalité.
    Si vous ne pouvez pas payer toute la pénalité, vous prenez un jeton Dette à la place : −2 points à l’Âge I, −3 à l’Âge II, −5 à l’Âge III.
    Tous ceux qui participent au tour où le dernier pion est pris reçoivent un pion.
    > Il reste un pion sur le Belvédère, qui coûte <coin 1>. Vous construisez votre première étape, payez <coin 1> de plus et prenez le pion : le Belvédère est construit. À la fin, il vous rapporte 1 point par étape de votre Merveille.
rules-edifice-notes = Précisions sur les édifices
rules-edifice-notes-text =
    - Vous payez l’étape et la participation en une seule fois, avec les pièces du début du tour.
    - Si vous perdez une carte par une pénalité, vous perdez aussi ses effets, mais vous gardez les pièces qu’elle a rapportées. Vous pouvez reconstruire la même carte.
    - Les ressources d’une récompense sont à vous seul, à partir du tour suivant.
    - Ur ne se joue qu’avec Edifice : ses étapes vous donnent des pions supplémentaires.

rules-pack = Wonder Pack
rules-pack-text =
    - La Grande Muraille : ses étapes se construisent dans n’importe quel ordre.
    - Manneken Pis : il ne produit pas de ressource, mais commence avec <coin 4> de plus. Ses étapes ont les effets des étapes de vos voisins.
    - Stonehenge : il compte les pierres de vos cartes marron.
    - Abu Simbel : il se joue avec Leaders ; vous placez des leaders sous ses étapes.
rules-catan = Catan
rules-catan-text =
    Catan ne produit rien. Une fois par tour, son port échange deux ressources identiques de vos cartes marron et grises contre une ressource au choix.
    > Vous produisez <wood> <wood> <wood>, et <@school> coûte <wood> <papyrus> : le port échange deux <wood> contre un <papyrus>.
rules-promos = Promos et suppléments
rules-promos-text =
    Les promos sont le premier Manneken Pis et les leaders Louis, Esteban et Stevie, qui demandent l’extension Leaders. Les suppléments de la première édition sont des guildes, des leaders et des faces de Merveille absents des éditions suivantes.
    - <@esteban> : une fois par partie, vous annoncez avec votre choix que les mains ne passent pas après ce tour.
    - <@stevie> : vous le recrutez en construisant l’étape suivante pour <coin 1> par ressource de cette étape.
    - <@louis> : 7 points, moins 1 par jeton Victoire que vous avez.
    Si plusieurs cités construisent depuis la défausse au même tour, elles le font l’une après l’autre ; le journal indique dans quel ordre.
    > La première étape de Gizeh, face A, coûte <stone> <stone>. Avec <@stevie>, vous la construisez pour <coin 2> ; il reste dessous, face visible.
