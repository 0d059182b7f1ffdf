new-title = Nieuw spel
new-lead = Kies de uitbreidingen, de plaatsen en de wonderen.
new-boxes = Uitbreidingen
new-boxes-lead = Kies wat je aan het basisspel toevoegt. Elke combinatie is mogelijk.
new-box-leaders = Leaders
new-box-leaders-about = Kies vóór het spel vier leiders en rekruteer er een aan het begin van elk tijdperk.
new-box-cities = Cities
new-box-cities-about = Zwarte kaarten, een achtste handkaart, schulden en diplomatie; je kunt ook in teams spelen.
new-box-edifice = Edifice
new-box-edifice-about = Elk tijdperk heeft een groot bouwwerk: bouw het samen, of betaal als het mislukt.
new-box-wonder-pack = Wonder Pack
new-box-wonder-pack-about = Bijzondere wonderen: fasen in willekeurige volgorde, fasen die je van je buren kopieert, een wonder dat steen telt.
new-box-catan = Catan
new-box-catan-about = Het eiland Catan als wonder, met zijn haven.
new-box-promos = Promo’s
new-box-promos-about = Promokaarten: de eerste Manneken Pis, en leiders voor spellen met Leaders.
new-box-classic-extras = Extra’s van de eerste editie
new-box-classic-extras-about = Gilden, leiders en kanten van wonderen die in latere drukken ontbreken; voor de meeste is Leaders of Cities nodig.
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
new-rated = Spel met rating
new-rated-about = Het telt mee voor de rating. Alleen voor mensen met een account, zonder bots en tips.
new-access = Wie mag meespelen
new-access-public = Iedereen
new-access-public-about = Het spel staat in de lijst van open tafels.
new-access-link = Iedereen met de link
new-access-link-about = Het spel staat in geen enkele lijst: stuur de link naar je vrienden.
new-access-private = Alleen genodigden
new-access-private-about = Niemand anders kan het spel bekijken of later terugkijken.
new-nearest = Wel mogelijk: { $changes }
new-spectators = Toeschouwers
new-spectators-none = Geen
new-spectators-none-about = Alleen wie meespeelt, ziet het spel en de opname ervan.
new-spectators-public = Alleen de steden
new-spectators-public-about = Toeschouwers zien de steden, maar nooit een hand.
new-spectators-all = Na afloop ook handen
new-spectators-all-about = Toeschouwers zien de steden, en na het spel alle handen bij het terugkijken.
new-presets = Voorinstellingen
new-preset-first = Eerste spel
new-preset-everything = Leaders, Cities en Edifice
new-preset-teams = In teams
new-preset-rated = Met rating en klok
new-preset-days = Een beurt per dag
new-preset-save = Als voorinstelling opslaan
new-preset-name = Naam van de voorinstelling
new-preset-drop = Voorinstelling { $name } verwijderen
new-nearest-same = Neem het spel dat er het meest op lijkt
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
new-side-a = Kant A voor iedereen
new-side-a-about = De eenvoudigere kanten van de wonderen. De spelregels raden ze aan voor de eerste spellen.
new-board-choose = Wonder van plaats { $n } kiezen
new-board-choose-free = Wonder van de Vrije Stad kiezen
new-board-random = Willekeurig wonder
new-board-random-side = willekeurige kant
new-board-taken = al gekozen
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
