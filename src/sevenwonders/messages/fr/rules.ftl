### Les règles pour les joueurs. Une ligne qui commence par - est un point d’une liste, par > un exemple ; <wood> et les autres sont des symboles.

rules-title = Règles
rules-lead = Dans l’ordre où on les apprend : lisez le premier chapitre, jouez, et revenez pour la suite.
rules-search = Chercher dans les règles
rules-none = Rien trouvé. Essayez un autre mot.
rules-found = { $n ->
    [one] { $n } sujet trouvé
   *[other] { $n } sujets trouvés
}
rules-contents = Sommaire
rules-example = Exemple
rules-first = Jouer une première partie
rules-aid = Tous les symboles sur une page
rules-cards = Toutes les cartes
rules-numbered = Ces pages expliquent le jeu tel qu’il se joue ici. Là où une règle imprimée laisse une question ouverte, elles disent ce qui vaut à cette table.
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
    Vous dirigez une cité de l’Antiquité. Pendant trois Âges vous la bâtissez, carte après carte, et avec elle une des Merveilles. Celui qui a le plus de points à la fin l’emporte.
    Tout le monde joue en même temps : personne n’attend son tour.
rules-table = Ce qui est devant vous
rules-table-text =
    - Votre plateau Merveille. Il produit une ressource dès le premier tour et compte de deux à quatre étapes à construire.
    - <coin 3> Trois pièces.
    - Votre cité : les cartes que vous construisez, visibles de tous.
    À votre gauche et à votre droite sont assis vos voisins. C’est avec eux deux que vous commercez et que vous êtes en conflit. Ce que font les autres ne compte qu’au score final.
    Chaque Âge a son paquet, composé selon le nombre de joueurs. À l’Âge III s’ajoutent des guildes : deux de plus que de joueurs, sur dix. Personne ne sait lesquelles.
rules-turn = Un tour
rules-turn-text =
    - Vous choisissez une carte de votre main. Personne ne la voit.
    - Quand tous ont choisi, les cartes sont révélées et chacun fait ce qu’il a choisi.
    - Le reste de votre main passe à votre voisin, et vous recevez celle de l’autre.
    Avec votre carte, vous faites une chose sur trois :
    - La construire. Vous en payez le coût, et elle reste dans votre cité jusqu’à la fin de la partie.
    - Construire avec elle l’étape suivante de votre Merveille. Vous payez le coût de l’étape, et la carte est glissée face cachée sous le plateau.
    - La défausser pour <coin 3>. C’est toujours possible.
    Tant que tous n’ont pas choisi, vous pouvez reprendre votre choix.
rules-age = Un Âge
rules-age-text =
    Un Âge commence avec sept cartes par joueur et dure six tours. Au sixième vous tenez deux cartes : vous en jouez une, l’autre est défaussée et ne rapporte rien.
    Aux Âges I et III les mains passent à gauche, à l’Âge II à droite.
    Puis les conflits de cet Âge sont résolus, et le suivant commence. Votre cité, vos pièces et vos jetons restent.
    > Au sixième tour, vous tenez <@altar> et <@theater>. Vous construisez <@altar> ; <@theater> va à la défausse et ne vous rapporte pas de pièces.
rules-colors = Les couleurs des cartes
rules-colors-text =
    - <brown> Les cartes marron produisent des matières premières : <wood> bois, <stone> pierre, <clay> argile et <ore> minerai.
    - <gray> Les cartes grises produisent des produits manufacturés : <glass> verre, <papyrus> papyrus et <cloth> textile.
    - <blue> Les cartes bleues valent les points indiqués.
    - <yellow> Les cartes jaunes rapportent des pièces, rendent les achats moins chers, produisent des ressources ou valent des points.
    - <red> Les cartes rouges portent des boucliers pour les conflits.
    - <green> Les cartes vertes portent des symboles scientifiques.
    - <purple> Les cartes violettes sont les guildes. Elles valent des points selon ce que vous ou vos voisins avez.
    Il n’y a de cartes marron et grises qu’aux Âges I et II, et de guildes qu’à l’Âge III.
rules-cost = Ce que coûte une carte
rules-cost-text =
    Le coût figure en haut à gauche de la carte. S’il n’y a rien, elle est gratuite. Les pièces sont payées à la banque. Pour les ressources, il faut chacune de celles indiquées : votre cité la produit, ou vous l’achetez ce tour-ci.
    Les ressources ne sont pas dépensées. Ce que votre cité produit, elle le produit à chaque tour de la partie.
    Vous ne pouvez jamais construire deux fois la même carte.
    > Votre cité produit <stone> <stone> <clay>. Vous pouvez construire la carte <@baths> pour <stone> maintenant et la carte <@aqueduct> au tour suivant, si vous achetez la troisième <stone>.
    Une carte avec un trait entre des ressources, comme <wood/clay>, produit l’une d’elles à chaque tour, celle dont vous avez besoin.
rules-trade = Acheter à ses voisins
rules-trade-text =
    Ce qui vous manque, vous l’achetez à votre voisin de gauche ou de droite pour <coin 2> l’unité. Le voisin reçoit les pièces, ne peut pas refuser et peut quand même utiliser la ressource.
    Vous pouvez acheter ce que produisent le plateau, les cartes marron et les cartes grises d’un voisin. Ce que produisent les cartes jaunes et les étapes de Merveille est réservé à leur propriétaire.
    Vous payez avec les pièces que vous aviez au début du tour. Ce que vous recevez ce tour-ci se dépense au suivant.
    > Vous voulez construire une carte pour <wood> <wood> <glass> et produisez un <wood>. Votre voisin de gauche a du bois, celui de droite du verre : vous payez <coin 2> à chacun.
    Avec <@west-trading-post> ou <@east-trading-post> vous payez <coin 1> par matière première d’un des voisins, avec <@marketplace> <coin 1> par produit manufacturé des deux. L’effet commence au tour suivant.
    Sous chaque carte figure le prix le plus bas. S’il y a plusieurs façons de payer, vous choisissez.
rules-chain = Gratuit par chaînage
rules-chain-text =
    Certaines cartes sont gratuites si vous avez construit une certaine carte auparavant. Le petit dessin en bas à gauche d’une carte montre laquelle ; ceux en bas à droite montrent ce qu’une carte rend gratuit plus tard.
    > Qui possède <@theater> construit <@statue> gratuitement à l’Âge II, et grâce à <@statue> <@gardens> à l’Âge III.
    Un chaînage dispense de tout le coût, pièces comprises. Il vaut à partir du tour qui suit la construction de la première carte.
rules-wonder = Construire la Merveille
rules-wonder-text =
    Les étapes se construisent dans l’ordre, de gauche à droite, chacune une fois et quand vous voulez. Seul compte le coût de l’étape, pas celui de la carte glissée dessous.
    Les points d’une étape comptent à la fin, les pièces viennent tout de suite, les boucliers et les ressources servent le reste de la partie.
    Vous n’êtes pas obligé de construire votre Merveille. Mais une étape vaut toujours quelque chose, et elle prive votre voisin d’une carte.
rules-war = Les conflits
rules-war-text =
    À la fin de chaque Âge, vous comparez vos <shield> à ceux de votre voisin de gauche, puis à ceux de votre voisin de droite.
    - Si vous en avez plus, vous prenez un jeton Victoire : <victory 1> à l’Âge I, <victory 3> à l’Âge II, <victory 5> à l’Âge III.
    - Si vous en avez moins, vous prenez un jeton Défaite, <defeat 1> à chaque Âge.
    - À égalité, il ne se passe rien.
    Les boucliers ne s’usent pas : ils comptent de nouveau à l’Âge suivant.
    > L’Âge II se termine. Vous avez 3 boucliers, votre voisin de gauche 5, celui de droite 2. Vous prenez <defeat 1> et <victory 3>.
rules-science = La science
rules-science-text =
    Il y a trois symboles : <compass> compas, <gear> roue dentée et <tablet> tablette. Ils rapportent de deux façons, et les deux comptent :
    - Symboles identiques : leur nombre au carré. 1, 2, 3 ou 4 identiques valent 1, 4, 9 ou 16 points.
    - Chaque série de trois symboles différents : 7 points.
    > Avec <compass> <compass> <compass> <gear> <gear> <tablet> vous avez 9 + 4 + 1 points pour les symboles identiques et 7 pour une série : 21.
    Un symbole au choix se choisit à la fin. La table prend le meilleur pour vous.
rules-score = Le décompte
rules-score-text =
    Après les conflits de l’Âge III, on additionne tous les points :
    - Conflits : jetons Victoire moins jetons Défaite.
    - Trésor : 1 point pour <coin 3>.
    - Merveille : les points de vos étapes.
    - Cartes bleues : leurs points.
    - Science : comme ci-dessus.
    - Cartes jaunes : certaines de l’Âge III valent des points.
    - Guildes : selon ce que vous et vos voisins avez.
    Le plus de points l’emporte. À égalité, le plus de pièces ; si elles sont égales aussi, la victoire est partagée.
    > Vous avez <victory 3> <victory 5> <defeat 1>, 8 pièces, toutes les étapes de Gizeh, face A, <@palace>, <@altar>, <compass> et <gear> : 7 + 2 + 15 + 10 + 2 = 36 points.
rules-hidden = Ce qui est caché
rules-hidden-text =
    Personne ne voit votre main, votre choix avant la révélation, ni les cartes défaussées ou glissées sous une Merveille. Tout ce qui est dans les cités est visible : cartes, pièces, jetons, et qui a payé quoi à qui.
    > Votre voisin de gauche construit une étape et vous achète une <stone>. Vous voyez l’étape et recevez <coin 2> ; la carte glissée dessous, vous ne la voyez pas.
rules-advice = Quelques conseils
rules-advice-text =
    - Prenez quelques ressources à l’Âge I. À l’Âge III il n’y en a plus.
    - Regardez vos voisins : ce qu’ils produisent, vous n’avez pas à le construire.
    - Une carte qui vaut beaucoup pour votre voisin peut aller sous votre Merveille.
    - En science, chaque symbole de plus vaut davantage. Un ou deux valent peu.
    - Vous n’avez pas à gagner tous les conflits. Mais sans bouclier, on perd six fois.
    > Votre voisin de gauche a <compass> <compass>. Un troisième lui rapporterait 5 points de plus : à l’Âge I, vous glissez <@apothecary> sous votre Merveille au lieu de la lui passer.

rules-editions = Les deux éditions
rules-editions-text =
    On peut jouer ici les deux éditions du jeu de base ; leurs cartes ne se mélangent jamais. Dans la première, les plateaux ont une face A et une face B, dans la seconde une face jour et une face nuit. La seconde a ses propres coûts, quelques nouvelles guildes et d’autres pouvoirs pour certaines Merveilles.
    La face A, ou la face jour, est la plus simple. La règle la conseille pour les premières parties.
    Toutes les extensions vont avec les deux éditions.
    > <@altar> vaut 2 points dans la première édition et 3 dans la seconde.
rules-powers = Ce que permettent certaines Merveilles
rules-powers-text =
    - Dernière carte (Babylone) : à la fin d’un Âge, vous jouez aussi votre dernière carte au lieu de la défausser.
    - Défausse (Halicarnasse) : quand l’étape est construite, vous regardez toutes les cartes défaussées et en construisez une gratuitement, ou aucune.
    - Une carte gratuite par Âge (Olympie, face A) : une fois par Âge, vous construisez une carte de votre main sans payer son coût.
    - Nouvelle couleur (Olympie, face jour) : une carte d’une couleur que votre cité n’a pas encore est gratuite.
    - Première et dernière carte (Olympie, face nuit) : la carte que vous construisez au premier tour d’un Âge, puis aussi au dernier, est gratuite.
    - Guilde copiée (Olympie, face B) : à la fin, une guilde d’un voisin compte pour vous comme si elle était à vous. La table prend la meilleure.
    - Une ressource au choix (Alexandrie) : à chaque tour, une des ressources indiquées. Elle n’est pas à vendre.
rules-guilds = Les guildes
rules-guilds-text =
    La plupart des guildes comptent les cartes d’une couleur dans les deux cités voisines, pas dans la vôtre. La <@builders-guild> compte les étapes de Merveille des trois cités, la <@shipowners-guild> les cartes marron, grises et violettes de la vôtre.
    La <@scientists-guild> est un symbole au choix. La <@decorators-guild>, dans la seconde édition, vaut 7 points si votre Merveille est achevée.
    Ce qui compte, c’est ce qui est là à la fin de la partie.

rules-two = La Cité franche
rules-two-text =
    À deux, vous bâtissez trois cités : chacun la sienne, et la Cité franche entre vous. Elle a sa propre Merveille et <coin 3>. On joue avec les cartes pour trois joueurs.
    À chaque tour, l’un de vous tient la carte Cité franche, à tour de rôle. Il pioche une carte de la pioche de la Cité franche, puis choisit deux fois : une carte pour sa cité, puis une pour la Cité franche.
    La Cité franche construit si elle le peut, une carte ou une étape. Une carte n’est défaussée pour elle que si elle ne peut rien construire. Une carte gratuite par chaînage est construite ainsi.
    Elle achète à chacun de vous, et vous pouvez lui acheter aussi. Celui qui tient sa carte décide à qui elle achète.
    Après chaque tour vous échangez vos mains. La Cité franche est en conflit et compte comme n’importe quel voisin, mais elle ne gagne jamais.
    > Vous tenez la carte Cité franche et construisez <@theater> dans votre cité. <@altar> est encore dans votre main, et la Cité franche peut construire cette carte gratuitement : vous ne pouvez donc pas en défausser une pour elle.

rules-leaders = Les leaders avant la partie
rules-leaders-text =
    Chacun commence avec <coin 6> au lieu de <coin 3>.
    Avant l’Âge I, vous recevez quatre leaders. Vous en gardez un et passez les autres à droite, jusqu’à ce que chacun en ait quatre. Personne ne voit les vôtres.
    > De vos quatre leaders, vous gardez <@caesar> et en passez trois. Trois autres arrivent de votre voisin de gauche : vous gardez <@bilkis> et en passez deux. Puis vous en gardez un sur deux, et le dernier qui arrive est à vous aussi.
rules-recruit = Recruter
rules-recruit-text =
    Chaque Âge commence par une phase de recrutement, avant la distribution des cartes. Chacun choisit un leader, tous en même temps :
    - Le recruter : vous payez ses pièces, et il agit dès lors.
    - Construire avec lui une étape de votre Merveille : il est sous le plateau et n’a pas d’effet.
    - Le défausser pour <coin 3>.
    La phase de recrutement est un tour comme un autre : on peut y acheter pour une étape.
    À l’Âge III, vous utilisez votre troisième leader ; le quatrième retourne dans la boîte.
    Les leaders sont des cartes blanches. Un leader avec un bouclier n’est pas une carte rouge, un leader avec un symbole n’est pas une carte verte, mais boucliers et symboles comptent tout de même.
    > Vous avez <coin 6> et recrutez <@caesar> pour 5. Ses deux <shield> comptent dès le premier conflit, et il vous reste <coin 1> pour le premier tour.
rules-leaders-notes = Des leaders qui font demander
rules-leaders-notes-text =
    - Ce qu’un leader donne une seule fois, vous le recevez au recrutement. Ce qu’il donne à d’autres occasions, à partir du tour suivant.
    - <@archimedes>, <@hammurabi>, <@leonidas>, <@imhotep> : une ressource en moins, celle qui fait gagner le plus. Jamais les pièces.
    - <@bilkis> : une fois par tour, une ressource au choix à la banque pour <coin 1>.
    - <@tomyris> : les jetons Défaite de vos conflits perdus vont à celui qui vous a battu.
    - <@caligula> : une carte noire gratuite par Âge. Ce qui n’est pas utilisé est perdu.
    - <@courtesans-guild> : elle copie un leader d’un voisin, dès lors et jusqu’à la fin.
    - Roma : en face jour les leaders sont gratuits, en face nuit moins chers, pour les voisins aussi. La face nuit pioche d’autres leaders.
    - Abu Simbel : une étape prend un de vos leaders sous elle. Son effet cesse, et à la fin il vaut deux fois son coût.

rules-cities = Les cartes noires
rules-cities-text =
    <black> Chaque Âge compte autant de cartes noires que de joueurs. Une main commence donc avec huit cartes, et un Âge dure sept tours.
    Une carte noire se construit comme une autre. Ce qu’elles valent a sa propre ligne sur la feuille de score.
    Beaucoup vous rapportent quelque chose et coûtent quelque chose aux autres.
rules-debt = Pertes et dettes
rules-debt-text =
    Certaines cartes font perdre des pièces à tous les autres joueurs. À la fin du tour, chacun décide combien de ces pièces il paie. Pour chaque pièce qu’il ne paie pas, il prend une dette.
    Une dette vaut −1 point à la fin et ne se rembourse jamais. On peut en prendre une même si l’on peut payer.
    > Quelqu’un construit une carte qui vous fait perdre <coin 3>. Vous avez <coin 2> et voulez en garder une : vous en payez 1 et prenez deux dettes, −2 points.
rules-diplomacy = La diplomatie
rules-diplomacy-text =
    Celui qui a un jeton Diplomatie ne participe pas au prochain conflit, qu’il soit fort ou faible. Ses deux voisins se font alors face. Après le conflit, le jeton est rendu ; s’il en a plusieurs, les autres restent pour plus tard.
    S’il ne reste que deux cités, elles ne s’affrontent qu’une fois.
    > À trois joueurs, l’Âge I se termine. Vous n’avez aucun bouclier mais un jeton Diplomatie, votre voisin de gauche a 2 boucliers, celui de droite 1. Vous ne participez pas ; les deux autres s’affrontent une fois : <victory 1> pour celui de gauche, <defeat 1> pour celui de droite.
rules-spies = D’autres cartes noires
rules-spies-text =
    - Un symbole copié est celui d’une carte verte d’un voisin, choisi à la fin. Le voisin garde le sien.
    - <@clandestine-wharf-west> et <@clandestine-wharf-east> rendent à chaque tour une ressource de leur côté moins chère de <coin 1> ; <@smugglers-cache> le fait pour chaque ressource indiquée sur le plateau du voisin. Les réductions s’additionnent, jusqu’à 0.
    - <@secret-warehouse> donne une ressource de plus parmi celles que produisent votre plateau, vos cartes marron ou grises, <@black-market> une qu’aucun d’eux ne produit.
    - Avec <@architect-firm> vos étapes ne coûtent pas de ressources.
    - <@raider-camp>, <@raider-fort> et <@raider-garrison> donnent tout de suite un jeton Victoire, et une dette à chaque voisin.
    > Votre voisin de droite vous vend du <wood> pour <coin 2>. Avec <@east-trading-post>, il coûte <coin 1>, et avec <@clandestine-wharf-east> en plus, il est gratuit, une fois par tour.
rules-teams = Les équipes
rules-teams-text =
    À quatre ou à six, on peut jouer en équipes de deux, avec Cities. Les partenaires sont côte à côte, voient leurs mains et peuvent se parler.
    Les partenaires ne sont pas en conflit entre eux. Chacun l’est avec le voisin d’une autre équipe, pour deux jetons au lieu d’un. Pour le reste, le partenaire est un voisin comme un autre : on s’achète des ressources.
    À la fin, on additionne les points des deux. L’équipe qui a le plus de points l’emporte.
    > L’Âge II se termine. Vous avez 3 boucliers ; votre voisin de gauche, d’une autre équipe, en a 1. Vous prenez <victory 3> <victory 3>, le voisin <defeat 1> <defeat 1>. Votre partenaire, à droite, n’en a aucun, et il ne se passe rien entre vous.

rules-edifice = Les édifices
rules-edifice-text =
    À chaque Âge il y a un édifice, visible de tous dès le début. Des pions y sont posés, moins que de joueurs.
    Quand vous construisez une étape de votre Merveille, vous pouvez participer à l’édifice : vous en payez aussi le coût et prenez un pion. Une fois par Âge.
    - Si tous les pions sont pris, l’édifice est construit. Qui a un pion de cet Âge reçoit la récompense dans le même tour.
    - S’il reste un pion à la fin de l’Âge, il a échoué. Qui n’a pas de pion subit la pénalité.
    Qui ne peut pas payer toute la pénalité prend une dette à la place : −2 points à l’Âge I, −3 à l’Âge II, −5 à l’Âge III.
    Qui participe au tour où le dernier pion est pris en reçoit un dans tous les cas.
    > Il reste un pion sur le Belvédère, qui coûte <coin 1>. Vous construisez votre première étape, payez <coin 1> de plus et prenez le pion : le Belvédère est construit. À la fin, il vous rapporte 1 point par étape de votre Merveille.
rules-edifice-notes = À propos des édifices
rules-edifice-notes-text =
    - L’étape et la participation forment un seul paiement, avec les pièces du début du tour.
    - Une carte perdue par une pénalité disparaît avec tout ce qu’elle donnait. La même carte peut être construite de nouveau.
    - Les ressources d’une récompense sont à vous seul, à partir du tour suivant.
    - Ur ne se joue qu’avec Edifice : ses étapes apportent leurs propres pions.

rules-pack = Wonder Pack
rules-pack-text =
    - La Grande Muraille : ses étapes se construisent dans n’importe quel ordre.
    - Manneken Pis : pas de ressource, mais <coin 4> de plus au début. Ses étapes ont les effets d’étapes de vos voisins.
    - Stonehenge : compte les pierres de vos cartes marron.
    - Abu Simbel : se joue avec Leaders et en prend sous ses étapes.
rules-catan = Catan
rules-catan-text =
    Catan ne produit rien. Son port échange, une fois par tour, deux ressources identiques de votre plateau, de vos cartes marron et grises contre une au choix.
    > Vous produisez <wood> <wood> <wood>, et <@school> coûte <wood> <papyrus> : le port échange deux <wood> contre un <papyrus>.
rules-promos = Promos et suppléments
rules-promos-text =
    Les promos sont le premier Manneken Pis et les leaders Louis, Esteban et Stevie, qui demandent Leaders. Les suppléments de la première édition sont des guildes, des leaders et des faces de Merveille que les tirages suivants ont laissés de côté.
    - <@esteban> : une fois par partie, vous dites avec votre choix que les mains restent où elles sont.
    - <@stevie> : on le recrute en construisant l’étape suivante pour <coin 1> par ressource.
    - <@louis> : 7 points, moins 1 par jeton Victoire que vous avez.
    Quand plusieurs cités construisent depuis la défausse au même tour, elles le font l’une après l’autre ; le journal dit dans quel ordre.
    > La première étape de Gizeh, face A, coûte <stone> <stone>. Avec <@stevie>, vous la construisez pour <coin 2> ; il est dessous, face visible.
