"""Rules of thumb: what every answer to a question is worth, in prestige. Compiled with the rules."""
