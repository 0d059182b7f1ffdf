turn-yours = Du bist am Zug
turn-body = Du bist am Zug
turn-waits = wartet auf { $names }
turn-title = Wenn du am Zug bist
turn-sound = Ton
turn-notify = Benachrichtigung
turn-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
turn-impossible = Dein Browser zeigt Benachrichtigungen nur von Seiten mit https.
