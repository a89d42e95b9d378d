"""Tuning the values of an edition that no document states, until strong play lands on the published scores (R12.1)."""
