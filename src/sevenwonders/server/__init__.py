"""Tables for people: store, service, HTTP interface."""
