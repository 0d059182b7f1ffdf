nowhere-title = Pagina niet gevonden
nowhere-lead = Er is niets op dit adres.
nowhere-home = Terug naar het begin
nowhere-table = Deze tafel bestaat niet meer, of heeft nooit bestaan.
