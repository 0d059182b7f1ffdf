end-why = { $n ->
    [one] { $n } point ahead of { $other }; the biggest difference: { $row } (+{ $k })
   *[other] { $n } points ahead of { $other }; the biggest difference: { $row } (+{ $k })
}
end-why-coins = As many points as { $other }, but more coins: { $n } to { $k }
end-course = How it went
end-chart = Points turn by turn
end-best = Best card
end-worst = Worst card
end-under = Under the wonder
end-note = Measured by the points gained in the turn the card was played, not counting conflicts.
end-stage = stage { $n } with { $card }
end-discarded = { $card } discarded
end-watch = Watch again
end-analyse = Analyse
end-counting = Counting the points. Press any key to skip.
