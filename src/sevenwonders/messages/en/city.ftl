city-leader-note = Leader
city-leader-cost = { $n ->
    [one] Costs { $n } coin.
   *[other] Costs { $n } coins.
}
city-leader-cost-age = Costs 1 coin in Age I, 2 in Age II, 3 in Age III.
city-leader-cost-stage = Costs 1 coin for each resource of the stage built with it.
city-leaders-hand = { $n ->
    [one] { $n } leader in hand
   *[other] { $n } leaders in hand
}
city-leaders-copied = The Courtesans Guild copies { $leader }
city-leaders-buried = { $leader } is under a stage
city-debts = { $n ->
    [one] { $n } Debt token: −{ $n } at the end
   *[other] { $n } Debt tokens: −{ $n } at the end
}
city-edifice-debts = Failed edifices: −{ $n } at the end
city-diplomacy = { $n ->
    [one] { $n } Diplomacy token: takes no part in the next conflicts
   *[other] { $n } Diplomacy tokens: takes no part in the next conflicts
}
city-owed = { $n ->
    [one] Loses { $n } coin at the end of this turn
   *[other] Loses { $n } coins at the end of this turn
}
city-pawns = Participation pawns of Age { $age }: { $n }
city-rewards = Rewards of the edifice of Age { $age }: { $n }
city-joined = Has joined the edifice of this Age
city-free-black = May still build a black card for free in this Age
city-team-with = Team { $sign }: plays with { $name }
city-team-yours = Team { $sign }: your partner
city-team-partner = partner
city-stage-as = Stage { $n }, built as { $what }: { $effect }
city-stage-source = stage { $n } ({ $board })
city-stage-variant = As { $what }: costs { $cost }; { $effect }
city-stage-copies = Copies { $what }.
city-stage-any = Stage { $n }, in any order: costs { $cost }; { $effect }
city-stage-any-order = in any order
city-stage-copied = what the copied stage costs
city-stage-free = nothing
city-start = From the start: { $effect }
city-edifices = Edifices
city-edifice-of = Edifice of Age { $age }
city-edifice-coming = to come
city-edifice-open = under construction
city-edifice-complete = complete
city-edifice-failed = failed
city-edifice-pawns = { $n ->
    [one] { $n } pawn left
   *[other] { $n } pawns left
}
city-edifice-join = Joining costs { $cost }, together with a wonder stage.
city-edifice-reward = Reward: { $effect }.
city-edifice-penalty = If it fails, players without a pawn lose { $what }.
city-edifice-joined = Have a pawn: { $names }.
city-edifice-none = Nobody has joined yet.
city-penalty-card = one { $card }
city-penalty-victories = { $n ->
    [one] { $n } Victory token
   *[other] { $n } Victory tokens
}
city-over-team-wins = { $n ->
    [one] { $names } win with { $n } point together
   *[other] { $names } win with { $n } points together
}
city-over-your-team-wins = { $n ->
    [one] You and { $name } win with { $n } point together
   *[other] You and { $name } win with { $n } points together
}
city-over-team-tie = { $n ->
    [one] { $names } share the victory, each team with { $n } point
   *[other] { $names } share the victory, each team with { $n } points
}
city-over-team-total = Team total
city-score = { $n ->
    [one] Team: { $n } point
   *[other] Team: { $n } points
}
city-score-tip = Your team’s points if the game ended now: { $n }. Place { $rank } of { $of }.
city-over-scroll = Swipe sideways to see every city
