mail-confirm-subject = Sevenwonders: is dit jouw adres?
mail-confirm = Hallo { $name }, open deze link om je e-mailadres te bevestigen: { $link } Heb je er niet om gevraagd, dan hoef je niets te doen.
mail-reset-subject = Sevenwonders: een nieuw wachtwoord
mail-reset = Hallo { $name }, kies hier een nieuw wachtwoord: { $link } De link werkt één keer, 24 uur lang. Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
mail-turn-subject = Sevenwonders: jij bent aan de beurt
mail-turn = Hallo { $name }, je bent aan de beurt aan de tafel met { $others }.
mail-turn-left = { $n ->
    [0] Je hebt nog minder dan een uur.
    [one] Je hebt nog { $n } uur.
   *[other] Je hebt nog { $n } uur.
}
mail-turn-stop = Om deze e-mails niet meer te krijgen: { $link }
