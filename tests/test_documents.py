"""The examples in the documents run, and what they name exists."""

import os
import re
import shlex
import subprocess
import tomllib
from configparser import ConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from shakespeare.cli import Command
from shakespeare.locales import Texts

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


# Hosting

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def block(language: str) -> str:
    """The one block of a language in the document."""
    (found,) = (text for tag, text in re.findall(r"```(\w*)\n(.*?)```", HOSTING, re.S) if tag == language)
    return str(found)


def unit() -> ConfigParser:
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(block("ini"))
    return read


def served(words: list[str]) -> Any:
    """What `shakespeare serve` makes of its options: it knows all of them."""
    program, *arguments = words
    assert Path(program).name in PROJECT["scripts"]
    command = Command(Texts("en"))
    chosen = command.parser.parse_args(arguments)
    assert chosen.command == command.serve
    return chosen


def test_the_command_for_many_people_is_one() -> None:
    install, serve = block("").replace("\\\n", " ").splitlines()
    assert served(shlex.split(serve)).redis
    extras = install.partition("[")[2].partition("]")[0].split(",")
    assert set(extras) <= PROJECT["optional-dependencies"].keys() and PROJECT["name"] in install


def test_the_systemd_unit_starts_a_server() -> None:
    service = unit()["Service"]
    chosen = served(shlex.split(service["ExecStart"].replace("%i", "8001")))
    assert chosen.port == 8001
    assert chosen.data == Path("/var/lib") / service["StateDirectory"]  # all else is read only
    assert f"`{service['EnvironmentFile']}`" in HOSTING
    assert unit().sections() == ["Unit", "Service", "Install"]


def test_the_variables_exist() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert all(f'"{name}"' in source for name in re.findall("SHAKESPEARE_[A-Z_]+", HOSTING))


def test_the_compose_file_fits_together() -> None:
    compose = yaml.safe_load(block("yaml"))
    services = compose["services"]
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service.get("depends_on", {}).keys() <= services.keys()
        assert set(service.get("secrets", ())) <= compose["secrets"].keys()
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= compose[
            "volumes"
        ].keys()
        assert set(service.get("networks", ())) <= compose["networks"].keys()
    pool = compose["networks"]["default"]["ipam"]["config"][0]
    subnet, others = ip_network(pool["subnet"]), ip_network(pool["ip_range"])
    proxy = ip_address(services["proxy"]["networks"]["default"]["ipv4_address"])
    assert proxy in subnet and others.subnet_of(subnet)
    assert proxy not in others and proxy != subnet[1]  # which is the gateway's


def test_the_container_starts_a_server(tmp_path: Path) -> None:
    """The shell's line is run as it stands, with a `shakespeare` that tells what it was given."""
    services = yaml.safe_load(block("yaml"))["services"]
    secret = tmp_path / "secret"
    secret.write_text("open sesame")
    stub = tmp_path / "shakespeare"
    stub.write_text('#!/bin/sh\necho "$SHAKESPEARE_DATABASE"\necho "$@"\n')
    stub.chmod(0o700)
    line = services["shakespeare"]["command"].replace("$$", "$").replace("/run/secrets/database", str(secret))
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    told = subprocess.run(shlex.split(line), env={"PATH": path}, capture_output=True, text=True, check=True)
    database, arguments = told.stdout.splitlines()
    assert database == "postgresql://shakespeare:open sesame@database/shakespeare"
    chosen = served(["shakespeare", *shlex.split(arguments)])
    assert chosen.proxy == [services["proxy"]["networks"]["default"]["ipv4_address"]]
    assert services["proxy"]["command"].endswith(f"--from {chosen.name[0]} --to shakespeare:{chosen.port}")
    assert chosen.redis == "redis://redis/0" and {"redis", "database"} <= services.keys()
    assert f"{chosen.data}" in [volume.partition(":")[2] for volume in services["shakespeare"]["volumes"]]
