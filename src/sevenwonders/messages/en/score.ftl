score-row-conflicts = Conflicts
score-row-treasury = Treasury
score-row-wonder = Wonder
score-row-blue = Civilian
score-row-green = Science
score-row-yellow = Commerce
score-row-guilds = Guilds
score-row-total = Total
score-item-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
score-item-victories = { $n ->
    [one] { $n } victory of Age { $age }
   *[other] { $n } victories of Age { $age }
}
score-item-defeats = { $n ->
    [one] { $n } defeat
   *[other] { $n } defeats
}
score-item-sets = { $n ->
    [one] { $n } set of three
   *[other] { $n } sets of three
}
score-item-symbol = { $n } × { $symbol }
score-item-stage = Stage { $n }
score-item-copied = { $card }, copied
score-item-counted = { $card } ({ $n } counted)
score-item-wild = including { $n } of your choice
score-row-leaders = Leaders
score-row-black = Black cards
score-row-edifice = Edifices
score-item-debts = { $n ->
    [one] { $n } Debt token
   *[other] { $n } Debt tokens
}
score-item-buried = { $card }, under a stage
score-item-copied-leader = { $card }, copied by the Courtesans Guild
score-item-again = { $card }, a second time
score-item-copied-symbols = { $n } copied
score-item-swapped = { $from } counted as { $to }
score-item-most = one extra of the most common symbol
