"""The figures of an arena, counted again from its folder: from the files and the public views of replayed games.

It shares nothing with `shakespeare.arena`: it reads the journal by docs/arena.md, replays every record, and looks
at the table instead of at events.
"""

import json
from collections import Counter
from math import exp, log, log10
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from shakespeare import Game, Given, Options, load_edition

Expected = dict[str, float | None]

# Where prestige comes from.
SOURCES = (
    *("start", "wager", "costumes", "candles", "ambiance", "activation", "rehearsal", "acts", "objectives"),
    *("yellow", "unpaid"),
)


class Recount:
    def __init__(self, folder: Path) -> None:
        self.settings: Any = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
        self.edition: Any = json.loads((folder / "edition.json").read_text(encoding="utf-8"))
        self.players: int = self.settings["players"]
        self.entrants: list[str] = self.settings["entrants"]
        self.options = Options(
            self.players,
            self.settings["backstage"],
            self.settings["strategic_rest"],
            load_edition(self.edition),
        )
        lines = (folder / "journal.jsonl").read_text(encoding="utf-8").splitlines()
        self.games = sorted(map(json.loads, lines), key=lambda game: game["game"])
        self.compares = len(self.entrants) > 1 and self.players > 1
        self.rotations = (
            1 if len(self.entrants) == 1 else self.players if self.compares else len(self.entrants)
        )
        self.seats = [seat for game in self.games for seat in self.seats_of(game)]
        self.winners = [seat for seat in self.seats if seat["rank"] == 1]
        self.others = [seat for seat in self.seats if seat["rank"] > 1]

    # One game

    def record(self, game: Any) -> dict[str, object]:
        return {
            "format": "shakespeare-record",
            "version": 1,
            "options": {
                "players": self.players,
                "backstage": self.settings["backstage"],
                "strategic_rest": self.settings["strategic_rest"],
            },
            "edition": self.edition,
            "log": [
                {"chance": what, "drawn": rest} if isinstance(what, str) else {"seat": what, "move": rest}
                for what, rest in game["log"]
            ],
            "result": game["result"],
        }

    def seats_of(self, game: Any) -> list[dict[str, Any]]:
        end: Any = Game.replay(self.record(game)).view(None)
        deal, rotation = divmod(game["game"], self.rotations)
        line_up = self.line_up(deal)
        seats = []
        results = [(player["prestige"], player["money"]) for player in end["players"]]
        for number, player in enumerate(end["players"]):
            rank = 1 + sum(other > results[number] for other in results)
            ledger: Counter[str] = Counter()
            for day in player["ledger"]:
                ledger.update(day)  # of a Counter: it adds up
            seats.append(
                {
                    "game": game["game"],
                    "deal": deal,
                    "seat": number,
                    "player": line_up[(number + rotation) % len(line_up)],
                    "score": player["prestige"],
                    "rank": rank,
                    "win": (rank == 1) / sum(result == max(results) for result in results),
                    "payroll": player["payroll"],
                    "money": player["money"],
                    "sources": ledger,
                    "objectives": dict(zip(player["objectives"], player["objective_points"], strict=True)),
                    "acts": [act["spaces"][number] for act in end["acts"]],
                    "decisions": sum(what == number for what, _ in game["log"]),
                    "seconds": game["seconds"][number],
                    "slowest": game["slowest"][number],
                    "wagers": [],
                    "recruited": [],
                    "extra": [],
                    "activated": [],
                    "used": [],
                    "played": [],
                    "set_elements": 0,
                    "costume_elements": 0,
                    "complete": set(),
                }
            )
        self.follow(game, seats)
        for seat in seats:
            seat["costumes"] = len(seat["complete"])
        return seats

    def line_up(self, deal: int) -> list[str]:
        """Written out for the arenas of the tests."""
        entrants = self.entrants
        if self.players == 1 or len(entrants) == self.players:
            return entrants
        if len(entrants) == 1:
            return entrants * self.players
        table = {
            (3, 2): [[0, 1], [0, 2], [1, 2]],
            (2, 3): [[0, 0, 1], [0, 1, 1]],
        }[len(entrants), self.players]
        return [entrants[number] for number in table[deal % len(table)]]

    def follow(self, game: Any, seats: list[dict[str, Any]]) -> None:
        draws = [rest for what, rest in game["log"] if isinstance(what, str)]
        moves = [(what, rest) for what, rest in game["log"] if not isinstance(what, str)]
        table = Game.new(self.options, chance=Given(draws))
        lord: list[str] = self._lord(table)
        for number, text in moves:
            table.play(number, text)
            seat = seats[number]
            match text.split():
                case ["wager", cylinders]:
                    seat["wagers"].append(int(cylinders))
                case ["recruit", card]:
                    seat["recruited"].append(self.base(card))
                case ["recruit", card, "as", "extra"]:
                    seat["extra"].append(self.base(card))
                case ["activate", character]:
                    seat["activated"].append(self.base(character))
                case ["use", card, cylinders, *_]:
                    seat["used"].append((self.base(card), int(cylinders)))
                case ["set", *_]:
                    seat["set_elements"] += 1
                case ["costume", *_]:
                    seat["costume_elements"] += 1
                case ["play", objective]:
                    seat["played"].append(objective)
            left = self._lord(table)
            seat["recruited"] += [self.base(card) for card in lord if card not in left]
            lord = left
            view: Any = table.view(None)
            for player in view["players"]:
                for character in player["troupe"]:
                    if character.get("costume") and None not in character["costume"]:
                        seats[player["seat"]]["complete"].add(character["name"])

    def _lord(self, table: Game) -> list[str]:
        view: Any = table.view(None)
        return view["backstage"]["lord"] if self.settings["backstage"] else []

    def base(self, card: str) -> str:
        """Equal cards have a number at their end."""
        backstage = self.edition.get("backstage", {})
        known = {
            **self.edition["printed"],
            **self.edition["characters"],
            **backstage.get("actors", {}),
            **backstage.get("cards", {}),
        }
        return card if card in known else card.rpartition("-")[0]

    # All of them

    def expected(self) -> Expected:
        found: Expected = {
            "games": len(self.games),
            "deals": len({seat["deal"] for seat in self.seats}),
            "seats": self.players,
            "seed": self.settings["seed"],
        }
        self._groups(found)
        self._cards(found)
        self._objectives(found)
        if self.players > 1:
            self._wagers(found)
        for name in self.entrants:
            self._player(found, name)
        if self.compares:
            found["fair"] = 1 / self.players
            self._ratings(found)
        return found

    def of(self, name: str) -> list[dict[str, Any]]:
        return [seat for seat in self.seats if seat["player"] == name]

    def _groups(self, found: Expected) -> None:
        groups = {f"player/{name}": self.of(name) for name in self.entrants}
        groups |= {"group/all": self.seats, "group/winners": self.winners, "group/others": self.others}
        for key, seats in groups.items():
            if not seats:
                continue
            for what in ("score", "payroll"):
                values = sorted(seat[what] for seat in seats)
                found[f"{key}/{what}"] = mean(values)
                found[f"{key}/{what}-sd"] = stdev(values) if len(values) > 1 else 0
                found[f"{key}/{what}-min"], found[f"{key}/{what}-max"] = values[0], values[-1]
                tail = len(values) // 10
                found[f"{key}/{what}-from"], found[f"{key}/{what}-to"] = values[tail], values[-1 - tail]
                for value, count in Counter(values).items():
                    found[f"{key}/{what}s/{value}"] = count / len(values)
            for source in [*SOURCES, "hats"] if self.settings["backstage"] else SOURCES:
                found[f"{key}/source/{source}"] = mean(seat["sources"][source] for seat in seats)
            for act in range(3):
                found[f"{key}/act/{act + 1}"] = mean(seat["acts"][act] for seat in seats)
            for what in ("set_elements", "costume_elements", "costumes"):
                found[f"{key}/{what}"] = mean(seat[what] for seat in seats)

    def _cards(self, found: Expected) -> None:
        for what in ("recruited", "extra", "activated"):
            self._rates(found, what, "card/{}/" + what)
        self._rates(found, "used", "backstage/{0[0]}/{0[1]}")

    def _rates(self, found: Expected, what: str, pattern: str) -> None:
        counts = [
            Counter(card for seat in seats for card in seat[what]) for seats in (self.winners, self.others)
        ]
        for card in counts[0] | counts[1]:
            key = pattern.format(card)
            won = found[f"{key}/winners"] = counts[0][card] / len(self.winners)
            if self.others:
                lost = found[f"{key}/others"] = counts[1][card] / len(self.others)
                found[f"{key}/ratio"] = won / lost if lost else None

    def _objectives(self, found: Expected) -> None:
        names = [*self.edition["objectives"]]
        if self.settings["backstage"]:
            names += self.edition["backstage"]["objectives"]
        for name in names:
            kept = [seat for seat in self.seats if name in seat["objectives"]]
            key = f"objective/{name}"
            found[f"{key}/kept"] = len(kept) / len(self.seats)
            found[f"{key}/mean"] = mean(seat["objectives"][name] for seat in kept) if kept else None
            if self.players > 1:
                found[f"{key}/winners"] = mean(seat["rank"] == 1 for seat in kept) if kept else None
            if self.settings["backstage"]:
                found[f"{key}/played"] = sum(seat["played"].count(name) for seat in self.seats)

    def _wagers(self, found: Expected) -> None:
        for day in range(6):
            for cylinders in range(1, 6):
                made = [seat for seat in self.seats if seat["wagers"][day] == cylinders]
                key = f"wager/{day + 1}/{cylinders}"
                found[f"{key}/share"] = len(made) / len(self.seats)
                found[f"{key}/wins"] = mean(seat["win"] for seat in made) if made else None

    # Players

    def _player(self, found: Expected, name: str) -> None:
        seats = self.of(name)
        key = f"player/{name}"
        found[f"{key}/seats"] = len(seats)
        decisions = sum(seat["decisions"] for seat in seats)
        found[f"{key}/decisions"] = decisions / len(seats)
        found[f"{key}/seconds"] = sum(seat["seconds"] for seat in seats) / decisions
        found[f"{key}/slowest"] = max(seat["slowest"] for seat in seats)
        self._interval(
            found, f"{key}/score", self._drawn_anew(lambda deals: self._mean(deals, name, "score"))
        )
        if self.compares:
            found[f"{key}/wins"] = mean(seat["win"] for seat in seats)
            values = self._drawn_anew(lambda deals: self._mean(deals, name, "win"))
            if max(values) - min(values) < 1e-9:
                met = len({seat["deal"] for seat in seats})
                found[f"{key}/wins-low"], found[f"{key}/wins-high"] = self._wilson(found[f"{key}/wins"], met)
            else:
                self._interval(found, f"{key}/wins", values)

    def _drawn_anew(self, figure: Any) -> list[float]:
        """A figure over a thousand draws of deals, as docs/arena.md says."""
        count = max(seat["deal"] for seat in self.seats) + 1
        random = Random(self.settings["seed"])
        draws = [Counter(random.choices(range(count), k=count)) for _ in range(1000)]
        return [value for value in map(figure, draws) if value is not None]

    def _mean(self, deals: Counter[int], name: str, what: str) -> float | None:
        seats = self.of(name)
        weight = sum(deals[seat["deal"]] for seat in seats)
        return sum(deals[seat["deal"]] * seat[what] for seat in seats) / weight if weight else None

    def _interval(self, found: Expected, key: str, values: list[float]) -> None:
        ordered = sorted(values)
        agree = ordered[-1] - ordered[0] < 1e-9
        found[f"{key}-low"] = None if agree else ordered[int(0.025 * len(ordered))]
        found[f"{key}-high"] = None if agree else ordered[-1 - int(0.025 * len(ordered))]

    def _wilson(self, share: Any, count: int) -> tuple[float, float]:
        """The bounds are where the distance to the share is 1.96 standard errors: the roots of a quadratic."""
        square = 1.959963984540054**2
        half = (square * square + 4 * count * share * (1 - share) * square) ** 0.5
        low, high = ((2 * count * share + square + sign * half) / (2 * (count + square)) for sign in (-1, 1))
        return max(0.0, low), min(1.0, high)

    def _ratings(self, found: Expected) -> None:
        def pairs(seat: Any, other: Any) -> bool:
            return seat["game"] == other["game"] and seat["player"] != other["player"]

        games: dict[int, list[Any]] = {}
        for seat in self.seats:
            games.setdefault(seat["game"], []).append(seat)
        meetings = [
            (one, other) for seats in games.values() for one in seats for other in seats if pairs(one, other)
        ]

        def ahead(deals: Counter[int]) -> Counter[tuple[str, str]]:
            points: Counter[tuple[str, str]] = Counter()
            for one, other in meetings:
                points[one["player"], other["player"]] += deals[one["deal"]] * (
                    2 * (one["rank"] < other["rank"]) + (one["rank"] == other["rank"])
                )
            return points  # twice as many as games

        count = max(seat["deal"] for seat in self.seats) + 1
        whole = ahead(Counter(range(count)))
        for (one, other), points in whole.items():
            met = points + whole[other, one]
            found[f"ahead/{one}/{other}"] = points / met if met else None
        middle = self._fit(whole)
        again = self._drawn_anew(lambda deals: self._fit(ahead(deals), middle))
        for name in self.entrants:
            found[f"player/{name}/rating"] = middle[name]
            rounded: Any = [round(ratings[name], 6) for ratings in again]
            self._interval(found, f"player/{name}/rating", rounded)

    def _fit(self, points: Counter[tuple[str, str]], start: dict[str, float] | None = None) -> Any:
        """Bradley–Terry by minorisation and maximisation, another way than the arena's."""
        others = {one: [other for other in self.entrants if other != one] for one in self.entrants}
        strength = {name: 10 ** (((start or {}).get(name, 1500) - 1500) / 400) for name in self.entrants}
        for _ in range(5000):
            before = strength
            strength = {
                one: sum(points[one, other] / 2 + 0.5 for other in others[one])
                / sum(
                    (points[one, other] / 2 + points[other, one] / 2 + 1) / (before[one] + before[other])
                    for other in others[one]
                )
                for one in self.entrants
            }
            scale = exp(mean(log(value) for value in strength.values()))
            strength = {name: value / scale for name, value in strength.items()}
            if all(abs(strength[name] / before[name] - 1) < 1e-9 for name in strength):
                break
        return {name: 1500 + 400 * log10(value) for name, value in strength.items()}
