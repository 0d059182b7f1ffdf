table-age = Age { $age }
table-turn = Turn { $turn } of { $turns }
table-pass-left = hands pass left
table-pass-right = hands pass right
table-pass-exchange = hands are exchanged
table-discards = { $n ->
    [one] Discard pile: { $n } card
   *[other] Discard pile: { $n } cards
}
table-pile = Free city’s pile: { $n }
table-rank = place { $rank } of { $n }
table-score-tip = Your points if the game ended now: { $n }. Place { $rank } of { $of }.
table-log = Log
table-help = Shortcuts
table-menu = Menu
table-leave = Leave the table
table-theme = Light or dark
table-theme-auto = Same as the system
table-theme-light = Light
table-theme-dark = Dark
table-running = Points so far
table-running-shown = Shown
table-running-hidden = Hidden
table-language = Language
table-close = Close
table-you = You
table-free-city = Free city
table-bot = bot
table-away = away: a bot is playing
table-warned = The others are waiting for you: choose within { $time }, or a bot will play this turn for you.
table-warned-over = The others are waiting for you: a bot may now play this turn for you.
table-warned-other = { $name } has been warned: a bot can play for them in { $time }.
table-warn = Warn { $name } that a bot will take over
table-stand-in = Let a bot play for { $name }
table-side-day = day
table-side-night = night
table-chosen = chosen
table-choosing = choosing
table-held = You play for it this turn
table-held-by = { $name } plays for it this turn
table-points-now = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
table-victory = Victories of Age { $age }: { $n } (+{ $points })
table-defeats = { $n ->
    [one] { $n } defeat (−{ $n })
   *[other] { $n } defeats (−{ $n })
}
table-tokens = { $n ->
    [one] Conflict tokens: { $n } point
   *[other] Conflict tokens: { $n } points
}
table-balance-you = you
table-balance-ahead = You are { $n } ahead of { $name } (shields: { $you } to { $them })
table-balance-behind = You are { $n } behind { $name } (shields: { $you } to { $them })
table-balance-even = You and { $name } are even (shields: { $you })
table-others = The other cities
table-city-of = City of { $name }
table-open-city = Look at the city of { $name }
table-cities = Cities
table-empty = Nothing built yet
table-built = { $n ->
    [one] Built: { $n } card
   *[other] Built: { $n } cards
}
table-goods = Resources: { $goods }
table-sells = You may buy: { $goods }
table-no-goods = no resources
table-stage-built = Stage { $n }, built: { $effect }
table-stage-next = Stage { $n }, next: costs { $cost }; { $effect }
table-stage-later = Stage { $n }: costs { $cost }; { $effect }
table-stage-under = Card under it: { $card }.
table-new = built last turn
table-hand = Your hand
table-pile-to-take = Discard pile: build one card for free
table-last-card = The last card of the Age
table-free-city-hand = Choose for the free city
table-free-city-note = Your own card is chosen. Now choose a card from your hand for the free city.
table-last-card-note = Your wonder lets you also play the last card.
table-pick-note = Take a card from the discard pile and build it for free.
table-pick = Choose a card
table-pick-hint = Click a card, or use the arrow keys. Each card shows what it would cost you.
table-wait = Waiting for { $names }
table-wait-all = Waiting for the reveal
table-watching = You are watching
table-sealed = Hidden until the reveal
table-sealed-free-city = For the free city: { $what }
table-change = Change
table-build = Build
table-free = Free build, once per Age
table-stage-action = Stage { $n }
table-stage-done = Wonder stage
table-discard = Discard
table-take = Build for free
table-nothing = Take nothing
table-cancel = Back to your hand
table-price-free = free
table-price-chain = free thanks to { $card }
table-price-own = your own resources
table-price-bank = { $n ->
    [one] { $n } coin to the bank
   *[other] { $n } coins to the bank
}
table-price-bank-short = { $n } to the bank
table-price-left = { $n } left
table-price-right = { $n } right
table-price-left-to = { $n } to { $name } on the left
table-price-right-to = { $n } to { $name } on the right
table-price-to = { $n } to { $name }
table-price-you = you
table-price-ways = Other ways to pay
table-truth-free = free
table-truth-own = resources
table-truth-once = free build
table-truth-chain = free · { $card }
table-truth-missing = missing
table-preview = What it changes
table-preview-coins = Coins after: { $n }
table-preview-points = { $m ->
    [one] { $row }: { $n } point
   *[other] { $row }: { $n } points
}
table-preview-against = Shields against { $name }: { $n }
table-preview-goods = You gain { $goods }
table-preview-chains = Makes free: { $cards }
table-card-age = Age { $age } · { $color }
table-card-cost = Costs { $cost }.
table-card-nocost = Costs nothing.
table-card-chains = Free with { $cards }.
table-card-opens = Makes { $cards } free later.
table-over = The game is over
table-over-wins = { $n ->
    [one] { $name } wins with { $n } point
   *[other] { $name } wins with { $n } points
}
table-over-you-win = { $n ->
    [one] You win with { $n } point
   *[other] You win with { $n } points
}
table-over-tie = { $n ->
    [one] { $names } share the victory with { $n } point
   *[other] { $names } share the victory with { $n } points
}
table-over-sheet = Score sheet
table-over-look = Look at the table
table-over-back = Score sheet
table-over-rematch = Play again
table-over-home = Home
table-over-details = Where the points come from
table-over-city = Row
table-log-title = What has happened
table-log-pin = Keep beside the table
table-log-unpin = Close
table-happened = What just happened
table-happened-away = While you were away
table-log-empty = Nothing has happened yet.
table-keys-title = Keyboard shortcuts
table-keys-arrows = move through your hand
table-keys-build = build the card (also Enter)
table-keys-wonder = build a stage with it
table-keys-discard = discard it for 3 coins
table-keys-free = build it with the free build of this Age
table-keys-nothing = take nothing from the discard pile
table-keys-change = change your choice
table-keys-cancel = back, close
table-keys-log = log
table-keys-help = this list
table-keys-zoom = larger or smaller (zoom of the browser)
table-why = Why?
table-more = Learn more
