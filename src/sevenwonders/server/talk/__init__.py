"""What people say at a table, and who may read it."""
