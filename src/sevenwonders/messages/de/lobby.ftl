lobby-title = Das Spiel ist bereit
lobby-freed = Der Gastgeber hat deinen Platz freigegeben. Du kannst einen anderen nehmen oder dem Spiel zusehen.
lobby-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind und der Gastgeber es startet.
lobby-share = Lade deine Freunde ein
lobby-share-lead = Wer diesen Link öffnet, kann mitspielen.
lobby-share-link = Link dieses Tisches
lobby-share-copy = Link kopieren
lobby-share-copied = Kopiert
lobby-share-local = Dieser Link gilt nur auf diesem Rechner: Öffne die Adresse, die der Server für dein Netz angezeigt hat, um andere einzuladen.
lobby-share-private = Wer diesen Link öffnet, darf zusehen und sich setzen. Niemand sonst sieht den Tisch.
lobby-invited = Eingeladen
lobby-uninvite = { $name } von der Liste nehmen
lobby-renew = Neuen Link erstellen
lobby-renew-about = Ein neuer Link ersetzt den alten, der dann nicht mehr gilt.
lobby-invite-name = Über den Kontonamen einladen
lobby-invite = Einladen
lobby-private = Dieser Tisch ist privat: Nur der Gastgeber kann einladen.
lobby-invitation = Du bist eingeladen
lobby-invitation-lead = Du wurdest an einen privaten Tisch eingeladen.
lobby-invitation-go = Zum Tisch
lobby-seat-empty = Frei
lobby-seat-take = Platz nehmen
lobby-seat-bot = Bot hinzufügen
lobby-seat-bot-n = Bot auf Platz { $n } setzen
lobby-seat-remove = Entfernen
lobby-seat-free = Platz frei machen
lobby-seat-host = Gastgeber
lobby-fill = Mit Bots auffüllen
lobby-start = Spiel starten
lobby-start-wait = { $n ->
    [one] Noch { $n } Platz frei
   *[other] Noch { $n } Plätze frei
}
lobby-start-host = Warten, bis der Gastgeber startet
lobby-join = Platz nehmen
lobby-join-lead = Gib deinen Namen ein und nimm Platz.
lobby-watch = Du siehst diesem Tisch zu.
lobby-leave = Tisch verlassen
