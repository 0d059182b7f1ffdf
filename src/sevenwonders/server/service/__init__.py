"""What can be done at tables, without HTTP."""
