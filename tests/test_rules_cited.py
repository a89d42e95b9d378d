"""Every rule is tested, and no test cites a rule that does not exist.

A rule counts as tested when its number stands in a test: in a function `test…` or a class `Test…` that holds
one, in its docstring, body, comments or decorators (`@pytest.mark.rules("…")`), or in its name, where the
dot is an underscore (`test_r4_2_…`). A number in a helper or a data file counts for nothing, but must exist.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")

HEADING = re.compile(r"^## R(\d+) ", re.M)
RULE = re.compile(r"^- \*\*(R\d+\.\d+)\*\*", re.M)
CITATION = re.compile(r"(?<![\w.])R\d+\.\d+(?!\w|\.\d)")
CITATION_IN_NAME = re.compile(r"(?<=_)[rR](\d+)_(\d+)(?=_|$)")
NOT_YET = "not yet in the game"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def chapters(text: str) -> dict[int, str]:
    """The numbered chapters of the rules: number -> text."""
    _, *parts = HEADING.split(text)
    return {
        int(number): body.partition("\n## ")[0] for number, body in zip(parts[::2], parts[1::2], strict=True)
    }


def rules_to_test(text: str) -> list[str]:
    """All rules but Backstage's, while the chapter says that it is not yet in the game."""
    return [
        rule
        for number, body in chapters(text).items()
        if not (number == 11 and NOT_YET in body)
        for rule in RULE.findall(body)
    ]


def is_test(node: ast.AST) -> bool:
    if isinstance(node, Function):
        return node.name.startswith("test")
    return isinstance(node, ast.ClassDef) and node.name.startswith("Test") and any(map(is_test, node.body))


def citations(source: str) -> Iterator[str]:
    """The rules that the tests of a module cite."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function | ast.ClassDef) and is_test(node):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield from CITATION.findall("\n".join(lines[first - 1 : node.end_lineno]))
            yield from (f"R{chapter}.{rule}" for chapter, rule in CITATION_IN_NAME.findall(node.name))


def other_files(*endings: str) -> list[Path]:
    """The files of the tests, but for this one."""
    return [
        path
        for path in sorted(TESTS.rglob("*"))
        if path.suffix in endings and path != Path(__file__) and path.is_file()
    ]


EXISTING = set(RULE.findall(RULES))
CITED = {rule for path in other_files(".py") for rule in citations(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("rule", rules_to_test(RULES))
def test_rule_is_cited_by_a_test(rule: str) -> None:
    assert rule in CITED, f"No test cites {rule}: write one, with the number in its docstring."


def test_every_cited_rule_exists() -> None:
    wrong = [
        f"{path.relative_to(TESTS.parent)}:{n} cites {rule}"
        for path in other_files(".py", ".toml", ".md", ".txt")
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for rule in CITATION.findall(line)
        if rule not in EXISTING
    ]
    assert not wrong, "docs/rules.md has no such rule:\n" + "\n".join(wrong)
    assert EXISTING >= CITED, (
        f"docs/rules.md has no such rule: {sorted(CITED - EXISTING)}, cited in a test's name."
    )


def test_rules_are_numbered_without_gap_and_cite_each_other() -> None:
    chapter_rules = {number: RULE.findall(body) for number, body in chapters(RULES).items()}
    assert list(chapter_rules) == list(range(15))
    assert chapter_rules.pop(14) == []  # a list of slips, and no rules
    for number, rules in chapter_rules.items():
        assert rules
        first = 0 if f"R{number}.0" in rules else 1  # R9.0 says what its chapter is about
        assert rules == [f"R{number}.{n}" for n in range(first, first + len(rules))]
    assert set(CITATION.findall(RULES)) <= EXISTING


def test_what_counts_as_a_citation() -> None:
    assert CITATION.findall("R4.10, (R5.1) and R6.2.") == ["R4.10", "R5.1", "R6.2"]
    assert not CITATION.findall("R4.1.2 XR4.1 v1.R4.1 R4.1a R4")
    source = '''
def helper():
    """R1.1"""

@pytest.mark.rules("R1.2")
def test_one():
    """R1.3"""
    play()  # R1.4

def test_r1_5_holds(): ...

class TestTwo:
    """R1.6"""
    async def test_three(self): assert "R1.7"

class TestNothing:
    """R1.8"""
'''
    assert set(citations(source)) == {"R1.2", "R1.3", "R1.4", "R1.5", "R1.6", "R1.7"}


def test_backstage_is_excepted_only_while_it_is_not_in_the_game() -> None:
    text = "## R10 End\n- **R10.1** a\n\n## R11 Backstage\n\nThis is {} in the game.\n\n- **R11.1** b\n\n## Slips\nc\n"
    assert rules_to_test(text.format("not yet")) == ["R10.1"]
    assert rules_to_test(text.format("an option")) == ["R10.1", "R11.1"]
