"""Backstage, the expansion (R11): one module a subject, plugged in through `expansion.Backstage`."""
