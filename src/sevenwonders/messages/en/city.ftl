city-leader-note = Leader
city-leader-cost = { $n ->
    [one] Costs { $n } coin.
   *[other] Costs { $n } coins.
}
city-leader-cost-age = Costs as many coins as the number of the Age.
city-leader-cost-stage = Costs what the stage built with it asks.
city-leaders-hand = { $n ->
    [one] { $n } leader in hand
   *[other] { $n } leaders in hand
}
city-leaders-named = The Courtesans Guild copies { $leader }
city-leaders-buried = { $leader } lies buried under a stage
city-debts = { $n ->
    [one] { $n } debt: −{ $n } at the end
   *[other] { $n } debts: −{ $n } at the end
}
city-edifice-debts = Failed edifices: −{ $n } at the end
city-diplomacy = { $n ->
    [one] { $n } diplomacy token: out of the next conflict
   *[other] { $n } diplomacy tokens: out of the next conflict
}
city-owed = { $n ->
    [one] Loses { $n } coin at the end of this turn
   *[other] Loses { $n } coins at the end of this turn
}
city-pawns = Participation pawns of Age { $age }: { $n }
city-rewards = Rewards of the edifice of Age { $age }: { $n }
city-joined = Has joined the edifice of this Age
city-free-black = May still build a black card for free this Age
city-team-with = Team { $sign }: plays with { $name }
city-team-yours = Team { $sign }: your partner
city-team-partner = partner
city-stage-as = Stage { $n }, built as { $what }: { $effect }
city-stage-source = stage { $n } ({ $board })
city-stage-way = As { $what }: costs { $cost }; { $effect }
city-stage-copies = Copies { $what }.
city-stage-any = Stage { $n }, in any order: costs { $cost }; { $effect }
city-stage-any-order = in any order
city-stage-copied = what the copied stage costs
city-stage-free = nothing
city-start = From the start: { $effect }
city-edifices = Edifices
city-edifice-of = Edifice of Age { $age }
city-edifice-coming = coming
city-edifice-open = under construction
city-edifice-complete = complete
city-edifice-failed = failed
city-edifice-pawns = { $n ->
    [one] { $n } pawn left
   *[other] { $n } pawns left
}
city-edifice-join = Taking part: { $cost }, with a wonder stage.
city-edifice-reward = Reward: { $effect }.
city-edifice-penalty = If it fails, without a pawn: lose { $what }.
city-edifice-joined = With a pawn: { $names }.
city-edifice-none = Nobody takes part yet.
city-penalty-card = one { $card }
city-penalty-victories = { $n ->
    [one] { $n } victory token
   *[other] { $n } victory tokens
}
city-over-team-wins = { $names } win with { $n } points together
city-over-your-team-wins = You and { $name } win with { $n } points together
city-over-team-tie = { $names } share the victory, each team with { $n } points
city-over-team-total = Team total
city-score = { $n ->
    [one] Team: { $n } point
   *[other] Team: { $n } points
}
city-score-tip = Your team’s points if the game ended now: { $n }. Place { $rank } of { $of }.
city-over-scroll = Swipe sideways to see every city
