"""The report of an arena: one page that needs nothing else, to be looked at before it is read.

Every number on it is a `Figure` with a key; a test counts them all again from the records.
"""

from shakespeare.arena.report.report import report

__all__ = ["report"]
