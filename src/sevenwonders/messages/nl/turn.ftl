turn-yours = Jij bent aan de beurt
turn-body = Jij bent aan de beurt
turn-waits = wacht op { $names }
turn-title = Als je aan de beurt bent
turn-sound = Geluid
turn-notify = Melding
turn-refused = Je browser blokkeert meldingen van deze site. In de instellingen van de browser kun je ze toestaan.
turn-impossible = Je browser toont alleen meldingen van sites met https.
