"""Every message is there, is used, and uses only arguments that it gets."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from shakespeare.edition import (
    ACTIVATE_ICONS,
    BACKSTAGE_ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
    COLOURS,
    COMBINATIONS,
    COUNTS,
    KEPT,
    KINDS,
    MEASURES,
    OBJECTIVE_KINDS,
    PLACES,
    WORTH_MEASURE,
    load_edition,
)
from shakespeare.edition.english import TEXTS
from shakespeare.edition.objectives import MEASURED_KINDS
from shakespeare.game import history
from shakespeare.game.components import components_of
from shakespeare.game.expansions import STEPS
from shakespeare.game.moves import KIND_NAMES
from shakespeare.game.terms import MONEY_SOURCES, PHASES
from shakespeare.locales.messages import FILES, LANGUAGES
from shakespeare.locales.texts import FAMILIES, LIST_FORMS, MEASURE_LISTS, SEAT_COLOURS

PACKAGE = Path(__file__).parents[2] / "src" / "shakespeare"
QUESTIONS = {step.asks for step in STEPS.values() if step.asks}


@functools.cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    source = (PACKAGE / "locales" / language / file).read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}/{file} cannot be read: {junk[0]!r}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(set(names)) == len(names), f"{language}/{file} has a message twice"
    return {message.id.name: message for message in messages}


def variables(node: ftl.BaseNode) -> set[str]:
    found = set()

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, reference: ftl.VariableReference) -> None:  # noqa: N802
            found.add(reference.id.name)

    Finder().visit(node)
    return found


def forms(language: str, family: str) -> set[str]:
    """The attributes that names of a family have."""
    return {
        attribute.id.name
        for id, message in entries(language, "cards.ftl").items()
        if id.startswith(f"{family}-")
        for attribute in message.attributes
    }


def prepared(language: str, arguments: set[str]) -> set[str]:
    """The variables that come of some arguments (see `shakespeare.locales.texts`)."""
    found = set(arguments)
    for name in arguments:
        found |= {f"{name}-{form}" for form in forms(language, FAMILIES.get(name, "nothing"))}
        found |= {f"{name}-{form}" for form in LIST_FORMS if name.endswith("s") or name == "waiting"}
    return found | ({"amount-sign"} if "amount" in arguments else set())


# What the messages of each file must be


def cards() -> set[str]:
    edition = load_edition()
    backstage = edition.backstage
    assert backstage is not None
    names = [
        card.name for card in (*edition.printed, *edition.characters, *backstage.actors, *backstage.cards)
    ]
    icons = {icon.partition("-")[0] if re.match("costume-|set-", icon) else icon for icon in ACTIVATE_ICONS}
    icons |= {*BACKSTAGE_ACTIVATE_ICONS, *BACKSTAGE_REHEARSE_ICONS, *BACKSTAGE_CARD_ICONS} - {*ACTIVATE_ICONS}
    return {
        "close-win",
        "close-win-base",
        "goal",
        "goal-counted",
        "labelled",
        "pounds",
        "pounds-change",
        *(f"own-{what}" for what in ("card", "copy", "objective", "seat")),
        *(f"list-{what}" for what in ("comma", "and", "or", "times", "empty")),
        "quotes",
        f"named-{name_of(edition.name)}",
        *(f"card-{name}" for name in [*names, "extra"]),
        *(f"objective-{objective.name}" for objective in (*edition.objectives, *backstage.objectives)),
        *(f"goal-{kind}" for kind in OBJECTIVE_KINDS),
        *(f"kind-{kind}" for kind in [*KINDS, "extra"]),
        *(f"power-{kind}" for kind in [*KINDS, "extra"] if kind != "actor"),
        *(f"power-{what}" for what in ("costumed", "cancelled", "first-action", "no-initiative")),
        *(f"kept-{what}" for what in KEPT),
        *(f"icon-{icon}" for icon in icons),
        *(f"measure-{measure}" for measure in MEASURES if measure != WORTH_MEASURE),
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"act-{act}" for act in (1, 2, 3)),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"seat-{colour}" for colour in SEAT_COLOURS),
        *(f"source-{source}" for source in MONEY_SOURCES),
    }


def notes() -> set[str]:
    """What the shipped edition notes about where its values come from."""
    return {text.split(": ", 1)[1] for text in load_edition().provenances().values() if ": " in text}


def name_of(note: str) -> str:
    return re.sub("[^a-z0-9]+", "-", note.lower()).strip("-")


def game_sources() -> Iterator[ast.Module]:
    for path in sorted((PACKAGE / "game").rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def reason_ids(node: ast.expr) -> set[str]:
    """The ids that the first argument of a `Reason(…)` can have."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return reason_ids(node.body) | reason_ids(node.orelse)
    if isinstance(node, ast.JoinedStr):
        text = ast.unparse(node).removeprefix("f'").removesuffix("'")
        assert text.startswith("{kind}-"), f"which reasons are {text}? Teach this test."
        return {text.replace("{kind}", kind) for kind in ("costume", "set")}
    if ast.unparse(node).startswith("KIND_NAMES["):
        return {f"{kind}-not-now" for kind in KIND_NAMES}
    raise AssertionError(f"which reasons are {ast.unparse(node)}? Teach this test.")


def keys(table: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The keys of a reason's arguments: of the dict itself, or of all that the function makes of its name."""
    if isinstance(table, ast.Dict):
        return {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
    name = ast.unparse(table)
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value:
            found |= keys(node.value, function)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith(f"{name}['"):
            found.add(ast.unparse(node.targets[0]).split("'")[1])
    return found


@functools.cache
def all_reasons() -> dict[str, set[str]]:
    """Every reason that the rules can give, with the names of its arguments."""
    reasons: dict[str, set[str]] = {}
    for module in game_sources():
        for function in ast.walk(module):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                        for id in reason_ids(node.args[0]):
                            reasons.setdefault(id, set()).update(keys(node.args[2], function))
    assert len(reasons) > 40
    return reasons


EXPECTED = {
    "cards.ftl": cards(),
    "measures.ftl": {
        *(f"measure-{measure}" for measure in {*COUNTS, *COMBINATIONS} - set(MEASURES)),
        *(f"measure-in-{place}" for place in PLACES),
        *(f"measure-colour-{colour}" for colour in COLOURS),
        *(f"measure-kind-{kind}" for kind in MEASURED_KINDS),
    },
    "events.ftl": {f"event-{id}" for id in history.EVENT_IDS},
    "questions.ftl": {f"ask-{kind}" for kind in QUESTIONS} | {f"move-{kind}" for kind in KIND_NAMES},
    "reasons.ftl": {"reason"}
    | {f"reason-{id}" for id in all_reasons()}
    | {f"asked-{kind}" for kind in QUESTIONS},
    "edition.ftl": {f"mistake-{id}" for id in TEXTS} | {f"noted-{name_of(note)}" for note in notes()},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", EXPECTED)
def test_every_message_is_there_and_none_is_unused(language: str, file: str) -> None:
    found = set(entries(language, file))
    assert not EXPECTED[file] - found, f"{language}/{file} lacks {sorted(EXPECTED[file] - found)}"
    assert not found - EXPECTED[file], f"{language}/{file}: nobody uses {sorted(found - EXPECTED[file])}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    for file in FILES:
        assert set(entries(language, file)) == set(entries("en", file))
    ids = [id for file in FILES for id in entries(language, file)]
    assert len(set(ids)) == len(ids)


# Variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", history.EVENT_IDS)
def test_events_use_only_their_arguments(language: str, id: str) -> None:
    used = variables(entries(language, "events.ftl")[f"event-{id}"])
    assert used <= prepared(language, set(history.event_arguments(id)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_use_only_their_fields(language: str) -> None:
    fields: dict[str, set[str]] = {}
    for move in components_of(load_edition()).moves.all:
        fields.setdefault(move.name, set()).update(move.to_dict())
    assert set(fields) == set(KIND_NAMES)
    for kind, names in fields.items():
        assert variables(entries(language, "questions.ftl")[f"move-{kind}"]) <= prepared(language, names)


# The arguments of questions, beside the character and the value, which all have.
ARGUMENTS = {
    "keep": {"objectives"},
    "take": {"elements", "colours"},
    "theater": {"colours"},
    "origin": {"move", "elements"},
    "salvage": {"elements", "colours"},
    "prompt": {"act"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(QUESTIONS))
def test_questions_use_only_their_arguments(language: str, kind: str) -> None:
    used = variables(entries(language, "questions.ftl")[f"ask-{kind}"])
    assert used <= prepared(language, {"character", "value", *ARGUMENTS.get(kind, ())})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(all_reasons()))
def test_reasons_use_only_their_arguments(language: str, id: str) -> None:
    used = variables(entries(language, "reasons.ftl")[f"reason-{id}"])
    assert used <= prepared(language, all_reasons()[id])


# What measures are said with: conditions by their own names or, where a list is said, by another.
MEASURE_ARGUMENTS = {
    *("count", "where", "parts", "rank", "both"),
    *(name for name, _ in MEASURE_LISTS.values()),
    *({condition for conditions in COUNTS.values() for condition in conditions} - {*MEASURE_LISTS, "place"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_use_only_what_names_get(language: str) -> None:
    given = {
        "card": {"copy"},
        "close": {"players", "score"},
        "power": {"value", "power", "icons"},
        "kept": {"kind", "cost"},
        "icon": prepared(language, {"count", "colour"}),
        "measure": prepared(language, MEASURE_ARGUMENTS),
        "goal": prepared(
            language, {"steps", "points", "most", "measure", "value", "amount", "goal", "counted"}
        ),
        "own": {"title", "copy", "short", "name", *(f"name-{form}" for form in forms(language, "card"))},
        "labelled": {"label", "text"},
        "pounds": {"pounds", "sign"},
        "list": {"list", "item", "count"},
    }
    for id, message in {**entries(language, "cards.ftl"), **entries(language, "measures.ftl")}.items():
        assert variables(message) <= given.get(id.partition("-")[0], set()), id


# Arguments of the client's texts alone that are computer players, whose names are in client.ftl.
COMPUTERS = {"computer", "helper", "player", "rival"}
COMPUTER_FORMS = ("the", "start", "against")
OWN = sorted({path.name for path in (PACKAGE / "locales").glob("*/*.ftl")} - set(FILES))  # the client's


def roots(language: str, names: set[str]) -> set[str]:
    """The arguments that some variables come of (the inverse of `prepared`)."""
    found = {name: name for name in names}
    found |= {f"{name}-{form}": name for name in COMPUTERS for form in COMPUTER_FORMS}
    for argument in {*FAMILIES, *(name.rpartition("-")[0] for name in names)}:
        found |= dict.fromkeys(prepared(language, {argument}), argument)
    return {found[name] for name in names}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", [*FILES, *OWN])
def test_all_languages_use_the_same_arguments(language: str, file: str) -> None:
    english, translated = entries("en", file), entries(language, file)
    for id in english.keys() - {"own-copy"}:  # which has the forms of a name
        # Numbers that only choose the form of a noun: some languages have but one.
        forms_only = {"count", "most"} if id.startswith(("measure-", "goal")) else set()
        used = roots(language, variables(translated[id]))
        assert used - forms_only == roots("en", variables(english[id])) - forms_only, id


# The interface: what the source says, and what it does not


def interface_sources() -> Iterator[ast.Module]:
    for path in [PACKAGE / "cli.py", *sorted((PACKAGE / "terminal").rglob("*.py"))]:
        yield ast.parse(path.read_text(encoding="utf-8"))


def test_no_message_of_the_interface_is_unused() -> None:
    constants: set[str] = set()
    patterns: set[str] = set()
    for module in interface_sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                patterns.add("".join(parts))
    patterns = {pattern for pattern in patterns if re.match(r"[a-z]+\\-\[", pattern)}
    unused = [
        id
        for id in entries("en", "interface.ftl")
        if id not in constants and not any(re.fullmatch(pattern, id) for pattern in patterns)
    ]
    assert not unused


def test_the_interface_says_nothing_that_is_not_there() -> None:
    known = {id for file in FILES for id in entries("en", file)}
    said = [
        node.args[0].value
        for module in interface_sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).split(".")[-1] in ("say", "_say", "_title")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    ]
    assert len(said) > 60
    assert set(said) <= known


# A breaking space, or a wide one, where French wants a narrow space that does not break.
WIDE_IN_FRENCH = "[^,][ \u00a0][£:;?!»%].*|«[^\u202f].*|«$"


@pytest.mark.parametrize("file", sorted(path.name for path in (PACKAGE / "locales/fr").glob("*.ftl")))
def test_french_signs_are_set_off_by_narrow_spaces(file: str) -> None:
    """Which do not break, before the pound and every high sign, and inside quotation marks."""
    wrong: list[str] = []

    class Reader(visitor.Visitor):
        def visit_TextElement(self, text: ftl.TextElement) -> None:  # noqa: N802
            wrong.extend(re.findall(WIDE_IN_FRENCH, text.value))
            if re.match("[ \u00a0][£:;?!»%]", text.value):  # after an argument
                wrong.append(text.value)

    for message in entries("fr", file).values():
        Reader().visit(message)
    assert wrong == []


def test_french_rules_set_signs_off_by_narrow_spaces_too() -> None:
    rules = (PACKAGE / "locales" / "fr" / "rules.md").read_text(encoding="utf-8")
    assert re.findall(WIDE_IN_FRENCH, rules) == []
