event-end = { $sentence }.
event-times = { $sentence } (×{ $n })
event-paying = { $sentence }, paying { $paid }
event-bringing = { $sentence }: +{ $coins }
event-caused = { $sentence } ({ $causes })
event-cause-of = { $source } of { $who }
event-cause-stage = stage { $n } of the wonder
event-cause-stage-of = stage { $n } of { $who }
event-opening = Before the first turn
event-recruitment = Age { $age } · recruitment
event-turn = Age { $age } · turn { $turn }
event-dealt = { $n ->
    [one] Each player is dealt { $n } card
   *[other] Each player is dealt { $n } cards
}
event-piled = { $n ->
    [one] { $n } card forms the free city’s pile
   *[other] { $n } cards form the free city’s pile
}
event-drew = { $who } draws a card and plays for the free city
event-drew-seen = { $who } draws { $card } and plays for the free city
event-paid = { $who } pays { $paid }
event-paid-to = { effect-coins } to { $name }
event-paid-bank = { effect-coins } to the bank
event-built-paid = { $who } builds { $card }
event-built-chain = { $who } builds { $card }, free thanks to { $chain }
event-built-right = { $who } builds { $card } for free, thanks to an effect in their city
event-built-limited-right = { $who } builds { $card } with the free build of this Age
event-built-discard-pile = { $who } builds { $card } from the discard pile
event-stage-built = { $who } builds stage { $n } of the wonder
event-stage-built-seen = { $who } builds stage { $n } of the wonder with { $card }
event-discarded = { $n ->
    [one] { $who } discards a card for { $n } coin
   *[other] { $who } discards a card for { $n } coins
}
event-discarded-seen = { $n ->
    [one] { $who } discards { $card } for { $n } coin
   *[other] { $who } discards { $card } for { $n } coins
}
event-gained-card = { $n ->
    [one] { $who } gains { $n } coin from { $source }
   *[other] { $who } gains { $n } coins from { $source }
}
event-gained-stage = { $n ->
    [one] { $who } gains { $n } coin from stage { $source }
   *[other] { $who } gains { $n } coins from stage { $source }
}
event-gained-edifice = { $n ->
    [one] { $who } gains { $n } coin from { $source }
   *[other] { $who } gains { $n } coins from { $source }
}
event-gained-bonus = { $n ->
    [one] { $who } gains { $n } extra coin
   *[other] { $who } gains { $n } extra coins
}
event-left-over = { $who } discards the last card
event-left-over-seen = { $who } discards the last card, { $card }
event-left-over-pile = The last card of the pile is discarded
event-asked-last-card = { $who } may play the last card
event-asked-discard-pile = { $who } looks through the discard pile
event-asked-recruit-more = { $who } may recruit one more leader
event-asked-copy-leader = { $who } chooses a neighbour’s leader to copy
event-asked-bury-leader = { $who } chooses a leader to place under the stage
event-asked-drop-token = { $who } has to give back a Victory token
event-asked-pay-loss = { $who } has to pay a loss
event-asked-penalty = { $who } has to pay the penalty for the failed edifice
event-asked-for = { $sentence } for { $city }
event-declined = { $who } takes nothing from the discard pile
event-passed-left = Hands are passed to the left
event-passed-right = Hands are passed to the right
event-passed-exchange = The players exchange hands
event-fought = { $who } defeats { $whom }: +{ $n }
event-fought-both = { $who } defeats { $whom }: +{ $n }, −1
event-age-ended = Age { $age } is over
event-game-ended-one = { $n ->
    [one] { $names } wins with { $n } point
   *[other] { $names } wins with { $n } points
}
event-game-ended-team = { $n ->
    [one] { $names } win together with { $n } point
   *[other] { $names } win together with { $n } points
}
event-game-ended-shared = { $n ->
    [one] { $names } share the victory with { $n } point
   *[other] { $names } share the victory with { $n } points
}
event-edifices-laid = The edifices of this game: { $edifices }
event-draft-pack-received = { $n ->
    [one] Each player receives { $n } leader
   *[other] Each player receives { $n } leaders to choose from
}
event-leader-kept = { $who } keeps a leader
event-leader-kept-seen = { $who } keeps { $leader }
event-leader-drawn = { $who } draws a leader from the box
event-leader-drawn-seen = { $who } draws { $leader } from the box
event-leader-returned = { $who } puts a leader back in the box
event-leader-returned-seen = { $who } puts { $leader } back in the box
event-leader-discarded = { $n ->
    [one] { $who } discards a leader for { $n } coin
   *[other] { $who } discards a leader for { $n } coins
}
event-leader-discarded-seen = { $n ->
    [one] { $who } discards { $leader } for { $n } coin
   *[other] { $who } discards { $leader } for { $n } coins
}
event-recruited = { $who } recruits { $leader }
event-recruited-stage = { $who } recruits { $leader } and builds stage { $n } of the wonder
event-recruit-declined = { $who } does not recruit another leader
event-leader-copied = { $who } copies { $leader } with { $guild }
event-leader-copied-stage = { $who } copies { $leader } with { $guild } and builds stage { $n } of the wonder
event-leader-buried = { $n ->
    [one] { $who } places { $leader } under a stage: { $n } point at the end
   *[other] { $who } places { $leader } under a stage: { $n } points at the end
}
event-hands-frozen = { $who } stops hands from being passed after this turn
event-token-taken = { $who } takes a Victory token worth { $value }
event-tokens-returned = { $n ->
    [one] { $who } gives back { $n } Victory token worth { $value }
   *[other] { $who } gives back { $n } Victory tokens worth { $value }
}
event-defeats-returned = { $n ->
    [one] { $who } gives back { $n } Defeat token
   *[other] { $who } gives back { $n } Defeat tokens
}
event-defeat-passed = { $who } takes the Defeat token of { $whom }
event-diplomacy-taken = { $n ->
    [one] { $who } takes { $n } Diplomacy token
   *[other] { $who } takes { $n } Diplomacy tokens
}
event-diplomacy-used = { $who } uses up a Diplomacy token
event-indebted = { $n ->
    [one] { $who } takes { $n } Debt token
   *[other] { $who } takes { $n } Debt tokens
}
event-lost-coins = { $n ->
    [one] { $who } loses { $n } coin
   *[other] { $who } loses { $n } coins
}
event-lost-debts = { $debts ->
    [one] { $who } takes { $debts } Debt token instead of paying
   *[other] { $who } takes { $debts } Debt tokens instead of paying
}
event-lost-both = { $who } loses { $n } { $n ->
        [one] coin
       *[other] coins
    } and takes { $debts } { $debts ->
        [one] Debt token
       *[other] Debt tokens
    }
event-pawn-taken = { $who } takes a participation pawn of Age { $age }
event-edifice-joined = { $who } joins { $edifice }
event-edifice-built = { $edifice } is complete
event-edifice-failed = { $edifice } has failed
event-rewarded = { $who } receives the reward of { $edifice }
event-penalized = { $n ->
    [one] { $who } takes a Debt token of −{ $n } point for the failed edifice
   *[other] { $who } takes a Debt token of −{ $n } points for the failed edifice
}
event-gave-up = { $who } gives up { $card }
event-out-of-time = { $who } ran out of time; a bot takes over
