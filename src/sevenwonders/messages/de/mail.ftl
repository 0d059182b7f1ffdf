mail-confirm-subject = Sevenwonders: Ist das deine Adresse?
mail-confirm = Hallo { $name }, öffne bitte diesen Link, um deine E-Mail-Adresse zu bestätigen: { $link } Wenn du das nicht angefordert hast, musst du nichts tun.
mail-reset-subject = Sevenwonders: ein neues Passwort
mail-reset = Hallo { $name }, wähle hier ein neues Passwort: { $link } Der Link funktioniert einmal und ist 24 Stunden gültig. Wenn du das nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.
mail-turn-subject = Sevenwonders: Du bist am Zug
mail-turn = Hallo { $name }, du bist in der Partie mit { $others } am Zug.
mail-turn-left = { $n ->
    [0] Du hast noch weniger als eine Stunde.
    [one] Du hast noch { $n } Stunde.
   *[other] Du hast noch { $n } Stunden.
}
mail-turn-stop = Diese E-Mails abbestellen: { $link }
