### Elk symbool op één blad, om te bekijken en af te drukken.

aid-title = Overzicht
aid-lead = Alle symbolen op één blad. Kies waarmee je speelt en druk het blad af.
aid-print = Afdrukken
aid-goods = Grondstoffen
aid-cards = Kaarten en symbolen
aid-signs = Wat kaarten en wonderen doen
aid-or = elke ronde één van deze
aid-own = in je eigen stad
aid-sides = bij je buren
aid-left = bij je linkerbuur
aid-right = bij je rechterbuur
aid-count = voor elk afgebeeld onderdeel
aid-stage = een fase van een wonder
aid-chain = gratis met de afgebeelde kaart
aid-turn = Een ronde
aid-turn-text = Kies een kaart · onthul hem tegelijk met de anderen · bouw hem, bouw er een fase mee of leg hem af voor 3 munten · geef je hand door: in tijdperk I en III naar links, in tijdperk II naar rechts
aid-war = Conflicten
aid-war-text = Meer schilden dan een buur: 1, 3, 5 punten in tijdperk I, II, III · minder: −1 punt · evenveel: niets
aid-science = Wetenschap
aid-science-text = Gelijke symbolen: 1, 4, 9, 16 punten · elke set van drie verschillende: 7 punten
aid-buy = Kopen
aid-buy-text = 2 munten per grondstof van het bord of van de bruine en grijze kaarten van een buur
aid-end = Einde van het spel
aid-end-text = Conflicten · 1 punt per 3 munten · wonder · blauwe kaarten · wetenschap · gele kaarten · gilden
aid-base = Basisspel
