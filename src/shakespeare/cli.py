"""The command `shakespeare`: the table in the browser, or in the terminal; simulate, look at editions, check records.

Exit codes: 0 when all is fine, 1 when something given was refused, 2 when the command was not understood,
130 after Ctrl-C.
"""

import argparse
import asyncio
import contextlib
import importlib
import json
import os
import re
import secrets
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text

from shakespeare import Edition, EditionError, Game, Options, RecordError, Seeded, __version__, load_edition
from shakespeare.arena import (
    REPORT,
    ArenaError,
    Folder,
    Results,
    Settings,
    Spreader,
    play_games,
    publish,
    read_games,
    simulate,
    spread,
    whole_games,
)
from shakespeare.files import FileError, write_json
from shakespeare.game import game as engine
from shakespeare.locales import LANGUAGES, Texts
from shakespeare.players import PlayerFailed, UnknownPlayer, dismiss, known_players, make_player
from shakespeare.players.strength import DEFAULT
from shakespeare.terminal.breaking import keep_together
from shakespeare.terminal.edition_tables import counted, edition_tables, facts_table
from shakespeare.terminal.escaping import EscapingConsole, escaped, escaped_json, escaped_line
from shakespeare.terminal.log import story
from shakespeare.terminal.saving import load_game, new_save
from shakespeare.terminal.scores import arena_table, results_tables, standings_table
from shakespeare.terminal.session import Session

REFUSED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130

_MOST_PLAYERS: Final = 4
_MOST_GAMES: Final = 10_000_000
_LARGEST_SEED: Final = 2**64 - 1
_LARGEST_PORT: Final = 65535

LOCAL: Final = "127.0.0.1"
_SERVING: Final = ("port", "host", "data", "pause", "no_browser")  # what only the server takes


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a narrow character set is no reason to stop
    command = Command(Texts(_language(sys.argv[1:] if arguments is None else arguments)))
    try:
        code = command.run(arguments)
        sys.stdout.flush()
    except EditionError as error:
        _complain(_told(error, command.texts))
        return REFUSED
    except (RecordError, FileError, ArenaError, PlayerFailed) as error:
        _complain(error)
        return REFUSED
    except KeyboardInterrupt:
        print(command.texts.say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; keep Python from complaining when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    return code


def _told(error: EditionError, texts: Texts) -> str:
    """What is wrong with an edition."""
    lines = [
        ": ".join(
            part for part in (escaped_line(mistake.file), mistake.key, texts.mistake(mistake.message)) if part
        )
        for mistake in error.mistakes
    ]
    if len(lines) > 1 and not error.has_more:
        lines.insert(0, texts.say("edition-mistakes", count=len(lines)))
    return "\n".join(lines)


def _complain(problem: object) -> None:
    """Say what is wrong; it may repeat what came from outside."""
    print(escaped(str(problem)), file=sys.stderr)


def _as_json(data: object, indent: int) -> str:
    return escaped_json(json.dumps(data, ensure_ascii=False, indent=indent))


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        super().error(escaped(message))


class Command:
    """The command line, and what each command does."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        keep_together()
        self.console = EscapingConsole(highlight=False)
        self.parser = self._parser()

    def run(self, arguments: Sequence[str] | None) -> int:
        chosen = self.parser.parse_args(arguments)
        if chosen.command not in (self.open, self.serve) and any(
            getattr(chosen, name) is not None for name in _SERVING
        ):
            self.parser.error(self.texts.say("misused-serving"))
        command: Callable[[argparse.Namespace], int] = chosen.command
        return command(chosen)

    # The command line

    def _parser(self) -> _Parser:
        say = self.texts.say
        parser = _Parser(prog="shakespeare", description=say("help-shakespeare"))
        how = "python" if str(engine.__file__).endswith(".py") else "compiled"
        version = say("version", version=__version__, engine=how)
        parser.add_argument("--version", action="version", version=version, help=say("help-version"))
        parser.set_defaults(command=self.open)
        self._add_language(parser)
        self._add_serving(parser, None)
        parser.add_argument(
            "--no-browser", action="store_const", const=True, default=None, help=say("help-no-browser")
        )
        commands = parser.add_subparsers(title=say("help-commands"), metavar="COMMAND")
        self._add_play(commands)
        serve = self._add(commands, "serve", self.serve)
        self._add_serving(serve, argparse.SUPPRESS)
        self._add_hosting(serve)
        unblock = self._add(commands, "unblock", self.unblock)
        unblock.add_argument("names", metavar="NAME", nargs="*", help=say("help-unblocked"))
        unblock.add_argument("--data", type=Path, dest="folder", metavar="FOLDER", help=say("help-data"))
        database = os.environ.get("SHAKESPEARE_DATABASE")
        unblock.add_argument("--database", default=database, metavar="ADDRESS", help=say("help-database"))
        self._add_simulate(commands)
        self._add_arena(commands)
        self._add_edition(commands)
        replay = self._add(commands, "replay", self.replay)
        replay.add_argument("file", metavar="FILE", type=Path, help=say("help-record"))
        return parser

    def _add(
        self,
        commands: "argparse._SubParsersAction[_Parser]",
        name: str,
        run: Callable[[argparse.Namespace], int] | None,
    ) -> _Parser:
        text = self.texts.say(f"help-{name}")
        parser: _Parser = commands.add_parser(name, help=text, description=text)
        parser.set_defaults(command=run)
        self._add_language(parser)
        return parser

    def _add_language(self, parser: _Parser) -> None:
        """It has been read already (see `_language`), but belongs to what is understood."""
        text = self.texts.say("help-language", languages=list(LANGUAGES))
        parser.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=text)

    def _add_serving(self, parser: _Parser, default: str | None) -> None:
        say = self.texts.say
        parser.add_argument(
            "--port", type=_whole(0, _LARGEST_PORT), default=default, metavar="N", help=say("help-port")
        )
        parser.add_argument("--host", default=default, metavar="ADDRESS", help=say("help-host"))
        parser.add_argument("--data", type=Path, default=default, metavar="FOLDER", help=say("help-data"))
        parser.add_argument(
            "--pause", type=_seconds, default=default, metavar="SECONDS", help=say("help-pause")
        )

    def _add_hosting(self, parser: _Parser) -> None:
        """What a server for many people needs; a password in an address is better kept in the environment."""
        say = self.texts.say
        database, redis = os.environ.get("SHAKESPEARE_DATABASE"), os.environ.get("SHAKESPEARE_REDIS")
        parser.add_argument("--database", default=database, metavar="ADDRESS", help=say("help-database"))
        parser.add_argument("--redis", default=redis, metavar="ADDRESS", help=say("help-redis"))
        parser.add_argument("--name", action="append", metavar="NAME", help=say("help-name"))
        parser.add_argument("--proxy", action="append", metavar="ADDRESS", help=say("help-proxy"))
        parser.add_argument(
            "--program", action="append", metavar="NAME=COMMAND", default=[], help=say("help-program")
        )

    def _add_play(self, commands: "argparse._SubParsersAction[_Parser]") -> None:
        say = self.texts.say
        play = self._add(commands, "play", self.play)
        play.add_argument("--players", type=_whole(1, _MOST_PLAYERS), metavar="N", help=say("help-players"))
        play.add_argument(
            "--seat", type=_whole(1, _MOST_PLAYERS), default=1, metavar="K", help=say("help-seat")
        )
        play.add_argument(
            "--opponent",
            type=_player,
            default=DEFAULT,
            metavar="NAME",
            help=say("help-opponent", names=list(known_players())),
        )
        play.add_argument("--seed", type=_whole(0, _LARGEST_SEED), metavar="S", help=say("help-seed"))
        self._add_options(play)
        play.add_argument("--load", type=Path, metavar="FILE", help=say("help-load"))
        play.add_argument("--save", type=Path, metavar="FILE", help=say("help-save"))

    def _add_simulate(self, commands: "argparse._SubParsersAction[_Parser]") -> None:
        say = self.texts.say
        many = self._add(commands, "simulate", self.simulate)
        self._add_many(many, games=100)
        many.add_argument(
            "--with",
            dest="kinds",
            type=_player_list,
            default=[DEFAULT],
            metavar="NAMES",
            help=say("help-with", names=list(known_players())),
        )
        many.add_argument("--json", action="store_true", help=say("help-json"))
        many.add_argument("--out", type=Path, metavar="FILE", help=say("help-out"))
        self._add_options(many)

    def _add_arena(self, commands: "argparse._SubParsersAction[_Parser]") -> None:
        say = self.texts.say
        arena = self._add(commands, "arena", self.arena)
        arena.add_argument(
            "entrants",
            type=_player,
            nargs="*",
            metavar="NAME",
            help=say("help-entrants", names=list(known_players())),
        )
        arena.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=say("help-arena-out"))
        self._add_many(arena, games=1000)
        arena.add_argument("--cluster", action="store_true", help=say("help-cluster"))
        arena.add_argument(
            "--record", type=_whole(0, _LARGEST_SEED), metavar="N", help=say("help-arena-record")
        )
        self._add_options(arena)

    def _add_many(self, parser: _Parser, games: int) -> None:
        """What is said of many games."""
        say = self.texts.say
        parser.add_argument(
            "--players", type=_whole(1, _MOST_PLAYERS), default=2, metavar="N", help=say("help-seats")
        )
        parser.add_argument(
            "--games",
            type=_whole(1, _MOST_GAMES),
            default=games,
            metavar="N",
            help=say("help-games", games=games),
        )
        parser.add_argument(
            "--seed", type=_whole(0, _LARGEST_SEED), default=1, metavar="S", help=say("help-first-seed")
        )
        parser.add_argument(
            "--jobs", type=_whole(1, 1024), default=os.cpu_count() or 1, metavar="N", help=say("help-jobs")
        )

    def _add_options(self, parser: _Parser) -> None:
        say = self.texts.say
        parser.add_argument("--strategic-rest", action="store_true", help=say("help-strategic-rest"))
        parser.add_argument("--backstage", action="store_true", help=say("help-backstage"))
        parser.add_argument("--edition", type=Path, metavar="FILE", help=say("help-edition-file"))

    def _add_edition(self, commands: "argparse._SubParsersAction[_Parser]") -> None:
        say = self.texts.say
        edition = self._add(commands, "edition", None)
        actions = edition.add_subparsers(title=say("help-commands"), metavar="COMMAND", required=True)
        check = self._add(actions, "check", self.check_edition)
        check.add_argument("file", metavar="FILE", type=Path, nargs="?", help=say("help-edition-shown"))
        check.add_argument("--facts", action="store_true", help=say("help-edition-facts"))
        show = self._add(actions, "show", self.show_edition)
        show.add_argument("file", metavar="FILE", type=Path, nargs="?", help=say("help-edition-shown"))

    # The commands

    def open(self, chosen: argparse.Namespace) -> int:
        """Open the game: at the server that runs already, unless a place of its own is wanted for this one."""
        from shakespeare.server.settings import data_folder
        from shakespeare.server.whereabouts import server_of

        browser = not chosen.no_browser
        address = None
        if chosen.port is None and chosen.host is None:
            address = server_of(chosen.data or data_folder())
        if address is None:
            return self._serve(chosen, browser)
        self._print(self.texts.say("serve-already", address=address))
        if browser:
            webbrowser.open(address)
        return 0

    def serve(self, chosen: argparse.Namespace) -> int:
        more: dict[str, Any] = {"database": chosen.database, "redis": chosen.redis}
        if chosen.database is not None:  # for many people, of whom some never come back
            more |= {"days_unfinished": 90.0, "days_finished": 365.0}
        if chosen.proxy:
            more["proxies"] = tuple(chosen.proxy)
        from shakespeare.server.programs import UnusableProgram, read_program

        try:
            more["programs"] = dict(read_program(text) for text in chosen.program)
        except UnusableProgram as error:
            self.parser.error(str(error))
        return self._serve(chosen, browser=False, names=chosen.name or [], **more)

    def _serve(
        self, chosen: argparse.Namespace, browser: bool, names: Sequence[str] = (), **more: Any
    ) -> int:
        # Only this command needs a web server, which takes its time to import.
        from shakespeare.server.run import ServeError, listen, serve
        from shakespeare.server.settings import Settings, data_folder, names_of
        from shakespeare.server.storage import StorageError

        host = chosen.host or LOCAL
        hosts = (*names_of(host), *(name.lower() for name in names))
        settings = Settings(data=chosen.data or data_folder(), hosts=hosts, **more)
        if chosen.pause is not None:
            settings = replace(settings, pause=chosen.pause)
        try:
            serve(settings, listen(host, chosen.port), self._serving, browser)
        except (ServeError, StorageError) as error:
            _complain(error)
            return REFUSED
        except ModuleNotFoundError as error:
            if error.name not in ("psycopg", "redis"):
                raise
            print(self.texts.say("hosting-missing"), file=sys.stderr)
            return REFUSED
        self._print(self.texts.say("serve-stopped"))
        return 0

    def unblock(self, chosen: argparse.Namespace) -> int:
        """Let names be given again that people have reported; without names, list them."""
        from shakespeare.server.app import make_storage
        from shakespeare.server.names import key
        from shakespeare.server.settings import Settings, data_folder
        from shakespeare.server.storage import StorageError

        async def work() -> int:
            storage = make_storage(Settings(data=chosen.folder or data_folder(), database=chosen.database))
            await storage.open()
            try:
                for name in chosen.names or await storage.blocked_names():
                    if not chosen.names:
                        self._print(name)
                    elif await storage.unblock(key(name)):
                        self._print(self.texts.say("unblocked", name=name))
                    else:
                        _complain(self.texts.say("not-blocked", name=name))
                        return REFUSED
            finally:
                await storage.close()
            return 0

        try:
            return asyncio.run(work())
        except StorageError as error:
            _complain(error)
            return REFUSED

    def _serving(self, address: str) -> None:
        self._print(self.texts.say("serve-at", address=address))
        sys.stdout.flush()

    def play(self, chosen: argparse.Namespace) -> int:
        say = self.texts.say
        _edit_lines()
        seed = secrets.randbelow(2**32) if chosen.seed is None else chosen.seed
        if chosen.load is not None:
            if chosen.players or chosen.strategic_rest or chosen.backstage or chosen.edition:
                self.parser.error(say("misused-load"))
            game = load_game(chosen.load)
            if game.position()["chance"] is None:  # the record does not say how to draw on
                game.resume(Seeded.of(seed))
        else:
            players = chosen.players or (self._ask_players() if sys.stdin.isatty() else 2)
            game = Game.new(self._options(players, chosen), seed)
        seats = game.options.players
        if chosen.seat > seats:
            self.parser.error(say("misused-seat", seat_number=chosen.seat, players=seats))
        save = chosen.save or chosen.load or new_save()
        if save.exists() and save != chosen.load:
            raise FileError(say("save-exists", file=escaped_line(str(save))))
        me = chosen.seat - 1
        edition = game.options.edition
        opponents = {
            seat: make_player(chosen.opponent, seed * seats + seat, edition, programs=True)
            for seat in range(seats)
            if seat != me
        }
        texts = Texts(self.texts.language, edition=edition)
        session = Session(game, me, opponents, texts, self.console, _ask, save)
        if chosen.load is None:
            self._print(say("welcome", players=seats, seed=str(seed), seat=me))
        else:
            session.catch_up()
            self._print(say("welcome-back", file=escaped_line(str(chosen.load)), seat=me))
        try:
            session.run()
        except KeyboardInterrupt:
            return INTERRUPTED  # the session has said where the game is kept
        finally:
            for opponent in opponents.values():
                dismiss(opponent)
        return 0

    def _ask_players(self) -> int:
        try:
            while True:
                answer = _ask(self.texts.say("players-wanted") + " ").strip()
                if answer in ("", "1", "2", "3", "4"):
                    return int(answer or 2)
                self._print(self.texts.say("players-again"))
        except EOFError:
            print()
            sys.exit(0)

    def simulate(self, chosen: argparse.Namespace) -> int:
        kinds = chosen.kinds * chosen.players if len(chosen.kinds) == 1 else chosen.kinds
        if len(kinds) != chosen.players:
            self.parser.error(self.texts.say("misused-with", count=len(kinds), players=chosen.players))
        options = self._options(chosen.players, chosen)
        try:
            results = self._simulate(options, kinds, chosen.games, chosen.seed, chosen.jobs)
        except KeyboardInterrupt:
            return INTERRUPTED
        if chosen.json:
            print(_as_json(results.summary(), indent=2))
        else:
            self.console.print(results_tables(results, self.texts))
        if chosen.out is not None:
            write_json(chosen.out, results.to_dict())
        return 0

    def _simulate(self, options: Options, kinds: list[str], games: int, seed: int, jobs: int) -> Results:
        with self._progress("simulate-progress", "") as progress:
            progress(0, games)
            return simulate(options, kinds, games, seed, jobs, lambda done: progress(done, games))

    def arena(self, chosen: argparse.Namespace) -> int:
        if chosen.record is not None:
            folder = Folder.read(chosen.out)
            record = folder.entry(chosen.record).record(folder.settings.options)
            print(_as_json(record, indent=1))
            return 0
        if chosen.entrants:
            settings = Settings(self._options(chosen.players, chosen), tuple(chosen.entrants), chosen.seed)
            settings.schedule().fixtures(chosen.games)  # refused before anything is written
            folder = Folder.begin(chosen.out, settings)
        else:
            folder = Folder.read(chosen.out)
        try:
            with self._spreader(chosen) as spreader:
                games = chosen.games
                if chosen.entrants:
                    rest = self.texts.say("arena-rest")
                    with self._progress("simulate-progress", rest) as progress:
                        play_games(folder, games, spreader, progress)
                else:
                    games = whole_games(folder)
                with self._progress("arena-reading", "") as progress:
                    facts = read_games(folder, games, spreader, progress)
        except KeyboardInterrupt:
            return INTERRUPTED
        figures = publish(folder, facts, self.texts.language)
        self.console.print(arena_table(figures, self.texts))
        self._print(self.texts.say("arena-report", file=escaped_line(str(folder.path / REPORT))))
        return 0

    @contextlib.contextmanager
    def _spreader(self, chosen: argparse.Namespace) -> Iterator[Spreader]:
        """What the work is done by: processes of this machine, or a cluster."""
        if chosen.cluster:
            from shakespeare.arena.cluster import cluster

            with cluster() as spreader:
                yield spreader
        else:
            yield partial(spread, jobs=chosen.jobs)

    @contextlib.contextmanager
    def _progress(self, what: str, rest: str) -> Iterator[Callable[[int, int], None]]:
        """A progress bar for whoever looks at a terminal. Who is interrupted hears how far it got, and the rest."""
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=EscapingConsole(stderr=True),
            auto_refresh=False,  # its thread and new processes do not go together
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        task: TaskID | None = None
        done = games = 0

        def progress(count: int, total: int) -> None:
            nonlocal task, done, games
            done, games = count, total
            if task is None:  # what was done before tells nothing of the time that is left
                task = bar.add_task(self.texts.say(what), total=total, completed=count)
            bar.update(task, completed=count)
            bar.refresh()

        try:
            with bar:
                yield progress
        except KeyboardInterrupt:
            stopped = self.texts.say("simulate-stopped", done=done, games=games)
            print(" ".join(filter(None, (stopped, rest))), file=sys.stderr)
            raise

    def check_edition(self, chosen: argparse.Namespace) -> int:
        edition = load_edition(chosen.file)
        file = (
            self.texts.edition_name(edition.name) if chosen.file is None else escaped_line(str(chosen.file))
        )
        self._print(self.texts.say("edition-fine", file=file))
        self._print(counted(edition, self.texts))
        if chosen.facts:
            self.console.print()
            self.console.print(facts_table(edition, self.texts))
        return 0

    def show_edition(self, chosen: argparse.Namespace) -> int:
        edition = load_edition(chosen.file)
        self.console.print(edition_tables(edition, Texts(self.texts.language, edition=edition)))
        return 0

    def replay(self, chosen: argparse.Namespace) -> int:
        game = load_game(chosen.file)
        texts = Texts(self.texts.language, edition=game.options.edition)
        for line in story(game.events, texts, game.options.players == 1):
            self.console.print(line)
        self.console.print()
        if game.finished:
            self.console.print(standings_table(game.standings(), texts))
        else:
            self._print(texts.say("replay-unfinished", waiting=list(game.deciders)))
        self._print(texts.say("replay-fine", file=escaped_line(str(chosen.file))))
        return 0

    def _options(self, players: int, chosen: argparse.Namespace) -> Options:
        edition: Edition = load_edition(chosen.edition)
        try:
            return Options(players, chosen.backstage, chosen.strategic_rest, edition)
        except ValueError as error:
            self.parser.error(str(error))

    def _print(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)


def _language(arguments: Sequence[str]) -> str:
    """The language of all that is said: it is looked for first, as the help is said in it too."""
    looking = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    looking.add_argument("--language")
    with contextlib.suppress(argparse.ArgumentError):
        chosen = looking.parse_known_args(arguments)[0].language
        if chosen in LANGUAGES:  # any other is refused with the rest of the command line
            return str(chosen)
    # As other programs do: the first of these that says anything.
    wanted = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if wanted.split(".")[0] not in ("", "C", "POSIX"):
        wanted = os.environ.get("LANGUAGE") or wanted  # a list of them
    tags = (tag[:2].lower() for tag in wanted.split(":") if re.match("[A-Za-z]{2}([_.@-]|$)", tag))
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def _edit_lines() -> None:
    """Let a person at a terminal edit a line and call earlier ones back, where Python can do that."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")


def _ask(prompt: str) -> str:
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)  # so that what was piped in can be read in what comes out
    return line


def _whole(least: int, most: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if not (text.isdecimal() and text.isascii() and len(text) < 25 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}, not {text[:40]!r}")
        return int(text)

    return whole


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", text):
        raise argparse.ArgumentTypeError(f"seconds such as 0, 0.5 or 2, not {text[:40]!r}")
    return float(text)


def _player(text: str) -> str:
    try:
        make_player(text, programs=True)
    except UnknownPlayer as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _player_list(text: str) -> list[str]:
    return [_player(name.strip()) for name in text.split(",")]
