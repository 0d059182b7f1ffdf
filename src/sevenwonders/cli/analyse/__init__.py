"""An analysis as text, as a chart and as a page."""
