### The rules for players. A line that begins with - is an item, with > an example; <wood> and the like are signs.

rules-title = Rules
rules-lead = Read the first chapter, play a game, and come back for the rest.
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
rules-numbered = These pages explain the game as it is played here. If a printed rulebook leaves a question open, they give the answer that is used here.
rules-more = More in the rules
rules-part-learn = How to play
rules-part-wonders = Wonders and editions
rules-part-two = Two players
rules-part-leaders = Leaders
rules-part-cities = Cities and teams
rules-part-edifice = Edifice
rules-part-more = More wonders

rules-goal = Goal of the game
rules-goal-text =
    You lead a city of the ancient world. Over three Ages you build your city, card by card, and one of the wonders with it. Whoever has the most points at the end wins.
    Everybody plays at the same time, so nobody waits for a turn.
rules-table = What is in front of you
rules-table-text =
    - Your wonder board. It produces one resource from the first turn on and has two to four stages that you can build.
    - <coin 3> Three coins.
    - Your city: the cards that you build. Everybody can see them.
    Your neighbours sit on your left and on your right. You trade and have military conflicts with these two only. What the other players do matters only for the final score.
    Each Age has its own deck, made for the number of players. The deck of Age III includes some guilds: two more than there are players, out of ten. Nobody knows which ones.
rules-turn = A turn
rules-turn-text =
    - You choose one card from your hand. Nobody else sees it.
    - When all players have chosen, the cards are revealed and everybody does what they chose.
    - You pass the rest of your hand to one neighbour and receive the hand of the other neighbour.
    You can use your card in three ways:
    - Build it. You pay its cost, and it stays in your city for the rest of the game.
    - Build the next stage of your wonder with it. You pay the cost of the stage, and the card goes face down under the board.
    - Discard it for <coin 3>. This is always possible.
    You can take back your choice until the last player has chosen.
rules-age = An Age
rules-age-text =
    An Age begins with seven cards for each player and has six turns. In the sixth turn you have two cards: you play one and discard the other, without getting coins for it.
    In Ages I and III hands are passed to the left, in Age II to the right.
    Then the military conflicts of this Age are resolved, and the next Age begins. You keep your city, your coins and your tokens.
    > In the sixth turn you have the <@altar> and the <@theater>. You build the <@altar>; the <@theater> goes to the discard pile, and you get no coins for it.
rules-colors = The colours of the cards
rules-colors-text =
    - <brown> Brown cards produce raw materials: <wood> wood, <stone> stone, <clay> clay and <ore> ore.
    - <gray> Gray cards produce manufactured goods: <glass> glass, <papyrus> papyrus and <cloth> cloth.
    - <blue> Blue cards are worth the points they show.
    - <yellow> Yellow cards give coins, make buying cheaper, produce resources or are worth points.
    - <red> Red cards have shields for the military conflicts.
    - <green> Green cards have scientific symbols.
    - <purple> Purple cards are the guilds. They are worth points for what you or your neighbours have.
    Only Ages I and II have brown and gray cards, and only Age III has guilds.
rules-cost = What a card costs
rules-cost-text =
    The cost is shown at the top left of a card. If nothing is shown, the card is free. You pay coins to the bank. You need every resource shown: either your city produces it, or you buy it this turn.
    Resources are not spent. Your city produces them again in every turn of the game.
    You can never build the same card twice.
    > Your city produces <stone> <stone> <clay>. You can build the <@baths> for <stone> this turn and the <@aqueduct> next turn, if you buy a third <stone>.
    Some cards show a choice of resources, such as <wood/clay>. They produce one of these each turn, whichever you need.
rules-trade = Buying from neighbours
rules-trade-text =
    You can buy resources from your left and right neighbours for <coin 2> each. The neighbour gets the coins, cannot refuse and can still use the resource.
    You can buy what the board, the brown cards and the gray cards of a neighbour produce. What yellow cards and wonder stages produce is for their owner only.
    You pay with the coins you had at the beginning of the turn. Coins you receive this turn can be spent next turn.
    > You want to build a card for <wood> <wood> <glass> and produce one <wood>. Your left neighbour has wood, your right neighbour has glass: you pay <coin 2> to each.
    With the <@west-trading-post> or the <@east-trading-post> you pay <coin 1> for each raw material from one neighbour. With the <@marketplace> you pay <coin 1> for each manufactured good from either neighbour. They work from the next turn on.
    Under each card you see the lowest price. If there are several ways to pay, you can choose one.
rules-chain = Free construction (chains)
rules-chain-text =
    Some cards are free if you have built a certain earlier card. The small picture at the bottom left of a card shows which one; the pictures at the bottom right show what a card makes free later.
    > If you have the <@theater>, you can build the <@statue> for free in Age II, and if you have the <@statue>, the <@gardens> in Age III.
    A chain waives the whole cost, including coins. It works from the turn after you build the earlier card.
rules-wonder = Building the wonder
rules-wonder-text =
    You build the stages in order, from left to right. You can build each stage once, whenever you like. You pay the cost of the stage, not the cost of the card that you put under it.
    The points of a stage count at the end. You get its coins at once. Its shields and resources work for the rest of the game.
    You do not have to build your wonder. But every stage gives you something, and it keeps a card away from your neighbour.
rules-war = Military conflicts
rules-war-text =
    At the end of each Age you compare your <shield> with those of your left neighbour and then with those of your right neighbour.
    - If you have more, you take a Victory token: <victory 1> in Age I, <victory 3> in Age II, <victory 5> in Age III.
    - If you have fewer, you take a Defeat token: <defeat 1> in every Age.
    - If you have the same number, neither of you takes a token.
    Shields are not used up: they count again in the next Age.
    > Age II ends. You have 3 shields, your left neighbour has 5, your right neighbour has 2. You take <defeat 1> and <victory 3>.
rules-science = Science
rules-science-text =
    There are three symbols: <compass> compass, <gear> gear and <tablet> tablet. They score in two ways, and both count:
    - Identical symbols: their number multiplied by itself. 1, 2, 3 or 4 identical symbols are worth 1, 4, 9 or 16 points.
    - Each set of three different symbols: 7 points.
    > With <compass> <compass> <compass> <gear> <gear> <tablet> you have 9 + 4 + 1 points for identical symbols and 7 points for one set: 21.
    If you have a symbol of your choice, it is chosen at the end. You automatically get the best one.
rules-score = Counting the points
rules-score-text =
    After the military conflicts of Age III, all points are added up:
    - Military conflicts: Victory tokens minus Defeat tokens.
    - Treasury: 1 point for every <coin 3>.
    - Wonder: the points of your stages.
    - Blue cards: their points.
    - Science: as explained above.
    - Yellow cards: some in Age III are worth points.
    - Guilds: for what you and your neighbours have.
    The player with the most points wins. In a tie, the player with the most coins wins. If the coins are tied too, the players share the victory.
    > You have <victory 3> <victory 5> <defeat 1>, 8 coins, all stages of Giza, side A, the <@palace>, the <@altar>, <compass> and <gear>: 7 + 2 + 15 + 10 + 2 = 36 points.
rules-hidden = What is hidden
rules-hidden-text =
    The other players do not see your hand, your choice before the reveal, or the cards that you discard or put under your wonder. Everything in the cities is open: cards, coins, tokens, and who paid whom how much.
    > Your left neighbour builds a stage and buys <stone> from you. You see the stage and get <coin 2>, but you do not see the card under it.
rules-advice = Strategy tips
rules-advice-text =
    - Take some resources in Age I. Age III has no more of them.
    - Look at your neighbours: you can buy what they produce instead of building it yourself.
    - If a card is worth a lot to your neighbour, you can put it under your wonder.
    - In science, each further symbol is worth more than the one before. One or two symbols are worth little.
    - You do not have to win every conflict. But without any shields you can lose all six.
    > Your left neighbour has <compass> <compass>. A third one would be worth 5 more points, so in Age I you put the <@apothecary> under your wonder instead of passing it on.

rules-editions = The two editions
rules-editions-text =
    Both editions of the base game can be played here; their cards are never mixed. In the first edition, boards have sides A and B; in the second edition, a day side and a night side. The second edition has its own costs, some new guilds and different powers for some wonders.
    Side A, or the day side, is the simpler one. The rulebook recommends it for your first games.
    You can use all expansions with both editions.
    > The <@altar> is worth 2 points in the first edition and 3 in the second.
rules-powers = What some wonders can do
rules-powers-text =
    - Last card (Babylon): at the end of an Age you also play your last card instead of discarding it.
    - Discard pile (Halicarnassus): when you build the stage, you look through all discarded cards and may build one of them for free.
    - Free card once per Age (Olympia, side A): once per Age you may build a card from your hand for free.
    - New colour (Olympia, day side): a card of a colour that your city does not have yet is free.
    - First and last card (Olympia, night side): the card that you build in the first turn of an Age is free. With the second stage, so is the card that you build in the last turn.
    - Copied guild (Olympia, side B): at the end, a guild of a neighbour counts for you as if you had built it. You automatically get the best one.
    - Any resource (Alexandria): you can use one of the resources shown each turn. Neighbours cannot buy it.
rules-guilds = Guilds
rules-guilds-text =
    Most guilds count the cards of one colour in both neighbouring cities, not in your own. The <@builders-guild> counts the wonder stages of all three cities; the <@shipowners-guild> counts the brown, gray and purple cards in your own city.
    The <@scientists-guild> gives you a symbol of your choice. The <@decorators-guild>, in the second edition, is worth 7 points if your wonder is complete.
    Guilds count what is there at the end of the game.

rules-two = The free city
rules-two-text =
    With two players there are three cities: one each, and the free city between you. It has its own wonder and <coin 3>. You play with the cards for three players.
    You take turns holding the Free city card. Whoever holds it draws a card from the free city’s pile and then chooses twice: first a card for their own city, then a card for the free city.
    If the free city can build a card or a stage, it must do so. Only if it can build nothing, a card is discarded for it. A card that is free through a chain must be built through that chain.
    The free city buys from both of you, and both of you can buy from it. Whoever holds the Free city card decides where it buys.
    After each turn you exchange hands. The free city takes part in conflicts and counts like any other neighbour, but it never wins.
    > You hold the Free city card and build the <@theater> for yourself. The <@altar> is still in your hand, and the free city can build it for free, so you may not discard a card for it.

rules-leaders = Leader draft
rules-leaders-text =
    Everybody begins with <coin 6> instead of <coin 3>.
    Before Age I you are dealt four leaders. You keep one and pass the others to the right, until everybody has four. Nobody else sees which leaders you have.
    > You are dealt four leaders. You keep <@caesar> and pass three. Your left neighbour passes you three others: you keep <@bilkis> and pass two. Then you keep one of two, and the last one that you receive is also yours.
rules-recruit = Recruiting
rules-recruit-text =
    Each Age begins with a recruitment phase, before its cards are dealt. All players choose one leader at the same time:
    - Recruit it: you pay its cost in coins, and it works from then on.
    - Build a stage of your wonder with it: it goes face down under the board and has no effect.
    - Discard it for <coin 3>.
    The recruitment phase is a turn like any other: you can buy resources for a stage.
    In Age III you use your third leader; the fourth goes back to the box.
    Leaders are white cards. A leader with a shield is not a red card, and a leader with a symbol is not a green card, but the shields and symbols count all the same.
    > You have <coin 6> and recruit <@caesar> for 5. His two <shield> count from the first conflict on, and you have <coin 1> left for the first turn.
rules-leaders-notes = Notes on leaders
rules-leaders-notes-text =
    - If a leader gives you something once, you get it when you recruit the leader. If it gives you something on later occasions, it does so from the next turn on.
    - <@archimedes>, <@hammurabi>, <@leonidas>, <@imhotep>: you need one resource less, the one that saves you the most. You always pay the coins.
    - <@bilkis>: once per turn, you can buy one resource of any kind from the bank for <coin 1>.
    - <@tomyris>: the Defeat tokens of the conflicts you lose go to the winner.
    - <@caligula>: one black card is free in each Age. If you do not use this in an Age, it is lost.
    - <@courtesans-guild>: once built, it copies a leader of a neighbour until the end of the game.
    - Roma: on the day side leaders are free; on the night side they are cheaper, also for your neighbours. The night side draws more leaders.
    - Abu Simbel: you place one of your leaders under a stage. The effect of that leader ends, and at the end of the game it is worth twice its cost.

rules-cities = Black cards
rules-cities-text =
    <black> Each Age has as many black cards as there are players. So a hand begins with eight cards, and an Age has seven turns.
    You build a black card like any other card. The points of black cards have their own row on the score sheet.
    Many black cards give something to you and cost the other players something.
rules-debt = Losses and Debt tokens
rules-debt-text =
    Some cards make all other players lose coins. At the end of the turn, each of these players decides how many of the coins to pay. For each coin that they do not pay, they take a Debt token.
    A Debt token is worth −1 point at the end and can never be paid off. You may take one even if you could pay.
    > Somebody builds a card that makes you lose <coin 3>. You have <coin 2> and want to keep one: you pay 1 and take two Debt tokens, −2 points.
rules-diplomacy = Diplomacy
rules-diplomacy-text =
    If you have a Diplomacy token, you take no part in the next conflicts, whether you are strong or weak. Your two neighbours then face each other. After the conflicts you give the token back. If you have several, you keep the others for later.
    If only two cities are left, they fight only one conflict.
    > In a game with three players, Age I ends. You have a Diplomacy token and no shields; your left neighbour has 2 shields, your right neighbour has 1. You take no part. The other two fight one conflict: <victory 1> for your left neighbour, <defeat 1> for your right neighbour.
rules-spies = More black cards
rules-spies-text =
    - A copied symbol is the symbol of a neighbour’s green card, chosen at the end. The neighbour keeps it.
    - <@clandestine-wharf-west> and <@clandestine-wharf-east>: once per turn, one resource from that side costs <coin 1> less. <@smugglers-cache>: every resource that is shown on a neighbour’s board costs <coin 1> less there. Discounts add up, down to 0.
    - <@secret-warehouse>: one more resource of a kind that your board, your brown cards or your gray cards produce. <@black-market>: one resource of a kind that none of them produce.
    - With the <@architect-firm> your stages cost no resources.
    - <@raider-camp>, <@raider-fort> and <@raider-garrison> give you a Victory token at once, and each neighbour a Debt token.
    > You buy <wood> from your right neighbour for <coin 2>. With the <@east-trading-post> it costs <coin 1>. If you also have the <@clandestine-wharf-east>, it costs nothing, once per turn.
rules-teams = Teams
rules-teams-text =
    With Cities, four or six players can play in teams of two. Partners sit side by side, see each other’s hands and may talk.
    Partners do not fight each other. Each of them fights the neighbour from another team, for two tokens instead of one. In everything else your partner is a neighbour like any other: you can buy from each other.
    At the end you add up the points of both partners. The team with the most points wins.
    > Age II ends. You have 3 shields; your left neighbour, from another team, has 1. You take <victory 3> <victory 3>, the neighbour takes <defeat 1> <defeat 1>. Your partner on the right has no shields, and nothing happens between you.

rules-edifice = Edifices
rules-edifice-text =
    Each Age has one edifice, which everybody can see from the start. It holds pawns, fewer than there are players.
    When you build a stage of your wonder, you may join the edifice at the same time: you also pay its cost and take a pawn. You can do this once per Age.
    - If all pawns are taken, the edifice is built. Everybody who has a pawn of this Age gets the reward in the same turn.
    - If a pawn is left at the end of the Age, the edifice has failed. Everybody who has no pawn pays the penalty.
    If you cannot pay the penalty in full, you take a Debt token instead: −2 points in Age I, −3 in Age II, −5 in Age III.
    Everybody who joins in the turn in which the last pawn is taken gets a pawn.
    > One pawn is left on the Belvedere, which costs <coin 1>. You build your first stage, pay <coin 1> more and take the pawn: the Belvedere is built. At the end it gives you 1 point for each stage of your wonder.
rules-edifice-notes = Notes on edifices
rules-edifice-notes-text =
    - You pay for the stage and for joining together, with the coins you had at the beginning of the turn.
    - If you lose a card as a penalty, you also lose its effects, but you keep the coins it gave you. You can build the same card again.
    - Resources from a reward are for you only, from the next turn on.
    - Ur is only played with Edifice: its stages give you extra pawns.

rules-pack = Wonder Pack
rules-pack-text =
    - The Great Wall: you build its stages in any order.
    - Manneken Pis: it produces no resource, but starts with <coin 4> more. Its stages have the effects of your neighbours’ stages.
    - Stonehenge: it counts the stone on your brown cards.
    - Abu Simbel: you play it with Leaders and place leaders under its stages.
rules-catan = Catan
rules-catan-text =
    Catan produces nothing. Once per turn, its port turns two identical resources from your brown and gray cards into one of any kind.
    > You produce <wood> <wood> <wood>, and the <@school> costs <wood> <papyrus>: the port turns two <wood> into one <papyrus>.
rules-promos = Promos and extras
rules-promos-text =
    The promos are the first Manneken Pis and the leaders Louis, Esteban and Stevie, who need the Leaders expansion. The first edition extras are guilds, leaders and wonder sides that later printings left out.
    - <@esteban>: once per game, you announce with your choice that hands are not passed after this turn.
    - <@stevie>: you recruit him by building your next stage for <coin 1> for each of its resources.
    - <@louis>: 7 points, minus 1 for each Victory token you have.
    If several cities build from the discard pile in one turn, they do so one after another; the log shows the order.
    > The first stage of Giza, side A, costs <stone> <stone>. With <@stevie> you build it for <coin 2>; he stays face up under it.
