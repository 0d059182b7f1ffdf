### Alle Symbole auf einer Seite, zum Ansehen und Drucken.

aid-title = Übersicht
aid-lead = Alle Symbole auf einer Seite. Wähle, womit du spielst, und drucke die Seite aus.
aid-print = Drucken
aid-goods = Ressourcen
aid-cards = Karten und Symbole
aid-signs = Was Karten und Weltwunder bewirken
aid-or = in jeder Runde eine davon
aid-own = in deiner Stadt
aid-sides = bei deinen Nachbarn
aid-left = bei deinem linken Nachbarn
aid-right = bei deinem rechten Nachbarn
aid-count = für jedes abgebildete Teil
aid-stage = ein Bauabschnitt eines Weltwunders
aid-chain = kostenlos mit der abgebildeten Karte
aid-turn = Eine Runde
aid-turn-text = Karte wählen · alle gleichzeitig aufdecken · die Karte bauen, mit ihr einen Bauabschnitt bauen oder sie für 3 Münzen ablegen · übrige Karten weitergeben: in den Zeitaltern I und III nach links, in Zeitalter II nach rechts
aid-war = Konflikte
aid-war-text = Mehr Schilde als ein Nachbar: 1, 3, 5 Siegpunkte in den Zeitaltern I, II, III · weniger: −1 Siegpunkt · gleich viele: nichts
aid-science = Forschung
aid-science-text = Gleiche Symbole: 1, 4, 9, 16 Siegpunkte · jeder Satz aus drei verschiedenen: 7 Siegpunkte
aid-buy = Kaufen
aid-buy-text = 2 Münzen je Ressource vom Spielplan oder von den braunen und grauen Karten eines Nachbarn
aid-end = Spielende
aid-end-text = Konflikte · 1 Siegpunkt je 3 Münzen · Weltwunder · blaue Karten · Forschung · gelbe Karten · Gilden
aid-base = Grundspiel
