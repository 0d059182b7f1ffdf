nowhere-title = Page not found
nowhere-lead = There is nothing at this address.
nowhere-home = Go to the home page
nowhere-table = This table no longer exists, or never did.
