analysis-title = Analysis
analysis-lead = A bot reviews every decision of one player, using only what that player knew at the time.
analysis-seat = Player
analysis-begin = Analyse
analysis-counting = Starting…
analysis-working = Decisions examined: { $done } of { $of }
analysis-waiting = Another analysis is still running; this one is next.
analysis-chart = { $name }: chance of winning and expected score during the game
analysis-turn = Turn
analysis-chosen = Chosen
analysis-better = Better
analysis-costliest = Costliest decisions
analysis-none = No decision cost more than luck can explain.
analysis-empty = { $name } had nothing to decide in this game.
analysis-instead = { $chosen } chance of winning instead of { $best }
analysis-instead-points = { $chosen } points instead of { $best }
analysis-cost = Cost { $n }
analysis-cost-means = Cost: how much less the choice was worth than the best one, from 0 to 100. Its worth is made up of the chance of winning and the expected lead over the best opponent.
analysis-difference = Differences, in points
analysis-result = { $n ->
    [one] Result: { $n } point.
   *[other] Result: { $n } points.
}
analysis-won = { $n ->
    [one] Result: { $n } point and a win.
   *[other] Result: { $n } points and a win.
}
analysis-other = Another player
analysis-all = All decisions as a table
