"""The words of the game in every language: Fluent texts, shared by all that speak to people."""

from shakespeare.locales.texts import LANGUAGES, Texts, UnknownText

__all__ = ["LANGUAGES", "Texts", "UnknownText"]
