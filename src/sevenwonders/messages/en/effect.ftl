### What cards, stages, leaders and edifices do: each effect by its tag, with its fields as arguments.
### They begin without a capital: whoever begins a sentence with one sets it.

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

## What is counted, and where

effect-count-brown-cards = brown card
effect-count-gray-cards = gray card
effect-count-blue-cards = blue card
effect-count-yellow-cards = yellow card
effect-count-red-cards = red card
effect-count-green-cards = green card
effect-count-purple-cards = purple card
effect-count-black-cards = black card
effect-count-white-cards = leader
effect-count-wonder-stages = wonder stage
effect-count-defeat-tokens = Defeat token
effect-count-victory-tokens = Victory token
effect-count-victory-tokens-1 = Victory token worth 1
effect-count-victory-tokens-3 = Victory token worth 3
effect-count-victory-tokens-5 = Victory token worth 5
effect-count-coins = coin
effect-count-coins-by-three = 3 coins
effect-count-stone-symbols = stone symbol on brown cards
effect-where = { $cities ->
    [own] you have
    [neighbours] your neighbours have
   *[all] you and your neighbours have
}
effect-neighbour = { $sides ->
    [left] the left neighbour
    [right] the right neighbour
   *[both] both neighbours
}

## Goods and trade

effect-produce = { $sold ->
    [no] produces { $goods }, not for sale
   *[yes] produces { $goods }
}
effect-discount = { $goods ->
    [raw] raw materials from { effect-neighbour } cost 1 coin
   *[manufactured] manufactured goods from { effect-neighbour } cost 1 coin
}
effect-bank-resource = once per turn, buy any one resource from the bank for 1 coin
effect-trade-refund = once per turn for each neighbour, the bank gives you back 1 coin when you buy from that neighbour
effect-trade-rebate = once per turn, one resource from { effect-neighbour } costs 1 coin less
effect-starting-good-rebate = the resource shown on a neighbour’s board costs 1 coin less when you buy it from that neighbour
effect-extra-good = once per turn, one more resource of a kind you produce
effect-missing-good = once per turn, one resource of a kind you do not produce
effect-port = once per turn, two identical resources of your own count as one resource of any kind

## Points

effect-coins-per = { effect-coins } for every { $what } { effect-where }
effect-points-per = { $less ->
    [yes] { effect-points } less for every { $what } { effect-where }
   *[no] { effect-points } for every { $what } { effect-where }
}
effect-points-if-complete = { effect-points } if your wonder is complete
effect-points-per-set = { effect-points } for every set of { $colors }
effect-points-per-color = { effect-points } for every colour of card in your city
effect-points-if-more = { $count ->
    [blue-cards] { effect-points } if you have more blue cards than each neighbour
    [yellow-cards] { effect-points } if you have more yellow cards than each neighbour
    [red-cards] { effect-points } if you have more red cards than each neighbour
    [green-cards] { effect-points } if you have more green cards than each neighbour
   *[coins] { effect-points } if you have more coins than each neighbour
}
effect-points-if-none = { $count ->
   *[defeat-tokens] { effect-points } if you have no Defeat token at the end
}
effect-points-if-only-leader = { effect-points } if you have no other leader in play
effect-points-per-victory-pair = each pair of Victory tokens of the same value scores that value once more
effect-points-by-marker = { effect-points } for every card your neighbours have of the colour of the card under this stage
effect-copy-guild = copies one of your neighbours’ guilds at the end
effect-guild-again = one of your guilds scores a second time

## Science

effect-science = scientific symbol: { $symbol }
effect-any-science = one scientific symbol of your choice at the end
effect-science-set-bonus = { effect-points } more for every set of three different symbols
effect-most-science = one more of the symbol you have most of, at the end
effect-swap-science = one of your symbols may count as another at the end
effect-copy-science = the symbol of one of your neighbours’ green cards counts for you too at the end

## Building

effect-last-card = you also play the last card of each Age
effect-build-from-discard = build a card from the discard pile for free
effect-free-once-an-age = once per Age, build a card for free
effect-free-new-color = your first card of each colour is free
effect-free-first-card = your first card of each Age is free
effect-free-last-card = your last card of each Age is free
effect-free-color = { $color ->
   *[purple] guilds are free
}
effect-free-black-once-an-age = once per Age, build a black card for free
effect-one-resource-less = { $target ->
    [stage] wonder stages cost one resource less
    [blue] blue cards cost one resource less
    [red] red cards cost one resource less
   *[green] green cards cost one resource less
}
effect-stages-without-resources = wonder stages cost no resources; you still pay their coins
effect-stage-for-coins = recruited by building a wonder stage for 1 coin per resource; stays face up under it
effect-copy-stage = { $stage ->
    [1] copies the first wonder stage of { effect-neighbour }
    [2] copies the second wonder stage of { effect-neighbour }
    [3] copies the third wonder stage of { effect-neighbour }
   *[last] copies the last wonder stage of { effect-neighbour }
}
effect-freeze-hands = once per game, hands are not passed: everyone plays the next turn from the same hand
effect-take-pawn = { $age ->
    [1] a participation pawn of Age I from the box
    [2] a participation pawn of Age II from the box
    [3] a participation pawn of Age III from the box
   *[any] a participation pawn of any Age from the box
}

## Leaders

effect-free-leaders = you recruit leaders for free
effect-cheaper-leaders = your leaders cost { $own ->
    [one] { $own } coin
   *[other] { $own } coins
} less, your neighbours’ { $neighbours } less
effect-draw-leaders = { $n ->
    [one] draw { $n } leader from the box
   *[other] draw { $n } leaders from the box
}
effect-recruit-extra = recruit one more leader at once, for its cost
effect-bury-leader = place one of your leaders under this stage: its effect ends, and it scores twice its cost
effect-copy-leader = copies a leader that a neighbour has recruited

## Conflicts, coins and debts

effect-coins-on = { $occasion ->
    [chain] { effect-coins } each time you build through a chain
    [yellow-card] { effect-coins } for every yellow card you build from now on
    [black-card] { effect-coins } for every black card you build from now on
    [victory-token] { effect-coins } for every Victory token you take from now on
    [stage] { effect-coins } for every wonder stage you build from now on
    [neighbour-stage] { effect-coins } for every wonder stage a neighbour builds from now on
   *[bank] { effect-coins } more each time you take coins from the bank
}
effect-starting-coins = { effect-coins } more at the start
effect-defeats-to-winner = your Defeat tokens go to whoever defeated you
effect-shields-per-defeat = each of your Defeat tokens counts as a shield
effect-victory-token = { $value ->
    [0] a Victory token of this Age
   *[other] a Victory token worth { $value }
}
effect-drop-defeats = give back all your Defeat tokens
effect-others-drop-victory = every other player gives back one Victory token
effect-diplomacy = a Diplomacy token: you take no part in the next conflicts
effect-neighbours-gain = each neighbour takes { effect-coins } from the bank
effect-others-gain = every other player takes { effect-coins } from the bank
effect-loss-on-stage = every other player loses { effect-coins } for each wonder stage you build
effect-others-lose = { $per ->
    [once] every other player loses { effect-coins }
    [victory-token] every other player loses { effect-coins } for each Victory token they have
    [stage] every other player loses { effect-coins } for each wonder stage they have
   *[age] every other player loses { effect-coins } multiplied by the number of the Age
}
effect-neighbours-take-debt = { $n ->
    [one] each neighbour takes { $n } Debt token
   *[other] each neighbour takes { $n } Debt tokens
}
