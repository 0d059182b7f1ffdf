### Every symbol on one page, to look at and to print.

aid-title = Player aid
aid-lead = Every symbol on one page. Choose your expansions, then print it on one sheet.
aid-print = Print
aid-goods = Resources
aid-cards = Cards and symbols
aid-signs = What cards and wonders do
aid-or = one of these, every turn
aid-own = in your own city
aid-sides = in your neighbours’ cities
aid-left = in your left neighbour’s city
aid-right = in your right neighbour’s city
aid-count = for each one shown
aid-stage = a stage of a wonder
aid-chain = free with the card shown
aid-turn = A turn
aid-turn-text = Choose a card · all reveal together · build it, build a stage with it, or discard it for 3 coins · pass your hand: left in Ages I and III, right in Age II
aid-war = Conflicts
aid-war-text = More shields than a neighbour: 1, 3, 5 points in Ages I, II, III · fewer: −1 point · equal: no token
aid-science = Science
aid-science-text = Identical symbols: 1, 4, 9, 16 points · each set of three different symbols: 7 points
aid-buy = Buying
aid-buy-text = 2 coins for each resource from a neighbour’s board, brown and gray cards
aid-end = End of the game
aid-end-text = Conflicts · 1 point per 3 coins · wonder · blue cards · science · yellow cards · guilds
aid-base = Base game
