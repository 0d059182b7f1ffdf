motion-title = Movement
motion-off = Off
motion-quick = Quick
motion-normal = Normal
