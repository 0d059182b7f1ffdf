"""The HTTP interface: a module for each resource, and what all of them share."""
