"""What goes wrong in the arena."""


class ArenaError(ValueError):
    """Games that cannot be played, could not be finished, or cannot be read; the message is for a person."""
