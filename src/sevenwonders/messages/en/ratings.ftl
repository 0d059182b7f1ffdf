ratings-title = Ratings
ratings-mine = My ratings
ratings-none = You have not finished a rated game yet. Whoever creates a game says whether it is rated.
ratings-none-theirs = No rated game yet.
ratings-account = Rated games are among people with accounts.
ratings-public = Others may see my ratings
ratings-public-about = You then have a public profile, and appear in the list of the best once your rating is settled.
ratings-best = The best
ratings-best-none = Nobody here yet: the list shows people with a public profile and enough games.
ratings-place = Place
ratings-about = A rating begins at 1500. The figure after ± says how uncertain it is; with a question mark there are too few games to go by. Leaving a rated game does not undo it: the bot’s result counts.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ratings-won = { $share } won
ratings-provisional = provisional
ratings-since = Account since { $when }
ratings-course-about = { $family }: from { $from } to { $to }, in games from { $first } to { $last }
ratings-band = how uncertain it was
ratings-as-table = As a table
ratings-day = Day
ratings-change = Change
