hint-ask = Hint
hint-thinking = Thinking…
hint-title = A hint
hint-best = Best
hint-next = Next best
hint-win = Chance of winning
hint-score = Expected score
hint-close = About as good: the difference may be luck.
hint-parts = What it is worth, in points
hint-basis = { $n ->
    [one] Estimated from { $n } simulated ending that fits what you know.
   *[other] Estimated from { $n } simulated endings that fit what you know.
}
hint-only = There is no other choice.
hint-show = Show me
hint-off = Hints are not allowed at this table.
hint-key = ask for a hint
hint-part-points = Points
hint-part-resources = Resources
hint-part-science = Science
hint-part-military = Military
hint-part-chains = Chains opened
hint-part-guilds = Guilds and card counts
hint-part-coins = Coins
hint-part-leaders = Leaders and black cards
hint-part-edifices = Edifice
hint-part-price = Price
hint-part-passing = Denied to neighbours
hint-part-instinct = Learned from games
hint-part-wonder = Wonder
hint-do-build = Build { $card }
hint-do-free = Build { $card } with the free build
hint-do-stage = Build stage { $stage } with { $card }
hint-do-discard = Discard { $card } for coins
hint-do-take = Take { $card }
hint-do-nothing = Take nothing
hint-do-keep = Keep { $card }
hint-do-recruit = Recruit { $card }
hint-do-recruit-stage = Recruit { $card } with stage { $stage }
hint-do-none = Do not recruit another leader
hint-do-copy = Copy { $card } with the guild
hint-do-bury = Place { $card } under the stage
hint-do-drop = Give back Victory tokens: { $what }
hint-do-lose = { $n ->
    [one] Pay { $n } coin of the loss
   *[other] Pay { $n } coins of the loss
}
hint-do-debts = Pay none of the loss
hint-do-yield = Give up { $card }
hint-do-joins = and join the edifice
hint-do-freezes = and hands are not passed
