"""Looking ahead: a day played on by rules of thumb, what its end is worth, and a search over both. Compiled."""
