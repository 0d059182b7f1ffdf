"""The network that corrects the sage's judgement."""
