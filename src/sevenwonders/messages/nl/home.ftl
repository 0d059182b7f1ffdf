home-title = Bouw een stad die de tijd doorstaat
home-lead = Kies kaarten, bouw een van de zeven wereldwonderen en houd je buren in het oog: drie tijdperken, een half uur, niemand wacht op zijn beurt.
home-name = Je naam
home-name-hint = Zodat de anderen weten wie je bent. Geen account, geen wachtwoord.
home-quick = Speel nu
home-quick-lead = Tegen bots, meteen.
home-quick-go = Deel de kaarten
home-quick-going = Delen…
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
home-bot-champion-about = Heeft het geleerd in miljoenen partijen tegen zichzelf; beslist meteen.
home-bot-greedy = Degelijk
home-bot-greedy-about = Neemt wat nu het meest waard is.
home-bot-random = Willekeurig
home-bot-random-about = Speelt een willekeurige toegestane zet.
home-bot-easy = Makkelijk
home-bot-easy-about = Kijkt alleen naar de eigen stad.
home-bot-medium = Gemiddeld
home-bot-medium-about = Houdt de buren in het oog.
home-bot-hard = Moeilijk
home-bot-hard-about = Let ook op wat hij doorgeeft.
home-bot-expert = Expert
home-bot-expert-about = Denkt enkele rondes vooruit.
home-bot-sage = De wijze
home-bot-sage-about = Schat elke kaart meteen in, zonder vooruit te kijken.
home-bot-seer = De ziener
home-bot-seer-about = Simuleert het verdere spel voor hij beslist; neemt de tijd.
home-boxes = Met { $boxes }
home-boxes-none = Alleen het basisspel
home-friends = Met vrienden
home-friends-lead = Maak een nieuw spel en stuur de link; lege plaatsen kunnen naar bots.
home-friends-new = Nieuw spel
home-join = Heb je een link?
home-join-field = Link of code van de tafel
home-join-go = Meedoen
home-join-bad = Dat is geen link naar een tafel op deze server.
home-mine = Jouw tafels
home-open = Open tafels
home-open-none = Er is nu geen open tafel: maak een nieuw spel, dan zien anderen het hier.
home-table-playing = bezig
home-table-open = wacht op spelers
home-table-over = afgelopen
home-table-with = met { $names }
home-table-alone = nog niemand anders
home-table-free = { $n ->
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
home-table-resume = Ga verder
home-table-enter = Ga binnen
home-table-see = Bekijk
home-table-label = { $action }: tafel { $names }
home-first = Nog nooit gespeeld?
home-first-lead = Speel een eerste spel met uitleg bij elke stap: drie spelers, makkelijke bots, ongeveer tien minuten.
home-first-go = Een eerste spel spelen
home-first-on = Verder met je eerste spel
home-rules = Spelregels
