"""What the memory of a seat says about every hidden card."""
