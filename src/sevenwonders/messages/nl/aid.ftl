### Elk symbool op één blad, om te bekijken en af te drukken.

aid-title = Overzicht
aid-lead = Alle symbolen op één blad. Kies waarmee je speelt en druk het af.
aid-print = Afdrukken
aid-goods = Grondstoffen
aid-cards = Kaarten en tekens
aid-signs = Wat kaarten en wonderen doen
aid-or = één van deze, elke ronde
aid-own = in je eigen stad
aid-sides = bij je buren
aid-left = bij je linkerbuur
aid-right = bij je rechterbuur
aid-count = voor elk van wat er staat
aid-stage = een fase van een wonder
aid-chain = gratis met de getoonde kaart
aid-turn = Een ronde
aid-turn-text = Kies een kaart · onthul tegelijk · bouw hem, of een fase ermee, of leg hem af voor 3 munten · geef je hand door: in tijdperk I en III naar links, in tijdperk II naar rechts
aid-war = Conflicten
aid-war-text = Meer schilden dan een buur: 1, 3, 5 punten in tijdperk I, II, III · minder: −1 punt · evenveel: niets
aid-science = Wetenschap
aid-science-text = Gelijke symbolen: 1, 4, 9, 16 punten · elke set van drie verschillende: 7 punten
aid-buy = Kopen
aid-buy-text = 2 munten per grondstof van het bord, de bruine en de grijze kaarten van een buur
aid-end = Het einde
aid-end-text = Conflicten · 1 punt per 3 munten · wonder · blauwe kaarten · wetenschap · gele kaarten · gilden
aid-base = Basisspel
