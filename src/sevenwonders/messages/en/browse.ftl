### Every card, leader, edifice and wonder.

browse-title = Cards
browse-lead = Every card, leader, edifice and wonder of both editions and all expansions.
browse-search = Search names and effects
browse-kind = What
browse-kind-cards = Cards
browse-kind-leaders = Leaders
browse-kind-edifices = Edifices
browse-kind-wonders = Wonders
browse-from = From
browse-from-all = Everything
browse-age = Age
browse-color = Colour
browse-any = any
browse-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
browse-none = Nothing fits. Take fewer filters.
browse-copies = Copies in the deck
browse-copies-players = { $n } players
browse-copies-here = { $n ->
    [one] At this table: { $n } copy in the deck.
   *[other] At this table: { $n } copies in the deck.
}
browse-copies-guild = Drawn at random: of all guilds, two more than there are players are in the deck of Age III.
browse-copies-black = Drawn at random: of the black cards of its Age, as many as there are players are in the deck.
browse-chain = Chains
browse-chain-lead = Each card makes the next one free.
browse-all = All cards
browse-open = Open { $name }
browse-other = In other languages
browse-pawns = Pawns on it
browse-unknown = There is no such card.
