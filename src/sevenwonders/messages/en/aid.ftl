### Every symbol on one page, to look at and to print.

aid-title = Player aid
aid-lead = Every symbol, on one page. Choose what you play with, then print it on one sheet.
aid-print = Print
aid-goods = Resources
aid-cards = Cards and signs
aid-signs = What cards and wonders do
aid-or = one of several, every turn
aid-own = in your own city
aid-sides = at your neighbours
aid-left = at your left neighbour
aid-right = at your right neighbour
aid-count = for each of what is shown
aid-stage = a stage of a wonder
aid-chain = free with the card shown
aid-turn = A turn
aid-turn-text = Choose a card · reveal together · build it, or a stage with it, or discard it for 3 coins · pass the hand: Ages I and III to the left, Age II to the right
aid-war = Conflicts
aid-war-text = More shields than a neighbour: 1, 3, 5 points in Ages I, II, III · fewer: −1 point · as many: nothing
aid-science = Science
aid-science-text = Equal symbols: 1, 4, 9, 16 points · each set of three different ones: 7 points
aid-buy = Buying
aid-buy-text = 2 coins for each resource of a neighbour’s board, brown and gray cards
aid-end = The end
aid-end-text = Conflicts · 1 point for 3 coins · wonder · blue cards · science · yellow cards · guilds
aid-base = Base game
