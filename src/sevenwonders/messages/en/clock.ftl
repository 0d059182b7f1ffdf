clock-title = Clock
clock-paused = paused
clock-chosen = has chosen
clock-away = a bot is playing
clock-none = no clock
clock-about = When somebody’s time is up, a bot plays for them (level: { $bot }) until they come back.
clock-paused-all = The clock is stopped. Any player can start it again.
clock-go-on = Start the clock again
clock-unwish = Withdraw the request
clock-pause = Ask for a pause
clock-turn = { $n } s per turn
clock-turn-reserve = { $n } s per turn + { $minutes } min
clock-new = Clock
clock-new-none = None
clock-bot = When somebody’s time is up, this bot plays
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-turn-days = { $n ->
    [one] { $n } day per turn
   *[other] { $n } days per turn
}
clock-hours = { $n } h
clock-wished = { $n ->
    [one] { $names } would like a pause. The pause begins when all players have asked for it.
   *[other] { $names } would like a pause. The pause begins when all players have asked for it.
}
