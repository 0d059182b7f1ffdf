"""Games shared out over processes or a cluster, and the file that keeps their results."""
