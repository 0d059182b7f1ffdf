### Every card, leader, edifice and wonder.

browse-title = Cards
browse-lead = Every card, leader, edifice and wonder of both editions and all expansions.
browse-search = Search names and effects
browse-kind = Type
browse-kind-cards = Cards
browse-kind-leaders = Leaders
browse-kind-edifices = Edifices
browse-kind-wonders = Wonders
browse-from = Set
browse-from-all = Everything
browse-age = Age
browse-color = Colour
browse-any = any
browse-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
browse-none = Nothing matches these filters. Remove some of them.
browse-copies = Copies in the deck
browse-copies-players = { $n } players
browse-copies-here = { $n ->
    [one] At this table: { $n } copy in the deck.
   *[other] At this table: { $n } copies in the deck.
}
browse-copies-guild = Guilds are drawn at random: the deck of Age III has two more guilds than there are players.
browse-copies-black = Black cards are drawn at random: the deck of each Age has as many as there are players.
browse-chain = Chains
browse-chain-lead = Each card makes the next one free.
browse-all = All cards
browse-open = Open { $name }
browse-other = In other languages
browse-pawns = Participation pawns
browse-unknown = There is no such card.
