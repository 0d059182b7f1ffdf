### The rules for players. A line that begins with - is an item, with > an example; <wood> and the like are signs.

rules-title = Rules
rules-lead = In an order to learn by: read the first chapter, play, and come back for the rest.
rules-search = Search the rules
rules-none = Nothing found. Try another word.
rules-found = { $n ->
    [one] { $n } topic found
   *[other] { $n } topics found
}
rules-contents = Contents
rules-example = Example
rules-first = Play a first game
rules-aid = All symbols on one page
rules-cards = All cards
rules-numbered = These pages explain the game as it is played here. Where a printed rulebook leaves something open, they say what this table does.
rules-more = More in the rules
rules-part-learn = How to play
rules-part-wonders = Wonders and editions
rules-part-two = Two players
rules-part-leaders = Leaders
rules-part-cities = Cities and teams
rules-part-edifice = Edifice
rules-part-more = More wonders

rules-goal = What it is about
rules-goal-text =
    You lead a city of the ancient world. In three Ages you build it, card by card, and with it one of the wonders. Whoever has the most points at the end wins.
    Everybody plays at the same time, so nobody waits for a turn.
rules-table = What lies before you
rules-table-text =
    - Your wonder board. It produces one resource from the first turn on and has two to four stages that you can build.
    - <coin 3> Three coins.
    - Your city: the cards that you build, for everybody to see.
    On your left and on your right sit your neighbours. You trade with these two and you fight against these two. What the others do matters only for the final score.
    Each Age has its own deck, made for the number of players. In Age III a few guilds are added: two more than there are players, out of ten. Nobody knows which.
rules-turn = A turn
rules-turn-text =
    - You choose one card of your hand. Nobody sees it.
    - When all have chosen, the cards are revealed and everybody does what they chose.
    - The other cards of your hand go to your neighbour, and you get those of the other neighbour.
    With your card you do one of three things:
    - Build it. You pay its cost, and it lies in your city for the rest of the game.
    - Build the next stage of your wonder with it. You pay the cost of the stage, and the card lies face down under the board.
    - Discard it for <coin 3>. This is always possible.
    Until the last player has chosen, you can take your choice back.
rules-age = An Age
rules-age-text =
    An Age begins with seven cards for each player and has six turns. In the sixth you hold two cards: you play one, the other is discarded and brings nothing.
    In Ages I and III hands are passed to the left, in Age II to the right.
    Then the conflicts of this Age are decided, and the next Age begins. Your city, your coins and your tokens stay.
    > In the sixth turn you hold the <@altar> and the <@theater>. You build the <@altar>; the <@theater> goes to the discard pile, and you get no coins for it.
rules-colors = The colours of the cards
rules-colors-text =
    - <brown> Brown cards produce raw materials: <wood> wood, <stone> stone, <clay> clay and <ore> ore.
    - <gray> Gray cards produce manufactured goods: <glass> glass, <papyrus> papyrus and <cloth> cloth.
    - <blue> Blue cards are worth the points they show.
    - <yellow> Yellow cards bring coins, make buying cheaper, produce resources or are worth points.
    - <red> Red cards have shields for the conflicts.
    - <green> Green cards have scientific symbols.
    - <purple> Purple cards are the guilds. They are worth points for what you or your neighbours have.
    There are brown and gray cards in Ages I and II only, and guilds in Age III only.
rules-cost = What a card costs
rules-cost-text =
    The cost stands at the top left of a card. Nothing there: it is free. Coins are paid to the bank. For resources you need each one that is shown: your city produces it, or you buy it this turn.
    Resources are not spent. What your city produces, it produces in every turn of the game.
    You can never build the same card twice.
    > Your city produces <stone> <stone> <clay>. You can build the <@baths> for <stone> today and the <@aqueduct> next turn, if you buy the third <stone>.
    A card with a stroke between resources, as <wood/clay>, produces one of them in each turn, whichever you need.
rules-trade = Buying from neighbours
rules-trade-text =
    What you lack, you buy from your left or right neighbour for <coin 2> each. The neighbour gets the coins, cannot refuse and can still use the resource.
    You can buy what the board, the brown and the gray cards of a neighbour produce. What yellow cards and wonder stages produce is for their owner alone.
    You pay with the coins you had at the beginning of the turn. What you receive in this turn you can spend in the next one.
    > You want to build a card for <wood> <wood> <glass> and produce one <wood>. Your left neighbour has wood, your right neighbour glass: you pay <coin 2> to each.
    With the <@west-trading-post> or the <@east-trading-post> you pay <coin 1> for each raw material from one neighbour, with the <@marketplace> <coin 1> for each manufactured good from both. They work from the next turn on.
    Under each card you see the cheapest price. If there are several ways to pay, you can choose among them.
rules-chain = Free by a chain
rules-chain-text =
    Some cards are free if you have built a certain earlier card. The small picture at the bottom left of a card shows which one; the pictures at the bottom right show what a card makes free later.
    > Whoever has the <@theater> builds the <@statue> for free in Age II, and with the <@statue> the <@gardens> in Age III.
    A chain waives the whole cost, coins too. It holds from the turn after the earlier card is built.
rules-wonder = Building the wonder
rules-wonder-text =
    The stages are built in order, from left to right, each once and whenever you like. Only the cost of the stage counts, not that of the card you lay under it.
    Points of a stage count at the end, coins come at once, shields and resources work for the rest of the game.
    You do not have to build your wonder. But a stage is always worth something, and it takes a card away from your neighbour.
rules-war = Conflicts
rules-war-text =
    At the end of each Age you compare your <shield> with those of your left neighbour and then with those of your right one.
    - If you have more, you take a Victory token: <victory 1> in Age I, <victory 3> in Age II, <victory 5> in Age III.
    - If you have fewer, you take a Defeat token, <defeat 1> in every Age.
    - With as many, nothing happens.
    Shields are not used up: they count again in the next Age.
    > Age II ends. You have 3 shields, your left neighbour 5, your right neighbour 2. You take <defeat 1> and <victory 3>.
rules-science = Science
rules-science-text =
    There are three symbols: <compass> compass, <gear> gear and <tablet> tablet. They score in two ways, and both count:
    - Equal symbols: their number times itself. 1, 2, 3, 4 of a kind are worth 1, 4, 9, 16 points.
    - Each set of three different symbols: 7 points.
    > With <compass> <compass> <compass> <gear> <gear> <tablet> you have 9 + 4 + 1 points for equal symbols and 7 for one set: 21.
    A symbol that you may choose freely is chosen at the end. The table takes the best one for you.
rules-score = Counting the points
rules-score-text =
    After the conflicts of Age III all points are added:
    - Conflicts: Victory tokens less Defeat tokens.
    - Treasury: 1 point for every <coin 3>.
    - Wonder: the points of your stages.
    - Blue cards: their points.
    - Science: as above.
    - Yellow cards: some of Age III are worth points.
    - Guilds: by what you and your neighbours have.
    Most points win. If they are equal, most coins win; if these are equal too, the victory is shared.
    > You have <victory 3> <victory 5> <defeat 1>, 8 coins, all stages of Giza, side A, the <@palace>, the <@altar>, <compass> and <gear>: 7 + 2 + 15 + 10 + 2 = 36 points.
rules-hidden = What is hidden
rules-hidden-text =
    Nobody sees your hand, your choice before the reveal, the cards that were discarded or lie under a wonder. Everything in the cities is open: cards, coins, tokens, and who paid what to whom.
    > Your left neighbour builds a stage and buys <stone> from you. You see the stage and get <coin 2>; the card that lies under it you do not see.
rules-advice = Good advice
rules-advice-text =
    - Take some resources in Age I. In Age III there are none any more.
    - Look at your neighbours: what they produce, you need not build.
    - A card that is worth a lot to your neighbour can go under your wonder.
    - In science, more symbols are worth more and more. One or two are worth little.
    - You need not win every conflict. But whoever has no shields loses six times.
    > Your left neighbour has <compass> <compass>. A third one would bring 5 points more, so in Age I you lay the <@apothecary> under your wonder instead of passing it on.

rules-editions = The two editions
rules-editions-text =
    Both editions of the base game can be played here; their cards are never mixed. In the first edition boards have sides A and B, in the second a day and a night side. The second has its own costs, some new guilds and other powers of some wonders.
    Side A, or the day side, is the simpler one. The rulebook advises it for the first games.
    All expansions go with both editions.
    > The <@altar> is worth 2 points in the first edition and 3 in the second.
rules-powers = What some wonders can do
rules-powers-text =
    - Last card (Babylon): at the end of an Age you also play your last card, instead of discarding it.
    - Discard pile (Halicarnassus): when the stage is built, you look through all discarded cards and build one of them for free, or none.
    - Free card once an Age (Olympia, side A): once in each Age you build a card of your hand without its cost.
    - New colour (Olympia by day): a card of a colour that your city does not have yet is free.
    - First and last card (Olympia by night): the card that you build in the first, later also in the last turn of an Age is free.
    - Copied guild (Olympia, side B): at the end a guild of a neighbour counts for you as if it were yours. The table takes the best one.
    - Any resource (Alexandria): one of the resources shown in each turn. It is not for sale.
rules-guilds = Guilds
rules-guilds-text =
    Most guilds count the cards of one colour in both neighbouring cities, not in your own. The <@builders-guild> counts the wonder stages of all three cities, the <@shipowners-guild> the brown, gray and purple cards of your own.
    The <@scientists-guild> is a symbol of your choice. The <@decorators-guild>, in the second edition, is worth 7 points if your wonder is complete.
    What counts is what stands there at the end of the game.

rules-two = The free city
rules-two-text =
    Two players build three cities: one each, and the free city between them. It has its own wonder and <coin 3>. The cards for three players are used.
    In every turn one of you holds the card of the free city, in turns. The holder draws a card from the free city’s pile and then chooses twice: a card for the own city, then one for the free city.
    The free city builds if it can, a card or a stage. Only if it can build nothing is a card discarded for it. If a card is free by a chain, it is built by that chain.
    It buys from both of you, and both of you can buy from it. The holder decides from whom it buys.
    After each turn you exchange hands. The free city fights and is counted like any neighbour, but it never wins.
    > You hold the card of the free city and build the <@theater> for yourself. The <@altar> is still in your hand, and the free city can build it for nothing: so you may not discard a card for it.

rules-leaders = Leaders before the game
rules-leaders-text =
    Everybody begins with <coin 6> instead of <coin 3>.
    Before Age I you are dealt four leaders. You keep one and pass the others to the right, until everybody has four. Nobody sees which leaders you hold.
    > Of your four leaders you keep <@caesar> and pass three. Three others come from your left neighbour: you keep <@bilkis> and pass two. Then you keep one of two, and the last one that comes is yours too.
rules-recruit = Recruiting
rules-recruit-text =
    Each Age begins with a recruitment phase, before its cards are dealt. All choose one leader at the same time:
    - Recruit it: you pay its coins, and it works from then on.
    - Build a stage of your wonder with it: it lies under the board and has no effect.
    - Discard it for <coin 3>.
    The recruitment phase is a turn like any other: you can buy for a stage in it.
    In Age III you use your third leader; the fourth goes back to the box.
    Leaders are white cards. One with a shield is not a red card, one with a symbol not a green one, but shields and symbols count all the same.
    > You have <coin 6> and recruit <@caesar> for 5. His two <shield> count from the first conflict on, and <coin 1> is left for the first turn.
rules-leaders-notes = Leaders where one may ask
rules-leaders-notes-text =
    - What a leader gives once, you get when it is recruited. What it gives on later occasions, you get from the next turn on.
    - <@archimedes>, <@hammurabi>, <@leonidas>, <@imhotep>: you leave out one resource, the one that saves you most. Coins are never left out.
    - <@bilkis>: once in each turn, one resource of any kind from the bank for <coin 1>.
    - <@tomyris>: the Defeat tokens of your lost conflicts go to the winner.
    - <@caligula>: one black card for free in each Age. What is not used is lost.
    - <@courtesans-guild>: it copies a leader of a neighbour from then on and until the end.
    - Roma: by day leaders are free, by night cheaper, for the neighbours too. Its night side draws more leaders.
    - Abu Simbel: a stage takes one of your leaders under it. Its effect ends, and at the end it is worth twice its cost.

rules-cities = Black cards
rules-cities-text =
    <black> Each Age has as many black cards as there are players. So a hand begins with eight cards, and an Age has seven turns.
    A black card is built like any other. What it is worth has a row of its own on the score sheet.
    Many of them bring something to you and cost the others something.
rules-debt = Losses and debts
rules-debt-text =
    Some cards make all other players lose coins. At the end of the turn each of them decides how many of these coins to pay. For each coin that is not paid, one takes a debt.
    A debt is −1 point at the end and is never paid off. You may take one even if you could pay.
    > Somebody builds a card by which you lose <coin 3>. You have <coin 2> and want to keep one: you pay 1 and take two debts, −2 points.
rules-diplomacy = Diplomacy
rules-diplomacy-text =
    Whoever has a Diplomacy token takes no part in the next conflict, strong or weak. Those on both sides then face each other. After the conflict the token is given back; with several, the others stay for later.
    If only two cities are left, they fight once.
    > Three play, and Age I ends. You have no shields but a Diplomacy token, your left neighbour has 2 shields, your right neighbour 1. You stay out; the others fight once: <victory 1> for the left one, <defeat 1> for the right one.
rules-spies = Further black cards
rules-spies-text =
    - A copied symbol is that of a green card of a neighbour, chosen at the end. The neighbour keeps it.
    - <@clandestine-wharf-west> and <@clandestine-wharf-east> make one resource from its side <coin 1> cheaper in each turn; <@smugglers-cache> does so for every resource that is shown on the neighbour’s board. Discounts add up, down to 0.
    - <@secret-warehouse> gives one more of a resource that your board, your brown or gray cards produce, <@black-market> one that none of them produces.
    - With the <@architect-firm> your stages cost no resources.
    - <@raider-camp>, <@raider-fort> and <@raider-garrison> bring a Victory token at once, and each neighbour a debt.
    > You buy <wood> from your right neighbour for <coin 2>. With the <@east-trading-post> it costs <coin 1>, and with the <@clandestine-wharf-east> too it costs nothing, once in each turn.
rules-teams = Teams
rules-teams-text =
    Four or six can play in teams of two, with Cities. Partners sit side by side, see each other’s hands and may talk.
    Partners do not fight each other. Each fights the neighbour of another team, for two tokens instead of one. Otherwise the partner is a neighbour like any other: you buy from each other.
    At the end the points of both are added. The team with the most points wins.
    > Age II ends. You have 3 shields; your left neighbour, of another team, has 1. You take <victory 3> <victory 3>, the neighbour <defeat 1> <defeat 1>. Your partner on the right has none, and nothing happens between you.

rules-edifice = Great projects
rules-edifice-text =
    In each Age there is one edifice, seen by all from the start. Pawns lie on it, fewer than there are players.
    When you build a stage of your wonder, you may join the edifice with it: you pay its cost too and take a pawn. Once an Age.
    - If all pawns are taken, the edifice is built. Everybody with a pawn of this Age gets the reward in the same turn.
    - If a pawn is left at the end of the Age, it has failed. Whoever has no pawn pays the penalty.
    Whoever cannot pay the penalty in full takes a debt instead: −2 points in Age I, −3 in Age II, −5 in Age III.
    Who joins in the turn in which the last pawn is taken gets one in any case.
    > One pawn is left on the Belvedere, which costs <coin 1>. You build your first stage, pay <coin 1> more and take the pawn: the Belvedere is built. At the end it brings you 1 point for each stage of your wonder.
rules-edifice-notes = About edifices
rules-edifice-notes-text =
    - The stage and joining are one payment, with the coins of the beginning of the turn.
    - A card that is given up as a penalty is gone with all it gave. Its name can be built again.
    - Resources of a reward are for you alone, from the next turn on.
    - Ur is played only with Edifice: its stages bring pawns of their own.

rules-pack = Wonder Pack
rules-pack-text =
    - The Great Wall: its stages are built in any order.
    - Manneken Pis: no resource, but <coin 4> more at the start. Its stages have the effects of stages of your neighbours.
    - Stonehenge: counts the stone on your brown cards.
    - Abu Simbel: is played with Leaders and takes leaders under its stages.
rules-catan = Catan
rules-catan-text =
    Catan produces nothing. Its port turns, once in each turn, two equal resources of your board, brown and gray cards into one of any kind.
    > You produce <wood> <wood> <wood>, and the <@school> costs <wood> <papyrus>: the port turns two <wood> into one <papyrus>.
rules-promos = Promos and extras
rules-promos-text =
    The promos are the first Manneken Pis and the leaders Louis, Esteban and Stevie, who need Leaders. The first edition extras are guilds, leaders and wonder sides that later printings left out.
    - <@esteban>: once in the game you say with your choice that hands stay where they are.
    - <@stevie>: he is recruited by building the next stage for <coin 1> for each of its resources.
    - <@louis>: 7 points, less 1 for each Victory token you have.
    When several cities build from the discard pile in one turn, they do so one after another; the log says in which order.
    > The first stage of Giza, side A, costs <stone> <stone>. With <@stevie> you build it for <coin 2>; he lies face up under it.
