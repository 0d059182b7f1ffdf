mail-confirm-subject = Sevenwonders: is dit jouw adres?
mail-confirm = Hallo { $name }, open deze link om je e-mailadres te bevestigen: { $link } Heb je er niet om gevraagd, dan hoef je niets te doen.
mail-reset-subject = Sevenwonders: een nieuw wachtwoord
mail-reset = Hallo { $name }, kies hier een nieuw wachtwoord: { $link } De link werkt één keer en is 24 uur geldig. Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
mail-turn-subject = Sevenwonders: jij bent aan de beurt
mail-turn = Hallo { $name }, je bent aan de beurt in het spel met { $others }.
mail-turn-left = { $n ->
    [0] Je hebt nog minder dan een uur.
    [one] Je hebt nog { $n } uur.
   *[other] Je hebt nog { $n } uur.
}
mail-turn-stop = Deze e-mails stopzetten: { $link }
