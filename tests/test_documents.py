"""The examples in the documents run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [path for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if path.exists()]
EXAMPLES = [
    (path.name, number, code)
    for path in DOCUMENTS
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.S))
]


@pytest.mark.parametrize(("name", "number", "code"), EXAMPLES, ids=[f"{n}-{i}" for n, i, _ in EXAMPLES])
def test_example_in_a_document_runs(name: str, number: int, code: str, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile("from shakespeare import *\n" + code, f"{name} example {number}", "exec"), {})
