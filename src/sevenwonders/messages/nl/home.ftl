home-title = Bouw een stad die de tijd doorstaat
home-lead = Kies kaarten, bouw een van de zeven wereldwonderen en houd je buren in de gaten: drie tijdperken, een half uur, en iedereen speelt tegelijk.
home-name = Je naam
home-name-hint = Zodat de anderen weten wie je bent. Geen account, geen wachtwoord.
home-quick = Speel nu
home-quick-lead = Meteen spelen tegen bots.
home-quick-go = Kaarten delen
home-quick-going = Kaarten delen…
home-players = Spelers
home-players-n = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
home-edition = Editie
home-edition-1e = Eerste
home-edition-2e = Tweede
home-bots = Tegenstanders
home-bot-champion = De kampioen
home-bot-champion-about = Heeft geleerd van miljoenen spellen tegen zichzelf; beslist meteen.
home-bot-greedy = Degelijk
home-bot-greedy-about = Neemt wat nu het meest waard is.
home-bot-random = Willekeurig
home-bot-random-about = Speelt een willekeurige toegestane zet.
home-bot-easy = Makkelijk
home-bot-easy-about = Kijkt alleen naar de eigen stad.
home-bot-medium = Gemiddeld
home-bot-medium-about = Houdt de buren in de gaten.
home-bot-hard = Moeilijk
home-bot-hard-about = Let ook op wat hij doorgeeft.
home-bot-expert = Expert
home-bot-expert-about = Denkt enkele rondes vooruit.
home-bot-sage = De wijze
home-bot-sage-about = Schat elke kaart meteen in, zonder vooruit te kijken.
home-bot-seer = De ziener
home-bot-seer-about = Simuleert de rest van het spel voordat hij beslist; neemt de tijd.
home-boxes = Met { $boxes }
home-boxes-none = Alleen het basisspel
home-friends = Met vrienden
home-friends-lead = Maak een nieuw spel en stuur de link rond. Bots kunnen de lege plaatsen innemen.
home-friends-new = Nieuw spel
home-join = Heb je een link?
home-join-field = Link of code van de tafel
home-join-go = Meedoen
home-join-bad = Dat is geen link naar een tafel op deze server.
home-mine = Je tafels
home-open = Open tafels
home-open-none = Er is nu geen open tafel. Maak een nieuw spel, dan zien anderen het hier.
home-table-playing = bezig
home-table-open = wacht op spelers
home-table-over = afgelopen
home-table-with = met { $names }
home-table-alone = nog niemand anders
home-table-free = { $n ->
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
home-table-resume = Verder spelen
home-table-enter = Openen
home-table-see = Bekijken
home-table-label = { $action }: tafel { $names }
home-first = Nog nooit gespeeld?
home-first-lead = Speel een eerste spel met uitleg bij elke stap: drie spelers, makkelijke bots, ongeveer tien minuten.
home-first-go = Eerste spel spelen
home-first-on = Verder met je eerste spel
home-rules = Spelregels
