"""The game for programs that learn: many tables at once, and the interfaces of the field."""
