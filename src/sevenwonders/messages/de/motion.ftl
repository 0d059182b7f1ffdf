motion-title = Animationen
motion-off = Aus
motion-quick = Schnell
motion-normal = Normal
