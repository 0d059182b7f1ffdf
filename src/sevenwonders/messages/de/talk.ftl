talk-title = Chat
talk-none = Noch hat niemand etwas gesagt.
talk-team = nur für euch beide
talk-more = Optionen für die Nachricht von { $name }
talk-mute = An diesem Tisch ignorieren
talk-block = Überall blockieren
talk-report = Melden
talk-reported = Die Nachricht wurde dem Betreiber des Servers gemeldet.
talk-muted = Du ignorierst { $name }.
talk-unmute = Nicht mehr ignorieren
talk-phrases = Kurze Nachrichten
talk-write = Etwas schreiben
talk-send = Senden
talk-alone = Nur für { $name }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Viel Glück!
talk-phrase-one-moment = Einen Moment bitte
talk-phrase-nice = Schön!
talk-phrase-oops = Hoppla
talk-phrase-thanks = Danke
talk-phrase-well-played = Gut gespielt!
talk-phrase-again = Noch eine Partie?
talk-phrase-bye = Tschüss!
talk-notice-out-of-time = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
talk-notice-changed = { $name } hat die Partie geändert.
talk-news = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
