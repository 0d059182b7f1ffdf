nowhere-title = Lost in the desert
nowhere-lead = There is nothing at this address.
nowhere-home = Back home
nowhere-table = This table does not exist any more, or never did.
