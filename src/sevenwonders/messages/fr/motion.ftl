motion-title = Animations
motion-off = Aucune
motion-quick = Rapides
motion-normal = Normales
