ratings-title = Ratings
ratings-mine = My ratings
ratings-none = You have not finished a rated game yet. Whoever creates a game decides whether it is rated.
ratings-none-theirs = No rated game yet.
ratings-account = Rated games are for people with accounts.
ratings-public = Others may see my ratings
ratings-public-about = You then have a public profile, and you appear in the list of top players once your rating is settled.
ratings-best = Top players
ratings-best-none = Nobody is listed yet. The list shows people with a public profile and enough rated games.
ratings-place = Place
ratings-about = Ratings start at 1500. The number after ± shows how uncertain a rating is; a question mark means that there are still too few games. Leaving a rated game does not cancel it: the bot’s result counts.
ratings-reach = ± { $n }
ratings-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ratings-won = { $share } won
ratings-provisional = provisional
ratings-since = Account since { $when }
ratings-course-about = { $family }: from { $from } to { $to }, in games from { $first } to { $last }
ratings-band = uncertainty
ratings-as-table = As a table
ratings-day = Day
ratings-change = Change
