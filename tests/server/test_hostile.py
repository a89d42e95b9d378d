"""Requests of all sorts, made from what the server says of itself: none is an error of ours, none hangs, and every answer
has the form that was promised."""

from pathlib import Path
from typing import Final

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from shakespeare.server.app import make_app
from shakespeare.server.settings import Settings
from tests.profile import count
from tests.server.support import PATIENCE, PERSON, Person, Server

schema = schemathesis.openapi.from_dict(make_app(Settings(data=Path())).openapi())


@schemathesis.serializer("application/toml")
def as_file(context: object, value: object) -> bytes:
    """An edition file is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture
def member(server: Server) -> tuple[Person, str]:
    """Somebody who sits at a table of somebody else's, and the table."""
    maker, member = Person(server), Person(server)
    table = maker.create_with([PERSON, PERSON])["id"]
    assert member.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    return member, table


CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@schema.parametrize()
@settings(max_examples=count(3), suppress_health_check=list(HealthCheck), deadline=None)
def test_requests_of_all_sorts(case: schemathesis.Case, member: tuple[Person, str]) -> None:
    """From a stranger, about anything; and from somebody at a table, about that table."""
    person, table = member
    # An edition file with nothing in it is one with mistakes.
    checks = CHECKS[:-1] if case.path == "/api/editions" else CHECKS
    case.call_and_validate(base_url=person.server.address, checks=checks, timeout=PATIENCE)
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table
        cookies = dict([person.cookie])
        case.call_and_validate(
            base_url=person.server.address, checks=checks, timeout=PATIENCE, cookies=cookies
        )
