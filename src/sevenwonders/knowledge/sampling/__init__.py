"""Drawing full states at random that fit what a seat has seen."""
