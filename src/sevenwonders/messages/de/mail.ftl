mail-confirm-subject = Sevenwonders: Ist das deine Adresse?
mail-confirm = Hallo { $name }, öffne bitte diesen Link, um deine E-Mail-Adresse zu bestätigen: { $link } Wenn du nicht darum gebeten hast, ist nichts zu tun.
mail-reset-subject = Sevenwonders: ein neues Passwort
mail-reset = Hallo { $name }, wähle hier ein neues Passwort: { $link } Der Link gilt einmal und 24 Stunden lang. Wenn du nicht darum gebeten hast, ist nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-turn-subject = Sevenwonders: Du bist am Zug
mail-turn = Hallo { $name }, du bist am Zug am Tisch mit { $others }.
mail-turn-left = { $n ->
    [0] Du hast noch weniger als eine Stunde.
    [one] Du hast noch { $n } Stunde.
   *[other] Du hast noch { $n } Stunden.
}
mail-turn-stop = Diese E-Mails abbestellen: { $link }
