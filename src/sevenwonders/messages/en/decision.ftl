decision-phase-draft = Leaders are drafted
decision-phase-recruit = Leaders are recruited
decision-phase-recruit-more = One more leader
decision-phase-copy-leader = A neighbour’s leader is copied
decision-phase-bury-leader = A leader is laid under a stage
decision-phase-drop-token = Victory tokens are given back
decision-phase-pay-loss = Losses are paid
decision-phase-penalty = The edifice has failed
decision-phase-free-city = The free city plays
decision-phase-last-card = The last cards
decision-phase-discard-pile = The discard pile
decision-wait-draft = { $n ->
    [one] { $names } still drafts
   *[other] { $names } still draft
}
decision-wait-recruit = { $n ->
    [one] { $names } recruits
   *[other] { $names } recruit
}
decision-wait-recruit-more = { $names } may recruit one more leader
decision-wait-copy-leader = { $n ->
    [one] { $names } chooses a neighbour’s leader to copy
   *[other] { $names } choose a neighbour’s leader to copy
}
decision-wait-bury-leader = { $n ->
    [one] { $names } chooses a leader to lay under the stage
   *[other] { $names } choose a leader to lay under the stage
}
decision-wait-drop-token = { $n ->
    [one] { $names } gives back a Victory token
   *[other] { $names } give back a Victory token
}
decision-wait-pay-loss = { $n ->
    [one] { $names } settles a loss
   *[other] { $names } settle a loss
}
decision-wait-penalty = { $n ->
    [one] { $names } gives something up for the failed edifice
   *[other] { $names } give something up for the failed edifice
}
decision-wait-free-city = { $n ->
    [one] { $names } plays the free city
   *[other] { $names } play the free city
}
decision-wait-last-card = { $names } may use the last card
decision-wait-discard-pile = { $n ->
    [one] { $names } looks through the discard pile
   *[other] { $names } look through the discard pile
}
decision-ask-draft = Keep one of these leaders
decision-ask-recruit = Play one of your leaders
decision-ask-recruit-more = You may recruit one more leader
decision-ask-copy-leader = Choose a neighbour’s leader for your guild to copy
decision-ask-bury-leader = Lay one of your leaders under the stage
decision-ask-drop-token = Give back a Victory token
decision-ask-pay-loss = { $n ->
    [one] You lose { $n } coin
   *[other] You lose { $n } coins
}
decision-ask-penalty = The edifice has failed: what do you give up?
decision-note-caused = Cause: { $causes }. { $note }
decision-note-draft = The other leaders go to { $name } on the { $side }. You recruit the leaders you keep at the start of each Age.
decision-note-recruit = Recruit one at its price, build a stage with one, or discard one for 3 coins.
decision-note-recruit-more = At its price, or none.
decision-note-copy-leader = It costs nothing and counts as yours until the end.
decision-note-bury-leader = It scores twice its cost at the end; its effect ends now.
decision-note-drop-token = You lose its points.
decision-note-pay-loss = Pay in coins, or take a debt for each coin: a debt is −1 point at the end.
decision-note-penalty = You hold no pawn of { $edifice }. The penalty is { $what }.
decision-side-left = left
decision-side-right = right
decision-keep = Keep
decision-recruit = Recruit
decision-recruit-stage = Recruit, with stage { $n }
decision-copy = Copy this leader
decision-bury = Lay it under the stage
decision-yield = Give it up
decision-none = Recruit none
decision-drop = Give back
decision-pay = Pay this way
decision-of = of { $name }
decision-token = Victory token of { $n }
decision-tokens = Victory tokens of { $list }
decision-pay-coins = All in coins
decision-pay-debts = All as debts
decision-pay-both = { $n } in coins
decision-debts-points = { $n ->
    [one] −{ $n } point at the end
   *[other] −{ $n } points at the end
}
decision-places = Which stage, and how
decision-place-copies = as stage { $n } of { $board }
decision-join = Join { $edifice }
decision-join-cost = costs { $cost } more
decision-join-free = costs nothing more
decision-freeze = Hands are not passed
decision-freeze-note = Once per game: nobody passes a hand after this turn.
decision-leaders = Your leaders
decision-kept = Kept so far
decision-none-kept = none yet
decision-partner = Your partner { $name }
decision-partner-hand = Hand of { $name }
decision-partner-leaders = Leaders of { $name }
decision-partner-choosing = still choosing
decision-partner-idle = has nothing to decide now
decision-partner-secret = Only the two of you see this.
decision-sealed-build = You build { $card }
decision-sealed-free = You build { $card } with your free build
decision-sealed-stage = You build stage { $stage } with { $card }
decision-sealed-discard = You discard { $card }
decision-sealed-take = You take { $card }
decision-sealed-nothing = You take nothing
decision-sealed-keep = You keep { $card }
decision-sealed-recruit = You recruit { $card }
decision-sealed-recruit-stage = You recruit { $card } with stage { $stage }
decision-sealed-none = You recruit no further leader
decision-sealed-copy = Your guild copies { $card }
decision-sealed-bury = You lay { $card } under the stage
decision-sealed-drop = You give back Victory tokens: { $what }
decision-sealed-lose = { $n ->
    [one] You pay { $n } coin of the loss; the rest becomes debts
   *[other] You pay { $n } coins of the loss; the rest becomes debts
}
decision-sealed-debts = You take the whole loss as debts
decision-sealed-yield = You give up { $card }
decision-sealed-joins = and join the edifice
decision-sealed-freezes = and hands are not passed
decision-partner-build = builds { $card }
decision-partner-free = builds { $card } with the free build
decision-partner-stage = builds stage { $stage } with { $card }
decision-partner-discard = discards { $card }
decision-partner-take = takes { $card }
decision-partner-nothing = takes nothing
decision-partner-keep = keeps { $card }
decision-partner-recruit = recruits { $card }
decision-partner-recruit-stage = recruits { $card } with stage { $stage }
decision-partner-none = recruits no further leader
decision-partner-copy = copies { $card }
decision-partner-bury = lays { $card } under the stage
decision-partner-drop = gives back Victory tokens: { $what }
decision-partner-lose = { $n ->
    [one] pays { $n } coin of a loss
   *[other] pays { $n } coins of a loss
}
decision-partner-debts = takes a whole loss as debts
decision-partner-yield = gives up { $card }
decision-partner-joins = and joins the edifice
decision-partner-freezes = and hands are not passed
decision-keys-digits = choose the card with that number
decision-keys-enter = take the first possible action
decision-keys-keep = keep the leader
decision-keys-recruit = recruit the leader
decision-keys-give = give up, give back, pay
decision-keys-place = the next stage, or another way to build it
decision-keys-price = the next way to pay
decision-keys-join = join the edifice, or not
decision-keys-freeze = hands are not passed, or they are
decision-keys-partner = your partner’s hand
decision-points-lost = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
decision-no-debts = no debt
decision-change-more = { $n ->
    [one] brings { $n } point
   *[other] brings { $n } points
}
decision-change-less = { $n ->
    [one] costs { $n } point
   *[other] costs { $n } points
}
decision-change-none = costs no points
