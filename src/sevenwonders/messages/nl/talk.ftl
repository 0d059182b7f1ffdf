talk-title = Chat
talk-none = Nog niemand heeft iets gezegd.
talk-team = alleen voor jullie twee
talk-more = Opties voor het bericht van { $name }
talk-mute = Aan deze tafel negeren
talk-block = Overal blokkeren
talk-report = Melden
talk-reported = Het bericht is gemeld bij de beheerder van deze server.
talk-muted = Je negeert { $name }.
talk-unmute = Niet meer negeren
talk-phrases = Korte berichten
talk-write = Schrijf iets
talk-send = Versturen
talk-alone = Alleen voor { $name }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Succes!
talk-phrase-one-moment = Een momentje
talk-phrase-nice = Mooi!
talk-phrase-oops = Oeps
talk-phrase-thanks = Bedankt
talk-phrase-well-played = Goed gespeeld!
talk-phrase-again = Nog een keer?
talk-phrase-bye = Tot ziens
talk-notice-out-of-time = De tijd van { $name } is om: een bot speelt verder.
talk-notice-changed = { $name } heeft het spel gewijzigd.
talk-news = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
}
