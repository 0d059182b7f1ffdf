turn-yours = Your turn
turn-body = It is your turn
turn-waits = waiting for { $names }
turn-title = When it is your turn
turn-sound = Sound
turn-notify = Notification
turn-refused = Your browser blocks notifications from this site. You can allow them in the browser’s settings.
turn-impossible = Your browser shows notifications only for https sites.
