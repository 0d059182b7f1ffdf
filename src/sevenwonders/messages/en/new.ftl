new-title = Create a game
new-lead = Choose the expansions, the seats and the wonders.
new-boxes = Expansions
new-boxes-lead = Add any of them to the base game, in any combination.
new-box-leaders = Leaders
new-box-leaders-about = Draft four leaders before the game and recruit one at the start of each Age.
new-box-cities = Cities
new-box-cities-about = Black cards, an eighth card in hand, Debt and Diplomacy tokens; lets you play in teams.
new-box-edifice = Edifice
new-box-edifice-about = Each Age has an edifice: build it together, or pay the penalty if it fails.
new-box-wonder-pack = Wonder Pack
new-box-wonder-pack-about = Unusual wonders: stages in any order, stages copied from a neighbour, a wonder that counts stone.
new-box-catan = Catan
new-box-catan-about = The island of Catan as a wonder, with its port.
new-box-promos = Promos
new-box-promos-about = Promotional cards: the first Manneken Pis, and leaders for games with Leaders.
new-box-classic-extras = First edition extras
new-box-classic-extras-about = Guilds, leaders and wonder sides that later printings left out; most of them need Leaders or Cities.
new-box-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
new-box-players = For { $least } to { $most } players.
new-box-leader-count = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
new-box-edifices = { $n ->
    [one] { $n } edifice
   *[other] { $n } edifices
}
new-box-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
new-experts = Include expert leaders
new-experts-about = Leaders for players who know the others well.
new-teams = In teams of two
new-teams-about = Partners sit side by side, see each other’s cards and win together.
new-teams-when = With { $boxes }, for { $counts } players.
new-team = Team { $team }
new-hints = Hints are allowed
new-hints-about = Players can ask a bot what it would play.
new-rated = Rated game
new-rated-about = The result counts for ratings. All players need accounts; there are no bots and no hints.
new-access = Who can join
new-access-public = Everybody
new-access-public-about = The game appears in the list of open tables.
new-access-link = Anyone with the link
new-access-link-about = The game is not listed: send the link to your friends.
new-access-private = Invited people only
new-access-private-about = Nobody else can watch the game or read its record later.
new-nearest = Possible instead: { $changes }
new-spectators = Spectators
new-spectators-none = None
new-spectators-none-about = Only the players see the game and its record.
new-spectators-public = Hands stay hidden
new-spectators-public-about = Spectators see the cities, but never a hand.
new-spectators-all = Hands shown afterwards
new-spectators-all-about = Spectators see the cities, and after the game every hand in the replay.
new-presets = Presets
new-preset-first = First game
new-preset-everything = Leaders, Cities and Edifice
new-preset-teams = In teams
new-preset-rated = Rated, with a clock
new-preset-days = One turn a day
new-preset-save = Save as a preset
new-preset-name = Name of the preset
new-preset-drop = Delete the preset { $name }
new-nearest-same = Use the closest possible setup
new-nearest-with = with { $boxes }
new-nearest-without = without { $boxes }
new-nearest-no-teams = without teams
new-nearest-no-experts = without expert leaders
new-nearest-board = { $board } for seat { $n }
new-seats = Seats
new-seat = Seat { $n }
new-seat-friend = A friend
new-seat-who = Who sits at seat { $n }
new-free-city = Free city
new-free-city-about = With two players, you take turns playing a third city.
new-side-a = Side A for everybody
new-side-a-about = The simpler sides of the wonders. The rulebook recommends them for your first games.
new-board-choose = Choose the wonder of seat { $n }
new-board-choose-free = Choose the wonder of the free city
new-board-random = Random wonder
new-board-random-side = any side
new-board-taken = taken
new-board-excluded = not together with { $board }
new-board-missing = not with these expansions
new-board-side-a = side A
new-board-side-b = side B
new-board-side-day = day
new-board-side-night = night
new-board-stages = { $n ->
    [one] { $n } stage
   *[other] { $n } stages
}
new-create = Create the game
new-creating = Creating…
