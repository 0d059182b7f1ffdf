mail-confirm-subject = Sevenwonders: is dit jouw adres?
mail-confirm = Hallo { $name }, open deze link om je e-mailadres te bevestigen: { $link } Heb je er niet om gevraagd, dan hoef je niets te doen.
mail-reset-subject = Sevenwonders: een nieuw wachtwoord
mail-reset = Hallo { $name }, kies hier een nieuw wachtwoord: { $link } De link werkt één keer, 24 uur lang. Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
