new-title = Nieuw spel
new-lead = Welke uitbreidingen meedoen, wie waar zit en welke wonderen gebouwd worden.
new-boxes = Uitbreidingen
new-boxes-lead = Wat bij het basisspel komt, in elke combinatie.
new-box-leaders = Leaders
new-box-leaders-about = Kies voor het spel vier leiders en rekruteer er een aan het begin van elk tijdperk.
new-box-cities = Cities
new-box-cities-about = Zwarte kaarten, een achtste handkaart, schulden en diplomatie; laat je in teams spelen.
new-box-edifice = Edifice
new-box-edifice-about = Elk tijdperk heeft een groot project: bouw het samen, of betaal voor de mislukking.
new-box-wonder-pack = Wonder Pack
new-box-wonder-pack-about = Bijzondere wonderen: fasen in willekeurige volgorde, fasen van de buren, een wonder dat steen telt.
new-box-catan = Catan
new-box-catan-about = Het eiland Catan als wonder, met zijn haven.
new-box-promos = Promo’s
new-box-promos-about = Promo’s: de eerste Manneken Pis, en leiders voor spellen met Leaders.
new-box-classic-extras = Extra’s van de eerste editie
new-box-classic-extras-about = Gilden, leiders en wonderkanten die in latere drukken ontbreken; voor de meeste is Leaders of Cities nodig.
new-box-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
new-box-players = Voor { $least } tot { $most } spelers.
new-box-leader-count = { $n ->
    [one] { $n } leider
   *[other] { $n } leiders
}
new-box-edifices = { $n ->
    [one] { $n } bouwwerk
   *[other] { $n } bouwwerken
}
new-box-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonderen
}
new-experts = Ook de expertleiders
new-experts-about = Leiders voor spelers die de andere goed kennen.
new-teams = In teams van twee
new-teams-about = Partners zitten naast elkaar, zien elkaars kaarten en winnen samen.
new-teams-when = Met { $boxes }, voor { $counts } spelers.
new-team = Team { $team }
new-hints = Tips toegestaan
new-hints-about = Een bot zegt wat hij zou spelen.
new-rated = Spel voor de rating
new-rated-about = Het telt mee voor de rating: tussen mensen met een account, zonder bots en tips.
new-access = Wie mag er komen
new-access-public = Iedereen
new-access-public-about = Het spel staat in de lijst van open tafels.
new-access-link = Wie de link heeft
new-access-link-about = Het spel staat in geen enkele lijst: stuur de link naar je vrienden.
new-access-private = Alleen genodigden
new-access-private-about = Niemand anders kan het spel bekijken of later terugzien.
new-nearest = Wel mogelijk: { $changes }
new-spectators = Wie mag kijken
new-spectators-none = Niemand
new-spectators-none-about = Alleen wie meespeelt, ziet het spel en het verslag ervan.
new-spectators-public = Wat open ligt
new-spectators-public-about = Toeschouwers zien de steden, maar nooit een hand.
new-spectators-all = Handen na afloop
new-spectators-all-about = Toeschouwers zien de steden, en na het spel alle handen bij het terugkijken.
new-presets = Voorinstellingen
new-preset-first = Eerste spel
new-preset-everything = Leaders, Cities en Edifice
new-preset-teams = In teams
new-preset-rated = Voor de rating, met klok
new-preset-days = Een beurt per dag
new-preset-save = Als voorinstelling bewaren
new-preset-name = Naam van de voorinstelling
new-preset-drop = Voorinstelling { $name } wissen
new-nearest-same = Neem het meest gelijkende mogelijke spel
new-nearest-with = met { $boxes }
new-nearest-without = zonder { $boxes }
new-nearest-no-teams = zonder teams
new-nearest-no-experts = zonder expertleiders
new-nearest-board = { $board } voor plaats { $n }
new-seats = Plaatsen
new-seat = Plaats { $n }
new-seat-friend = Een vriend
new-seat-who = Wie op plaats { $n } zit
new-free-city = Vrije Stad
new-free-city-about = Met twee spelers bouwen jullie om beurten aan een derde stad.
new-side-a = A-kant voor iedereen
new-side-a-about = De eenvoudigste kanten van de wonderen, die het regelboek voor de eerste spellen aanraadt.
new-board-choose = Kies het wonder van plaats { $n }
new-board-choose-free = Kies het wonder van de Vrije Stad
new-board-random = Willekeurig wonder
new-board-random-side = willekeurige kant
new-board-taken = bezet
new-board-excluded = niet samen met { $board }
new-board-missing = niet met deze uitbreidingen
new-board-side-a = kant A
new-board-side-b = kant B
new-board-side-day = dag
new-board-side-night = nacht
new-board-stages = { $n ->
    [one] { $n } fase
   *[other] { $n } fasen
}
new-create = Spel aanmaken
new-creating = Aanmaken…
