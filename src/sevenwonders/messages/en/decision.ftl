decision-phase-draft = Leader draft
decision-phase-recruit = Recruitment
decision-phase-recruit-more = One more leader
decision-phase-copy-leader = Copying a neighbour’s leader
decision-phase-bury-leader = Placing a leader under a stage
decision-phase-drop-token = Giving back Victory tokens
decision-phase-pay-loss = Paying losses
decision-phase-penalty = The edifice has failed
decision-phase-free-city = The free city plays
decision-phase-last-card = The last cards
decision-phase-discard-pile = The discard pile
decision-wait-draft = { $n ->
    [one] { $names } is still choosing a leader
   *[other] { $names } are still choosing a leader
}
decision-wait-recruit = { $n ->
    [one] { $names } is recruiting
   *[other] { $names } are recruiting
}
decision-wait-recruit-more = { $names } may recruit one more leader
decision-wait-copy-leader = { $n ->
    [one] { $names } is choosing a neighbour’s leader to copy
   *[other] { $names } are choosing a neighbour’s leader to copy
}
decision-wait-bury-leader = { $n ->
    [one] { $names } is choosing a leader to place under the stage
   *[other] { $names } are choosing a leader to place under the stage
}
decision-wait-drop-token = { $n ->
    [one] { $names } is giving back a Victory token
   *[other] { $names } are giving back a Victory token
}
decision-wait-pay-loss = { $n ->
    [one] { $names } is paying a loss
   *[other] { $names } are paying a loss
}
decision-wait-penalty = { $n ->
    [one] { $names } is paying the penalty for the failed edifice
   *[other] { $names } are paying the penalty for the failed edifice
}
decision-wait-free-city = { $n ->
    [one] { $names } is playing for the free city
   *[other] { $names } are playing for the free city
}
decision-wait-last-card = { $names } may play the last card
decision-wait-discard-pile = { $n ->
    [one] { $names } is looking through the discard pile
   *[other] { $names } are looking through the discard pile
}
decision-ask-draft = Keep one of these leaders
decision-ask-recruit = Play one of your leaders
decision-ask-recruit-more = You may recruit one more leader
decision-ask-copy-leader = Choose a neighbour’s leader for your guild to copy
decision-ask-bury-leader = Place one of your leaders under the stage
decision-ask-drop-token = Give back a Victory token
decision-ask-pay-loss = { $n ->
    [one] You lose { $n } coin
   *[other] You lose { $n } coins
}
decision-ask-penalty = The edifice has failed: what do you give up?
decision-note-caused = Cause: { $causes }. { $note }
decision-note-draft = The other leaders go to { $name } on the { $side }. At the start of each Age you recruit one of the leaders you kept.
decision-note-recruit = Recruit one for its cost, build a stage with one, or discard one for 3 coins.
decision-note-recruit-more = Pay its cost, or recruit none.
decision-note-copy-leader = You get its effect for free until the end of the game.
decision-note-bury-leader = Its effect ends now. At the end of the game it scores twice its cost.
decision-note-drop-token = You lose its points.
decision-note-pay-loss = Pay in coins, or take one Debt token for each coin you do not pay. Each Debt token is worth −1 point at the end.
decision-note-penalty = You have no pawn for { $edifice }. The penalty is { $what }.
decision-side-left = left
decision-side-right = right
decision-keep = Keep
decision-recruit = Recruit
decision-recruit-stage = Recruit, with stage { $n }
decision-copy = Copy this leader
decision-bury = Place under the stage
decision-yield = Give it up
decision-none = Recruit none
decision-drop = Give back
decision-pay = Pay this way
decision-of = of { $name }
decision-token = Victory token worth { $n }
decision-tokens = Victory tokens worth { $list }
decision-pay-coins = All in coins
decision-pay-debts = All in Debt tokens
decision-pay-both = { $n } in coins
decision-debts-points = { $n ->
    [one] −{ $n } point at the end
   *[other] −{ $n } points at the end
}
decision-places = Which stage to build, and how
decision-place-copies = as stage { $n } of { $board }
decision-join = Join { $edifice }
decision-join-cost = costs { $cost } more
decision-join-free = no extra cost
decision-freeze = Do not pass hands
decision-freeze-note = Once per game: hands are not passed after this turn.
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
decision-sealed-none = You do not recruit another leader
decision-sealed-copy = Your guild copies { $card }
decision-sealed-bury = You place { $card } under the stage
decision-sealed-drop = You give back Victory tokens: { $what }
decision-sealed-lose = { $n ->
    [one] You pay { $n } coin and take Debt tokens for the rest
   *[other] You pay { $n } coins and take Debt tokens for the rest
}
decision-sealed-debts = You take Debt tokens for the whole loss
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
decision-partner-none = does not recruit another leader
decision-partner-copy = copies { $card }
decision-partner-bury = places { $card } under the stage
decision-partner-drop = gives back Victory tokens: { $what }
decision-partner-lose = { $n ->
    [one] pays { $n } coin of a loss
   *[other] pays { $n } coins of a loss
}
decision-partner-debts = takes Debt tokens for a whole loss
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
decision-keys-freeze = keep hands from being passed, or not
decision-keys-partner = your partner’s hand
decision-points-lost = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
decision-no-debts = no Debt token
decision-change-more = { $n ->
    [one] gains { $n } point
   *[other] gains { $n } points
}
decision-change-less = { $n ->
    [one] costs { $n } point
   *[other] costs { $n } points
}
decision-change-none = costs no points
