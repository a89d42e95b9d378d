"""Runs of the tests that are repeated: in an order that is drawn, and a test that ever failed is told."""

import json
from pathlib import Path

import pytest
from tools.repeat import run, summed

MODULES = {"one": "def test_{0}(): assert {0} != 7\n", "other": "def test_{0}(): pass\n"}


@pytest.mark.slow
def test_repeated_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in MODULES.items():
        content = "".join(text.format(number) for number in range(10))
        (tmp_path / f"test_{name}.py").write_text(content, encoding="utf-8")
    runs, orders = [], []
    for seed in (1, 1, 2):
        arguments = ["-p", "tests.conftest", "-v", "-v", "--rootdir", str(tmp_path), str(tmp_path)]
        runs.append(json.loads(json.dumps(run(seed, 0, arguments))))
        lines = capsys.readouterr().out.splitlines()
        orders.append([line.split()[0].split("/")[-1] for line in lines if line.endswith("%]")])
    first, again, other = orders
    assert first == again != other and sorted(first) == sorted(other) and len(first) == 20
    modules = [test.partition("::")[0] for test in first]
    assert len(set(modules[:10])) == 1 and first != sorted(first)  # those of a module stay together

    assert [(one["order"], one["load"], one["tests"], list(one["failed"])) for one in runs] == [
        (order, 0, 20, ["test_one::test_7"]) for order in (1, 1, 2)
    ]
    *_, whole, name, told, _, last = summed(runs)
    assert whole == "3 runs, 0 of them under load; 1 tests failed in one or another."
    assert name == "test_one::test_7: 3 times"
    assert told == "    order 1: assert 7 != 7" and last == "    order 2: assert 7 != 7"
