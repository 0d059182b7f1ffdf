analysis-title = Analysis
analysis-lead = A bot examines every decision of one seat again, from what that seat knew at the time.
analysis-seat = Whose decisions
analysis-begin = Analyse
analysis-counting = Starting…
analysis-working = Decisions examined: { $done } of { $of }
analysis-waiting = Another analysis is still running; this one is next.
analysis-chart = { $name }: chance to win and expected score over the game
analysis-turn = Turn
analysis-chosen = Chosen
analysis-better = Better
analysis-costliest = Costliest decisions
analysis-none = No decision cost more than luck can explain.
analysis-empty = { $name } had nothing to decide in this record.
analysis-instead = { $chosen } to win instead of { $best }
analysis-instead-points = { $chosen } points instead of { $best }
analysis-cost = Cost { $n }
analysis-cost-means = Cost: how much less the choice was worth than the best one, in hundredths of a game.
analysis-difference = Differences, in points
analysis-result = { $n ->
    [one] Result: { $n } point.
   *[other] Result: { $n } points.
}
analysis-won = { $n ->
    [one] Result: { $n } point and a win.
   *[other] Result: { $n } points and a win.
}
analysis-other = Another seat
analysis-all = All decisions in a table
