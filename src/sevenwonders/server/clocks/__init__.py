"""Time to choose: deadlines of seats, what happens when they pass, and pauses."""
