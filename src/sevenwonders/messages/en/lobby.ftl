lobby-title = The game is ready to start
lobby-freed = The host has freed your seat. You can take another one, or watch the game.
lobby-waiting = The game begins when every seat is taken and the host starts it.
lobby-share = Invite your friends
lobby-share-lead = Everyone who opens this link can take a seat.
lobby-share-link = Link to this table
lobby-share-copy = Copy the link
lobby-share-copied = Copied
lobby-share-local = This link works on this computer only: open the address that the server printed for your network to invite others.
lobby-share-private = Everyone who opens this link can watch and take a seat. Nobody else can see the table.
lobby-invited = Invited
lobby-uninvite = Remove { $name } from the list
lobby-renew = Create a new link
lobby-renew-about = A new link replaces the old one, which then no longer works.
lobby-invite-name = Invite by account name
lobby-invite = Invite
lobby-private = This table is private: only the host can invite people.
lobby-invitation = You are invited
lobby-invitation-lead = You have been invited to a private table.
lobby-invitation-go = Go to the table
lobby-seat-empty = Free
lobby-seat-take = Sit here
lobby-seat-bot = Place a bot
lobby-seat-bot-n = Place a bot at seat { $n }
lobby-seat-remove = Remove
lobby-seat-free = Free the seat
lobby-seat-host = host
lobby-fill = Fill with bots
lobby-start = Start the game
lobby-start-wait = { $n ->
    [one] { $n } seat is still free
   *[other] { $n } seats are still free
}
lobby-start-host = Waiting for the host to start
lobby-join = Take a seat
lobby-join-lead = Tell us your name and sit down.
lobby-watch = You are watching this table.
lobby-leave = Leave the table
