talk-title = Chat
talk-none = Nobody has said anything yet.
talk-team = only for you two
talk-more = Options for { $name }’s message
talk-mute = Mute at this table
talk-block = Block everywhere
talk-report = Report
talk-reported = The message was reported to whoever runs this server.
talk-muted = You have muted { $name }.
talk-unmute = Unmute
talk-phrases = Quick messages
talk-write = Write something
talk-send = Send
talk-alone = Only for { $name }
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-one-moment = One moment, please
talk-phrase-nice = Nice!
talk-phrase-oops = Oops
talk-phrase-thanks = Thank you
talk-phrase-well-played = Well played!
talk-phrase-again = Another game?
talk-phrase-bye = Goodbye
talk-notice-out-of-time = { $name } ran out of time: a bot is playing.
talk-notice-changed = { $name } changed the game.
talk-news = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
