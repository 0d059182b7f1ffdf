home-title = Build a city that outlasts the ages
home-lead = Draft cards, build one of the seven wonders and keep an eye on your neighbours. A game takes about half an hour, and everybody plays at the same time.
home-name = Your name
home-name-hint = So that the others know who you are. You need no account and no password.
home-quick = Play now
home-quick-lead = Against bots, right away.
home-quick-go = Deal the cards
home-quick-going = Dealing…
home-players = Players
home-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
home-edition = Edition
home-edition-1e = First
home-edition-2e = Second
home-bots = Opponents
home-bot-champion = Champion
home-bot-champion-about = Learned from millions of games against itself; decides at once.
home-bot-greedy = Steady
home-bot-greedy-about = Takes what is worth most now.
home-bot-random = Random
home-bot-random-about = Plays any legal move at random.
home-bot-easy = Easy
home-bot-easy-about = Looks only at its own city.
home-bot-medium = Medium
home-bot-medium-about = Keeps an eye on its neighbours.
home-bot-hard = Hard
home-bot-hard-about = Also considers what it passes on.
home-bot-expert = Expert
home-bot-expert-about = Thinks several turns ahead.
home-bot-sage = Sage
home-bot-sage-about = Values every card at once, without looking ahead.
home-bot-seer = Seer
home-bot-seer-about = Simulates the rest of the game before it decides; takes its time.
home-boxes = With { $boxes }
home-boxes-none = Base game only
home-friends = With friends
home-friends-lead = Create a game and send the link. Bots can take the empty seats.
home-friends-new = Create a game
home-join = Have a link?
home-join-field = Link or code of the table
home-join-go = Join
home-join-bad = That is not a link to a table on this server.
home-mine = Your tables
home-open = Open tables
home-open-none = There are no open tables at the moment. Create a game and others will see it here.
home-table-playing = in play
home-table-open = waiting for players
home-table-over = finished
home-table-with = with { $names }
home-table-alone = nobody else yet
home-table-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
home-table-resume = Continue
home-table-enter = Enter
home-table-see = Watch
home-table-label = { $action }: table { $names }
home-first = Never played?
home-first-lead = Play a first game with every step explained: three players, easy bots, about ten minutes.
home-first-go = Play a first game
home-first-on = Continue your first game
home-rules = Rules
