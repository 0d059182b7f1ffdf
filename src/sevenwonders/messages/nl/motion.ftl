motion-title = Animaties
motion-off = Uit
motion-quick = Snel
motion-normal = Normaal
