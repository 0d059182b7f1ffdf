terminal-player = Spieler
terminal-seat = Platz { $seat }
terminal-free-city = die Freie Stadt
terminal-holder = { $who } spielt auch die Freie Stadt
terminal-column-city = Stadt
terminal-column-coins = Münzen
terminal-column-shields = Heer
terminal-column-science = zi/za/s
terminal-column-stages = Bau
terminal-column-tokens = Krieg
terminal-column-points = SP
terminal-color-brown = Br
terminal-color-gray = Gr
terminal-color-blue = Bl
terminal-color-yellow = Ge
terminal-color-red = Ro
terminal-color-green = Gü
terminal-color-purple = Vi
terminal-color-black = Sw
terminal-color-white = An
terminal-has = { $who } hat
terminal-buys-cheaply = { $goods }; kauft für 1 Münze: { $cheap }
terminal-discount-raw-left = Rohstoffe links
terminal-discount-raw-right = Rohstoffe rechts
terminal-discount-manufactured-left = Manufakturwaren links
terminal-discount-manufactured-right = Manufakturwaren rechts
terminal-sells = { $who } verkauft
terminal-built = gebaut
terminal-next-stage = nächster Bauabschnitt
terminal-stage = { $stage }: { $gives }, für { $cost }
terminal-complete = das Weltwunder ist vollendet
terminal-holds = { $who } hat auf der Hand
terminal-leaders = Anführer: { $what }
terminal-partner = spielt mit { $who }
terminal-column-card = Karte
terminal-column-gives = Bringt
terminal-column-cost = Kosten
terminal-column-build = Bauen
terminal-column-take = Nehmen
terminal-column-now = Sofort
terminal-yes = ja
terminal-no = nein
terminal-chain = ja, über eine Kette
terminal-free-build = 1× kostenlos
terminal-pay = zahle { $prices }
terminal-ways = { $what } ({ $n } Möglichkeiten)
terminal-stage-can = Bauabschnitt { $stage } kann gebaut werden
terminal-stage-for = Bauabschnitt { $stage } kann gebaut werden: { $price }
terminal-stage-not = jetzt kein Bauabschnitt: { $why }
terminal-prompt = b1 Karte 1 bauen, w1 Bauabschnitt, d1 ablegen, ? Hilfe, q beenden
terminal-prompt-pile = t1 Karte 1 nehmen, n nichts, ? Hilfe, q beenden
terminal-prompt-number = Eine Nummer, ? Hilfe, q beenden
terminal-act-build = bauen
terminal-act-stage = Bauabschnitt
terminal-act-discard = für 3 Münzen ablegen
terminal-act-free = kostenlos bauen (einmal im Zeitalter)
terminal-act-take = nehmen
terminal-act-keep = behalten
terminal-act-recruit = anwerben
terminal-act-copy = diesen Anführer kopieren
terminal-act-bury = unter den Bauabschnitt legen
terminal-act-drop = zurückgeben
terminal-act-lose = zahlen
terminal-act-yield = abgeben
terminal-which-use = { $card }: { $uses }; zurück mit Enter
terminal-which-price = Welcher Preis? Enter für 1, zurück mit 0
terminal-which = Was davon? Enter für 1, zurück mit 0
terminal-unclear = Gib einen Buchstaben und eine Karte ein, zum Beispiel b1, oder ? für Hilfe.
terminal-no-card = Es gibt keine Karte { $number }; wähle 1 bis { $count }.
terminal-no-number = Gib eine Nummer von 1 bis { $count } ein.
terminal-impossible = { $card }, { $verb }: jetzt nicht möglich.
terminal-impossible-because = { $card }, { $verb }: nicht möglich ({ $why }).
terminal-nothing = nichts
terminal-built-as = Bauabschnitt { $stage }, { $gives }
terminal-stage-n = Bauabschnitt { $stage }
terminal-joins = sich am Bauvorhaben beteiligen
terminal-freezes = Karten werden nicht weitergegeben
terminal-loss = zahle { $coins }, Schulden: { $n }
terminal-tokens = { $what } zurückgeben
terminal-leave = Du verlässt den Tisch.
terminal-save = Die Partie speichern? Ein Dateiname oder Enter für nein
terminal-exists = { $file } gibt es schon; wähle einen anderen Namen.
terminal-saved = Die Aufzeichnung ist in { $file } gespeichert.
terminal-points = Siegpunkte
terminal-wins = { "*" } gewinnt
terminal-shared = { "*" } teilen sich den Sieg
terminal-help =
    b1  Karte 1 bauen             w1  mit Karte 1 den nächsten Bauabschnitt bauen
    d1  für 3 Münzen ablegen      f1  kostenlos bauen, einmal im Zeitalter
    1   fragen, was mit Karte 1 geht
    ?   diese Hilfe               q   beenden; die Partie kann gespeichert werden

    Gibt es mehrere Preise, wirst du gefragt; Enter nimmt den günstigsten.

    { "*" } du, < linker Nachbar, > rechter Nachbar; Heer = Schilde; zi/za/s = Zirkel,
    Zahnräder, Schrifttafeln (+ nach Wahl); Bau = gebaute Bauabschnitte; Krieg =
    Sieg- und Niederlagenmarker; SP = Siegpunkte, wenn jetzt Schluss wäre; dann
    die Zahl der Karten: braun, grau, blau, gelb, rot, grün, violett, und mit den
    Erweiterungen schwarz und Anführer. Sofort = Siegpunkte, die eine Karte sofort
    bringt. Mit Erweiterungen antwortest du manchmal nur mit einer Nummer.
