"""What shows that the project keeps its promises."""
