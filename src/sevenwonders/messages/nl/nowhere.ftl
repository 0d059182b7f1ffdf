nowhere-title = Pagina niet gevonden
nowhere-lead = Er is niets op dit adres.
nowhere-home = Naar de startpagina
nowhere-table = Deze tafel bestaat niet meer, of heeft nooit bestaan.
