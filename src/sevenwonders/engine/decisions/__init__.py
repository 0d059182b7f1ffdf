"""Which choices a decision allows, and why others are refused."""
