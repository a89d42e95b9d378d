"""Prints one digest for some whole games: run in two processes, it shows whether they play the same."""

import hashlib
import json

from tests.properties.play import deals


def digest(small: int) -> str:
    total = hashlib.sha256()
    for deal in deals(small):
        game = deal.played()
        events = [event.to_dict() for event in game.events]
        views = [game.view(seat) for seat in (None, *range(deal.players))]
        # No sorting: the order of keys is part of what is compared.
        total.update(json.dumps([game.record(), game.position(), events, views]).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest(2))
