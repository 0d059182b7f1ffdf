"""Tables for people: store, service, HTTP interface."""

from sevenwonders.extras import require

require("server")
