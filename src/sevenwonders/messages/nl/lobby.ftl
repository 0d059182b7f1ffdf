lobby-title = Het spel kan beginnen
lobby-freed = De gastheer heeft je plaats vrijgemaakt. Je kunt een andere nemen of naar het spel kijken.
lobby-waiting = Het spel begint als elke plaats bezet is en de gastheer het start.
lobby-share = Nodig je vrienden uit
lobby-share-lead = Wie deze link opent, kan meespelen.
lobby-share-link = Link van deze tafel
lobby-share-copy = Kopieer de link
lobby-share-copied = Gekopieerd
lobby-share-local = Deze link werkt alleen op deze computer: open het adres dat de server voor je netwerk toonde om anderen uit te nodigen.
lobby-share-private = Wie deze link opent, mag kijken en meespelen. Niemand anders ziet de tafel.
lobby-invited = Uitgenodigd
lobby-uninvite = Haal { $name } van de lijst
lobby-renew = Maak een nieuwe link
lobby-renew-about = Een nieuwe link vervangt de oude, die dan niet meer werkt.
lobby-invite-name = Nodig uit op accountnaam
lobby-invite = Uitnodigen
lobby-private = Deze tafel is besloten: alleen de gastheer kan mensen uitnodigen.
lobby-invitation = Je bent uitgenodigd
lobby-invitation-lead = Iemand nodigt je uit aan een besloten tafel.
lobby-invitation-go = Naar de tafel
lobby-seat-empty = Vrij
lobby-seat-take = Ga hier zitten
lobby-seat-bot = Bot toevoegen
lobby-seat-bot-n = Zet een bot op plaats { $n }
lobby-seat-remove = Verwijderen
lobby-seat-free = Maak de plaats vrij
lobby-seat-host = gastheer
lobby-fill = Vul aan met bots
lobby-start = Start het spel
lobby-start-wait = { $n ->
    [one] Nog { $n } plaats vrij
   *[other] Nog { $n } plaatsen vrij
}
lobby-start-host = Wachten tot de gastheer start
lobby-join = Neem een plaats
lobby-join-lead = Vul je naam in en neem een plaats.
lobby-watch = Je kijkt naar deze tafel.
lobby-leave = Verlaat de tafel
