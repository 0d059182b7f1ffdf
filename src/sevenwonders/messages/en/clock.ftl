clock-title = Clock
clock-paused = paused
clock-chosen = has chosen
clock-away = a bot is playing
clock-none = no clock
clock-about = When somebody’s time is up, a bot plays for them (level: { $bot }) until they come back.
clock-paused-all = The clock is stopped. Anybody who plays can start it again.
clock-go-on = Start the clock again
clock-unwish = No pause after all
clock-pause = Ask for a pause
clock-turn = { $n } s a turn
clock-turn-reserve = { $n } s a turn + { $minutes } min
clock-new = Clock
clock-new-none = None
clock-bot = When somebody’s time is up, this bot plays
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-turn-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
clock-hours = { $n } h
clock-wished = { $n ->
    [one] { $names } would like a pause. It begins when everybody asks for it.
   *[other] { $names } would like a pause. It begins when everybody asks for it.
}
