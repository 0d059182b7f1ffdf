clock-title = Uhr
clock-paused = angehalten
clock-chosen = hat gewählt
clock-away = ein Bot spielt
clock-none = ohne Uhr
clock-about = Ist die Zeit eines Spielers um, spielt ein Bot (Stärke: { $bot }), bis der Spieler zurückkommt.
clock-paused-all = Die Uhr steht. Jeder Mitspieler kann sie wieder starten.
clock-go-on = Uhr weiterlaufen lassen
clock-unwish = Doch keine Pause
clock-pause = Um eine Pause bitten
clock-turn = { $n } s pro Runde
clock-turn-reserve = { $n } s pro Runde + { $minutes } min
clock-new = Uhr
clock-new-none = Keine
clock-bot = Wenn die Zeit um ist, spielt dieser Bot
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-turn-days = { $n ->
    [one] { $n } Tag pro Runde
   *[other] { $n } Tage pro Runde
}
clock-hours = { $n } Std.
clock-wished = { $n ->
    [one] { $names } hätte gern eine Pause. Sie beginnt, wenn alle darum bitten.
   *[other] { $names } hätten gern eine Pause. Sie beginnt, wenn alle darum bitten.
}
