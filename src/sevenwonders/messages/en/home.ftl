home-title = Build a city that outlasts the ages
home-lead = Draft cards, raise one of the seven wonders, and mind your neighbours: three Ages, half an hour, nobody waits for a turn.
home-name = Your name
home-name-hint = So the others know who you are. No account, no password.
home-quick = Play now
home-quick-lead = Against bots, at once.
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
home-bot-greedy = Steady
home-bot-greedy-about = Takes what is worth most now.
home-bot-random = Random
home-bot-random-about = Plays whatever is allowed.
home-bot-easy = Easy
home-bot-easy-about = Looks at its own city alone.
home-bot-medium = Medium
home-bot-medium-about = Keeps an eye on its neighbours.
home-bot-hard = Hard
home-bot-hard-about = Minds what it passes on, too.
home-bot-expert = Expert
home-bot-expert-about = Thinks several turns ahead.
home-bot-sage = Sage
home-bot-sage-about = Weighs every card in an instant, without looking ahead.
home-bot-seer = Seer
home-bot-seer-about = Plays on in its mind before it decides; takes its time.
home-boxes = With { $boxes }
home-boxes-none = The base game alone
home-friends = With friends
home-friends-lead = Create a game and send the link; empty seats can go to bots.
home-friends-new = Create a game
home-join = Have a link?
home-join-field = Link or code of the table
home-join-go = Join
home-join-bad = That is no link of a table here.
home-mine = Your tables
home-open = Open tables
home-open-none = No open table at the moment: create a game and others will see it here.
home-table-playing = in play
home-table-open = waiting for players
home-table-over = finished
home-table-with = with { $names }
home-table-alone = nobody else yet
home-table-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
home-table-resume = Go on
home-table-enter = Enter
home-table-see = Look
home-table-label = { $action }: table { $names }
