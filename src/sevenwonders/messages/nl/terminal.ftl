terminal-player = Speler
terminal-seat = plaats { $seat }
terminal-free-city = de Vrije Stad
terminal-holder = { $who } speelt ook de Vrije Stad
terminal-column-city = Stad
terminal-column-coins = Munten
terminal-column-shields = Leger
terminal-column-science = p/t/t
terminal-column-stages = Fase
terminal-column-tokens = Strijd
terminal-column-points = Ptn
terminal-color-brown = Br
terminal-color-gray = Gs
terminal-color-blue = Bl
terminal-color-yellow = Ge
terminal-color-red = Ro
terminal-color-green = Gn
terminal-color-purple = Pa
terminal-color-black = Zw
terminal-color-white = Le
terminal-has = { $who } heeft
terminal-buys-cheaply = { $goods }; koopt voor 1 munt: { $cheap }
terminal-discount-raw-left = ruwe grondstoffen links
terminal-discount-raw-right = ruwe grondstoffen rechts
terminal-discount-manufactured-left = goederen links
terminal-discount-manufactured-right = goederen rechts
terminal-sells = { $who } verkoopt
terminal-built = gebouwd
terminal-next-stage = volgende fase
terminal-stage = { $stage }: { $gives }, voor { $cost }
terminal-complete = het wonder is voltooid
terminal-holds = { $who } heeft in de hand
terminal-leaders = leiders: { $what }
terminal-partner = speelt met { $who }
terminal-column-card = Kaart
terminal-column-gives = Geeft
terminal-column-cost = Kosten
terminal-column-build = Bouwen
terminal-column-take = Nemen
terminal-column-now = Nu
terminal-yes = ja
terminal-no = nee
terminal-chain = ja, via een keten
terminal-free-build = 1× gratis
terminal-pay = betaal { $prices }
terminal-ways = { $what } ({ $n } manieren)
terminal-stage-can = fase { $stage } kan gebouwd worden
terminal-stage-for = fase { $stage } kan gebouwd worden: { $price }
terminal-stage-not = nu geen fase: { $why }
terminal-prompt = b1 kaart 1 bouwen, w1 fase, d1 afleggen, ? hulp, q stoppen
terminal-prompt-pile = t1 kaart 1 nemen, n niets, ? hulp, q stoppen
terminal-prompt-number = Een nummer, ? hulp, q stoppen
terminal-act-build = bouwen
terminal-act-stage = wonderfase
terminal-act-discard = afleggen voor 3 munten
terminal-act-free = gratis bouwen (één keer per tijdperk)
terminal-act-take = nemen
terminal-act-keep = houden
terminal-act-recruit = rekruteren
terminal-act-copy = deze leider kopiëren
terminal-act-bury = onder de fase leggen
terminal-act-drop = teruggeven
terminal-act-lose = betalen
terminal-act-yield = inleveren
terminal-which-use = { $card }: { $uses }; Enter om terug te gaan
terminal-which-price = Welke prijs? Enter voor 1, 0 om terug te gaan
terminal-which = Welke? Enter voor 1, 0 om terug te gaan
terminal-unclear = Typ een letter en een kaart, bijvoorbeeld b1, of ? voor hulp.
terminal-no-card = Er is geen kaart { $number }; kies 1 tot en met { $count }.
terminal-no-number = Typ een nummer van 1 tot en met { $count }.
terminal-impossible = { $card }, { $verb }: nu niet mogelijk.
terminal-impossible-because = { $card }, { $verb }: niet mogelijk ({ $why }).
terminal-nothing = niets
terminal-built-as = fase { $stage }, { $gives }
terminal-stage-n = fase { $stage }
terminal-joins = meedoen aan het bouwwerk
terminal-freezes = handen worden niet doorgegeven
terminal-loss = betaal { $coins }, schulden: { $n }
terminal-tokens = { $what } teruggeven
terminal-leave = Je verlaat de tafel.
terminal-save = Het spel opslaan? Een bestandsnaam, of Enter voor nee
terminal-exists = { $file } bestaat al; kies een andere naam.
terminal-saved = De opname staat in { $file }.
terminal-points = Punten
terminal-wins = { "*" } wint
terminal-shared = { "*" } delen de overwinning
terminal-help =
    b1  kaart 1 bouwen            w1  met kaart 1 de volgende fase bouwen
    d1  afleggen voor 3 munten    f1  gratis bouwen, één keer per tijdperk
    1   vragen wat er met kaart 1 kan
    ?   deze hulp                 q   stoppen; het spel kan opgeslagen worden

    Zijn er meerdere prijzen, dan kies je er een; Enter neemt de goedkoopste.

    { "*" } jij, < linkerbuur, > rechterbuur; Leger = schilden; p/t/t = passers,
    tandwielen, tabletten (+ naar keuze); Fase = gebouwde fasen; Strijd = fiches van
    overwinningen en nederlagen; Ptn = punten als het spel nu afgelopen was; dan het
    aantal kaarten: bruin, grijs, blauw, geel, rood, groen, paars, en met de
    uitbreidingen zwart en leiders. Nu = punten die een kaart meteen oplevert. Met
    uitbreidingen antwoord je soms met alleen een nummer.
