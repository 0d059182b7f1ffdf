effect-produce = Produces { $goods }
effect-produce-own = Produces { $goods }, not for sale
effect-discount-raw = Raw materials from { $where } cost 1 coin
effect-discount-manufactured = Manufactured goods from { $where } cost 1 coin
effect-side-left = the left
effect-side-right = the right
effect-side-both = both neighbours
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
effect-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
effect-science = { $symbol }: a scientific symbol
effect-any-science = One scientific symbol of your choice at the end
effect-coins-per = { $n ->
    [one] { $n } coin for each { $what } { $where }
   *[other] { $n } coins for each { $what } { $where }
}
effect-points-per = { $n ->
    [one] { $n } point for each { $what } { $where }
   *[other] { $n } points for each { $what } { $where }
}
effect-points-if-complete = { $n ->
    [one] { $n } point if your wonder is complete
   *[other] { $n } points if your wonder is complete
}
effect-last-card = You use the last card of each Age too
effect-build-from-discard = Build a card of the discard pile for free
effect-copy-guild = Copies a guild of a neighbour at the end
effect-free-once-an-age = Build one card in each Age for free
effect-free-new-color = The first card of each colour is free
effect-free-first-card = Your first card of each Age is free
effect-free-last-card = Your last card of each Age is free
effect-count-wonder-stages = wonder stage
effect-count-defeat-tokens = defeat token
effect-where-own = in your city
effect-where-neighbours = of your neighbours
effect-where-all = in your city and your neighbours’
effect-count-victory-tokens = victory token
effect-count-victory-tokens-1 = victory token worth 1
effect-count-victory-tokens-3 = victory token worth 3
effect-count-victory-tokens-5 = victory token worth 5
effect-count-coins = coin
effect-count-coins-by-three = three coins
effect-count-stone-symbols = stone symbol on the cards and stages
effect-count-white-cards = leader
effect-points-per-set = { $n ->
    [one] { $n } point for each set of { $what }
   *[other] { $n } points for each set of { $what }
}
effect-points-per-color = { $n ->
    [one] { $n } point for each colour of cards in your city
   *[other] { $n } points for each colour of cards in your city
}
effect-points-if-more = { $n ->
    [one] { $n } point if you have more than each neighbour of: { $what }
   *[other] { $n } points if you have more than each neighbour of: { $what }
}
effect-points-if-none = { $n ->
    [one] { $n } point if you have no { $what } at the end
   *[other] { $n } points if you have no { $what } at the end
}
effect-points-if-only-leader = { $n ->
    [one] { $n } point if you have no other leader in play
   *[other] { $n } points if you have no other leader in play
}
effect-points-per-victory-pair = Two victory tokens of one value score that value once more
effect-points-by-marker = { $n ->
    [one] { $n } point for each neighbouring card of the colour of the card under this stage
   *[other] { $n } points for each neighbouring card of the colour of the card under this stage
}
effect-one-resource-less-stage = Wonder stages need one resource less
effect-one-resource-less = Cards of this colour need one resource less: { $color }
effect-stages-without-resources = Wonder stages need no resources; coins are still paid
effect-free-color = Cards of this colour are free: { $color }
effect-free-black-once-an-age = Build one black card in each Age for free
effect-science-set-bonus = { $n ->
    [one] { $n } more point for each set of three different symbols
   *[other] { $n } more points for each set of three different symbols
}
effect-most-science = One more of the symbol you have most of, at the end
effect-swap-science = One of your symbols may count as another at the end
effect-copy-science = The symbol of one green card of a neighbour counts for you too at the end
effect-coins-on = { $n ->
    [one] { $n } coin { $when }
   *[other] { $n } coins { $when }
}
effect-when-chain = each time you build by a chain
effect-when-yellow-card = for each yellow card you build from now on
effect-when-black-card = for each black card you build from now on
effect-when-victory-token = for each victory token you take from now on
effect-when-stage = for each wonder stage you build from now on
effect-when-neighbour-stage = for each wonder stage a neighbour builds from now on
effect-when-bank = more each time you take coins from the bank
effect-loss-on-stage = { $n ->
    [one] Each stage you build costs every other player { $n } coin
   *[other] Each stage you build costs every other player { $n } coins
}
effect-bank-resource = Once a turn buy one resource of any kind from the bank for 1 coin
effect-trade-refund = Once a turn with each neighbour, 1 coin back from the bank when you buy there
effect-trade-rebate = Once a turn one resource bought from { $where } costs 1 coin less
effect-starting-good-rebate = The resource printed on a neighbour’s board costs 1 coin less there
effect-extra-good = Once a turn one more resource of a kind you produce
effect-missing-good = Once a turn one resource of a kind you do not produce
effect-port = Once a turn two of your own resources of one kind count as any one resource
effect-free-leaders = You recruit leaders for free
effect-cheaper-leaders = { $own ->
    [one] Your leaders cost { $own } coin less, your neighbours’ { $n } less
   *[other] Your leaders cost { $own } coins less, your neighbours’ { $n } less
}
effect-starting-coins = { $n ->
    [one] { $n } more coin at the start
   *[other] { $n } more coins at the start
}
effect-draw-leaders = { $n ->
    [one] Draw { $n } leader from the box
   *[other] Draw { $n } leaders from the box
}
effect-recruit-extra = Recruit one more leader at once, at its price
effect-bury-leader = Lay one of your leaders under it: its effect ends, it scores twice its cost
effect-copy-leader = Becomes one leader that a neighbour has in play
effect-defeats-to-winner = Your defeat tokens go to whoever beat you
effect-shields-per-defeat = Each of your defeat tokens counts as a shield
effect-victory-token = A victory token worth { $n }
effect-victory-token-age = A victory token of this Age
effect-drop-defeats = Give back all your defeat tokens
effect-others-drop-victory = Every other player gives back one victory token
effect-diplomacy = A diplomacy token: you stay out of the next conflict
effect-neighbours-gain = { $n ->
    [one] Each neighbour takes { $n } coin from the bank
   *[other] Each neighbour takes { $n } coins from the bank
}
effect-others-gain = { $n ->
    [one] Every other player takes { $n } coin from the bank
   *[other] Every other player takes { $n } coins from the bank
}
effect-others-lose-once = { $n ->
    [one] Every other player loses { $n } coin
   *[other] Every other player loses { $n } coins
}
effect-others-lose-victory-token = { $n ->
    [one] Every other player loses { $n } coin for each of their victory tokens
   *[other] Every other player loses { $n } coins for each of their victory tokens
}
effect-others-lose-stage = { $n ->
    [one] Every other player loses { $n } coin for each stage of their wonder
   *[other] Every other player loses { $n } coins for each stage of their wonder
}
effect-others-lose-age = { $n ->
    [one] Every other player loses { $n } coin times the number of the Age
   *[other] Every other player loses { $n } coins times the number of the Age
}
effect-neighbours-take-debt = { $n ->
    [one] Each neighbour takes { $n } debt
   *[other] Each neighbour takes { $n } debts
}
effect-freeze-hands = Once a game, hands do not pass: you play on with the same one
effect-stage-for-coins = Recruited by building a stage for 1 coin a resource; lies face up under it
effect-copy-stage = Copies { $stage } of the wonder on { $where }
effect-copy-stage-1 = the first stage
effect-copy-stage-2 = the second stage
effect-copy-stage-3 = the third stage
effect-copy-stage-last = the last stage
effect-take-pawn = A participation pawn of Age { $age } from the box
effect-take-pawn-any = A participation pawn of any Age from the box
effect-guild-again = One of your guilds scores a second time
effect-points-less = { $n ->
    [one] { $n } point less for each { $what } { $where }
   *[other] { $n } points less for each { $what } { $where }
}
