nowhere-title = Page not found
nowhere-lead = There is nothing at this address.
nowhere-home = Back home
nowhere-table = This table no longer exists, or never did.
