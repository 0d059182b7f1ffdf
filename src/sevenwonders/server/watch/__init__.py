"""What a host sees of a running server: its log, and figures for Prometheus."""
