"""Whole games as text that a person can read and a test can play again.

A line `[seat] move` is a choice; the lines under it are what everybody, or in brackets only one seat, then
sees. Each phase starts with where everybody stands.
"""

import re
from collections.abc import Iterator

from shakespeare import Event, Game
from tests.frozen import new_game

_CHOICE = re.compile(r"\[(\d)\] (.+?) +\| (\S+), (\d+) ways")


def header(title: str, players: int, strategic_rest: bool, seed: int, backstage: bool = False) -> list[str]:
    return [
        f"# {title}",
        f"players: {players}",
        f"strategic rest: {'yes' if strategic_rest else 'no'}",
        f"seed: {seed}",
        *["backstage: yes"] * backstage,
        "",
    ]


def _value(value: object) -> str:
    if isinstance(value, list):
        return " ".join(str(item) for item in value) or "none"
    return str(value)


def _event_line(event: Event) -> str:
    args = ", ".join(f"{name} {_value(value)}" for name, value in event.args.items())
    secret = "" if event.audience is None else f" (only seat {event.audience} sees this)"
    return f"    {event.id}{': ' + args if args else ''}{secret}"


def _elements(counts: dict[str, int]) -> str:
    return " ".join(f"{colour} {count}" for colour, count in counts.items() if count) or "none"


def _table(game: Game) -> Iterator[str]:
    view = game.view(None)
    for act, track in zip(("I", "II", "III"), view["acts"], strict=True):
        discs = " ".join(f"{disc}@{track['spaces'][disc]}" for disc in track["ahead"])
        yield f"  Act {act}: {discs}"
    for kind in ("costumes", "sets"):
        yield f"  {kind} laid out: {_elements(view['crates'][kind])}"
    yield f"  characters laid out: {' '.join(view['row'])}"
    if "backstage" in view:
        yield f"  backstage cards laid out: {' '.join(view['backstage']['row']) or 'none'}"
        yield f"  the Lord's deck: {' '.join(view['backstage']['lord']) or 'empty'}"
    for player in view["players"]:
        resting = [character["name"] for character in player["troupe"] if character["resting"]]
        yield (
            f"  seat {player['seat']}: prestige {player['prestige']}, £{player['money']}, "
            f"payroll £{player['payroll']}, tokens {player['tokens']}, ambiance {player['ambiance']}"
            + (f", resting: {' '.join(resting)}" if resting else "")
        )
        costumes = [
            f"{character['name']} ({' '.join(colour or '-' for colour in character['costume'])})"
            for character in player["troupe"]
            if any(character.get("costume", []))
        ]
        if costumes:
            yield f"    costumes: {', '.join(costumes)}"
        if player["stage"]:
            yield f"    set: {', '.join(f'{place} {colour}' for place, colour in player['stage'].items())}"
        if "backstage" in view:
            before = view["backstage"]["players"][player["seat"]]
            if before["theater"]:
                yield f"    theater: {' '.join(before['theater'])}"
            if before["hats"]:
                yield f"    hats: {', '.join(f'{name} {colour}' for name, colour in before['hats'].items())}"


def _news(game: Game, seen: int) -> Iterator[str]:
    for event in game.events_since(seen):
        if event.id == "day":
            yield ""
            yield f"== day {event.args['day']} =="
        elif event.id == "phase":
            yield ""
            yield f"-- {event.args['phase']} --"
        else:
            yield _event_line(event)


def play(game: Game, choices: Iterator[tuple[int, str]]) -> list[str]:
    """The transcript of a game, from its start, with these choices."""
    lines = list(_news(game, -1))
    phase = None
    for seat, text in choices:
        view = game.view(None)
        if phase != (view["day"], view["phase"]):
            phase = (view["day"], view["phase"])
            lines.extend(_table(game))
        question = game.question(seat)
        assert question is not None, f"seat {seat} has no choice to make: {text}"
        lines.append(f"[{seat}] {text:<32} | {question.kind}, {len(game.legal(seat))} ways")
        seen = game.events[-1].number
        game.play(seat, text)
        lines.extend(_news(game, seen))
    if game.finished:
        lines.append("")
        for standing in game.standings():
            sources = ", ".join(f"{name} {points}" for name, points in standing.sources.items() if points)
            lines.append(
                f"seat {standing.seat}: rank {standing.rank}, score {standing.score} ({sources}), "
                f"payroll £{standing.payroll}, left £{standing.money}"
            )
            for objective, points in standing.objectives.items():
                lines.append(f"  {objective}: {points}")
    return lines


def replay(text: str) -> tuple[Game, str]:
    """The game of a transcript, played again, and the transcript it gives."""
    title, players, rest, seed, more = text.splitlines()[:5]
    settings = (
        int(players.removeprefix("players: ")),
        rest.removeprefix("strategic rest: ") == "yes",
        int(seed.removeprefix("seed: ")),
        more == "backstage: yes",
    )
    game = new_game(settings[0], settings[2], settings[1], settings[3])
    found = [_CHOICE.match(line) for line in text.splitlines()]
    choices = iter([(int(match[1]), match[2]) for match in found if match])
    lines = header(title.removeprefix("# "), *settings) + play(game, choices)
    return game, "\n".join(lines) + "\n"
