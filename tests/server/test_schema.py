"""The OpenAPI document: complete, and whole in itself."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from shakespeare.server import messages, models
from tests.server.support import Person


@pytest.fixture(scope="module")
def document() -> Any:
    command = [sys.executable, "-m", "shakespeare.server.schema"]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def test_it_is_what_the_server_says_of_itself(document: Any, person: Person) -> None:
    assert person.get("/api/openapi.json") == document


def test_it_holds_every_message_and_model(document: Any) -> None:
    wanted = {
        name
        for module in (messages, models)
        for name, thing in vars(module).items()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    } - {"Strict", "Request"}
    wanted |= {"FromServer", "FromClient"}
    assert wanted <= set(document["components"]["schemas"])


def test_every_reference_leads_somewhere(document: Any) -> None:
    text = json.dumps(document)
    references = set(re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', text))
    assert references <= set(document["components"]["schemas"])
    whole, changes = document["components"]["schemas"]["Update"]["properties"]["view"]["anyOf"]
    assert whole["items"] == {"$ref": "#/components/schemas/View"} and changes == {"type": "object"}
    assert "HTTPValidationError" not in text


def test_messages_are_told_apart_by_their_type(document: Any) -> None:
    schemas = document["components"]["schemas"]
    for union in ("FromServer", "FromClient"):
        members = [member["$ref"].rpartition("/")[2] for member in schemas[union]["anyOf"]]
        types = [schemas[member]["properties"]["type"]["enum"][0] for member in members]
        assert len(types) == len(set(types)) >= 2
        assert all("type" in schemas[member]["required"] for member in members)
