event-end = { $sentence }.
event-times = { $sentence } (×{ $n })
event-paying = { $sentence }, paying { $paid }
event-bringing = { $sentence }: +{ $coins }
event-caused = { $sentence } ({ $causes })
event-cause-of = { $source } of { $who }
event-cause-stage = stage { $n } of the wonder
event-cause-stage-of = stage { $n } of { $who }
event-opening = Before the first turn
event-recruitment = Age { $age } · leaders are recruited
event-turn = Age { $age } · turn { $turn }
event-dealt = { $n ->
    [one] Hands of { $n } card are dealt
   *[other] Hands of { $n } cards are dealt
}
event-piled = { $n ->
    [one] { $n } card is laid out for the free city
   *[other] { $n } cards are laid out for the free city
}
event-drew = { $who } draws a card and decides for the free city
event-drew-seen = { $who } draws { $card } and decides for the free city
event-paid = { $who } pays { $paid }
event-paid-to = { effect-coins } to { $name }
event-paid-bank = { effect-coins } to the bank
event-built-paid = { $who } builds { $card }
event-built-chain = { $who } builds { $card }, free thanks to { $chain }
event-built-right = { $who } builds { $card } for free, thanks to an effect of the city
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
    [one] { $who } gains { $n } coin more
   *[other] { $who } gains { $n } coins more
}
event-left-over = { $who } discards the last card
event-left-over-seen = { $who } discards the last card, { $card }
event-left-over-pile = The last card of the pile is discarded
event-asked-last-card = { $who } may use the last card
event-asked-discard-pile = { $who } looks through the discard pile
event-asked-recruit-more = { $who } may recruit one more leader
event-asked-copy-leader = { $who } chooses a leader of a neighbour to copy
event-asked-bury-leader = { $who } chooses a leader to lay under the stage
event-asked-drop-token = { $who } has to give back a Victory token
event-asked-pay-loss = { $who } has to pay a loss
event-asked-penalty = { $who } has to give something up for the failed edifice
event-asked-for = { $sentence } for { $city }
event-declined = { $who } takes nothing from the discard pile
event-passed-left = The hands pass to the left
event-passed-right = The hands pass to the right
event-passed-exchange = The hands are exchanged
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
    [one] Packs of { $n } leader go round
   *[other] Packs of { $n } leaders go round
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
event-recruit-declined = { $who } recruits no further leader
event-leader-copied = { $who } copies { $leader } with { $guild }
event-leader-copied-stage = { $who } copies { $leader } with { $guild } and builds stage { $n } of the wonder
event-leader-buried = { $n ->
    [one] { $who } lays { $leader } under a stage: { $n } point at the end
   *[other] { $who } lays { $leader } under a stage: { $n } points at the end
}
event-hands-frozen = { $who } keeps the hands from passing after this turn
event-token-taken = { $who } takes a Victory token of { $value }
event-tokens-returned = { $n ->
    [one] { $who } gives back { $n } Victory token of { $value }
   *[other] { $who } gives back { $n } Victory tokens of { $value }
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
    [one] { $who } takes { $n } debt
   *[other] { $who } takes { $n } debts
}
event-lost-coins = { $n ->
    [one] { $who } loses { $n } coin
   *[other] { $who } loses { $n } coins
}
event-lost-debts = { $debts ->
    [one] { $who } takes { $debts } debt for a loss
   *[other] { $who } takes { $debts } debts for a loss
}
event-lost-both = { $who } loses { $n } { $n ->
        [one] coin
       *[other] coins
    } and takes { $debts } { $debts ->
        [one] debt
       *[other] debts
    }
event-pawn-taken = { $who } takes a participation pawn of Age { $age }
event-edifice-joined = { $who } takes part in { $edifice }
event-edifice-built = { $edifice } is complete
event-edifice-failed = { $edifice } has failed
event-rewarded = { $who } receives the reward of { $edifice }
event-penalized = { $n ->
    [one] { $who } takes a debt of { $n } point for the failed edifice
   *[other] { $who } takes a debt of { $n } points for the failed edifice
}
event-gave-up = { $who } gives up { $card }
event-out-of-time = { $who } ran out of time, and a bot plays on
