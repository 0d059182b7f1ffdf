mail-confirm-subject = Sevenwonders: is this your address?
mail-confirm = Hello { $name }, please open this link to confirm your email address: { $link } If you did not ask for this, you can ignore this email.
mail-reset-subject = Sevenwonders: a new password
mail-reset = Hello { $name }, choose a new password here: { $link } The link works once, within 24 hours. If you did not ask for this, you can ignore this email: your password stays the same.
mail-turn-subject = Sevenwonders: it is your turn
mail-turn = Hello { $name }, it is your turn at the table with { $others }.
mail-turn-left = { $n ->
    [0] You have less than an hour left.
    [one] You have { $n } hour left.
   *[other] You have { $n } hours left.
}
mail-turn-stop = To stop these emails: { $link }
