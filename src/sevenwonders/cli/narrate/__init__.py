"""Events as sentences a person reads."""
