"""What happens at the table, and what an audience may see of it."""
