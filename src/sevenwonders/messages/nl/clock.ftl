clock-title = Klok
clock-paused = gepauzeerd
clock-chosen = heeft gekozen
clock-away = een bot speelt
clock-none = geen klok
clock-about = Is iemands tijd om, dan speelt een bot (niveau: { $bot }) tot die speler terug is.
clock-paused-all = De klok staat stil. Elke speler kan hem weer laten lopen.
clock-go-on = Klok weer laten lopen
clock-unwish = Toch geen pauze
clock-pause = Pauze vragen
clock-turn = { $n } s per beurt
clock-turn-reserve = { $n } s per beurt + { $minutes } min
clock-new = Klok
clock-new-none = Geen
clock-bot = Als de tijd om is, speelt deze bot
clock-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
clock-turn-days = { $n ->
    [one] { $n } dag per beurt
   *[other] { $n } dagen per beurt
}
clock-hours = { $n } u
clock-wished = { $n ->
    [one] { $names } wil graag een pauze. Die begint als iedereen erom vraagt.
   *[other] { $names } willen graag een pauze. Die begint als iedereen erom vraagt.
}
