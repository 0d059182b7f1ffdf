terminal-player = Player
terminal-seat = seat { $seat }
terminal-free-city = free city
terminal-holder = { $who } also plays for the free city
terminal-column-city = City
terminal-column-coins = Coins
terminal-column-shields = Shields
terminal-column-science = c/g/t
terminal-column-stages = Stage
terminal-column-tokens = Tokens
terminal-column-points = Pts
terminal-color-brown = Br
terminal-color-gray = Gy
terminal-color-blue = Bl
terminal-color-yellow = Ye
terminal-color-red = Re
terminal-color-green = Gr
terminal-color-purple = Pu
terminal-color-black = Bk
terminal-color-white = Ld
terminal-has = { $who } has
terminal-buys-cheaply = { $goods }; buys for 1 coin: { $cheap }
terminal-discount-raw-left = raw materials left
terminal-discount-raw-right = raw materials right
terminal-discount-manufactured-left = manufactured goods left
terminal-discount-manufactured-right = manufactured goods right
terminal-sells = { $who } sells
terminal-built = built
terminal-next-stage = next stage
terminal-stage = { $stage }: { $gives }, for { $cost }
terminal-complete = the wonder is complete
terminal-holds = { $who } holds
terminal-leaders = leaders: { $what }
terminal-partner = plays with { $who }
terminal-column-card = Card
terminal-column-gives = Gives
terminal-column-cost = Cost
terminal-column-build = Build
terminal-column-take = Take
terminal-column-now = Now
terminal-yes = yes
terminal-no = no
terminal-chain = yes, by chain
terminal-free-build = free build
terminal-pay = pay { $prices }
terminal-ways = { $what } ({ $n } ways)
terminal-stage-can = stage { $stage } can be built
terminal-stage-for = stage { $stage } can be built: { $price }
terminal-stage-not = no stage now: { $why }
terminal-prompt = b1 build card 1, w1 wonder stage, d1 discard, ? help, q quit
terminal-prompt-pile = t1 take card 1, n nothing, ? help, q quit
terminal-prompt-number = A number, ? help, q quit
terminal-act-build = build
terminal-act-stage = wonder stage
terminal-act-discard = discard for 3 coins
terminal-act-free = build with this Age’s free build
terminal-act-take = take
terminal-act-keep = keep
terminal-act-recruit = recruit
terminal-act-copy = copy this leader
terminal-act-bury = place under the stage
terminal-act-drop = give back
terminal-act-lose = pay
terminal-act-yield = give up
terminal-which-use = { $card }: { $uses }; Enter to go back
terminal-which-price = Which price? Enter for 1, 0 to go back
terminal-which = Which one? Enter for 1, 0 to go back
terminal-unclear = Type a letter and a card, such as b1, or ? for help.
terminal-no-card = There is no card { $number }; choose 1 to { $count }.
terminal-no-number = Type a number from 1 to { $count }.
terminal-impossible = { $card }, { $verb }: not possible now.
terminal-impossible-because = { $card }, { $verb }: not possible: { $why }.
terminal-nothing = nothing
terminal-built-as = stage { $stage }, { $gives }
terminal-stage-n = stage { $stage }
terminal-joins = join the edifice
terminal-freezes = hands are not passed
terminal-loss = pay { $coins }, Debt tokens: { $n }
terminal-tokens = give back { $what }
terminal-leave = You leave the table.
terminal-save = Save the record? Type a file name, or press Enter for no
terminal-exists = { $file } exists; choose another name.
terminal-saved = The record is in { $file }.
terminal-points = Points
terminal-wins = { "*" } wins
terminal-shared = { "*" } share the victory
terminal-help =
    b1  build card 1            w1  build the next stage with card 1, face down
    d1  discard it for 3 coins  f1  build card 1 with this Age’s free build
    1   ask what can be done with card 1
    ?   this help               q   quit, with an offer to save the game

    If there are several ways to pay, you choose one; Enter takes the cheapest.

    { "*" } you, < left neighbour, > right neighbour; Shields = military strength;
    c/g/t = compasses, gears, tablets (+ those of your choice); Stage = stages
    built; Tokens = points of Victory and Defeat tokens; Pts = points if the game
    ended now; then the number of cards: brown, gray, blue, yellow, red, green,
    purple, and with the expansions black and leaders. Now = points that a card
    gives at once. With expansions, some questions are answered with a number
    alone.
