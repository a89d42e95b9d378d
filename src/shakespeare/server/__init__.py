"""Tables to play at in a browser: seats, live updates, storage, computer players at work."""
