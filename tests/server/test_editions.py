"""Editions of one's own: looked at, shown, and played with."""

from importlib import resources

import pytest

from shakespeare import load_edition
from tests.server.support import PERSON, Person

SHIPPED = resources.files("shakespeare.edition").joinpath("first.toml").read_text(encoding="utf-8")
# A title of one's own, and a coin more.
OWN = (
    SHIPPED.replace('name = "Reconstructed first edition"', 'name = "Our box"')
    .replace('[characters.hamlet]\nkind = "actor"', '[characters.hamlet]\ntitle = "The Dane"\nkind = "actor"')
    .replace(
        'rehearse = ["prestige"]\nfrom = { name = "rules", kind = "rules", cost',
        'rehearse = ["prestige", "coin1"]\nfrom = { name = "rules", kind = "rules", cost',
    )
)


def check(person: Person, content: str | bytes) -> dict[str, object]:
    answer = person.web.post("/api/editions", content=content, headers={"content-type": "application/toml"})
    assert answer.status_code == 200, answer.text
    checked: dict[str, object] = answer.json()
    return checked


def test_a_good_edition_is_described_with_its_provenance(person: Person) -> None:
    shipped = load_edition()
    checked = check(person, SHIPPED)
    assert checked == {
        "components": person.get(f"/api/editions/{shipped.digest}"),
        "provenance": person.get(f"/api/editions/{shipped.digest}/provenance"),
        "mistakes": [],
    }
    assert checked["provenance"] == shipped.provenances()
    assert not person.web.cookies


def test_the_shipped_edition_is_a_file_to_begin_with(person: Person) -> None:
    answer = person.web.get("/api/editions/shipped.toml")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/toml")
    assert answer.text == SHIPPED


@pytest.mark.parametrize(
    ("content", "line", "key", "part"),
    [
        (SHIPPED.replace('rehearse = ["red", "yellow", "blue"]', 'rehearse = ["rod", "yellow", "blue"]'),
         SHIPPED[: SHIPPED.index('rehearse = ["red", "yellow", "blue"]')].count("\n") + 1,
         "characters.lady-macbeth.rehearse", "did you mean red?"),
        ("name = 'x'\nname = 'y'\n", 2, "", "not valid TOML"),
        (b"name = '\xff'\n", 1, "", "not UTF-8"),
        ("", None, "name", "is missing"),
        ("#" * 150_000, None, "", "larger than 100000 bytes"),
    ],
)  # fmt: skip
def test_mistakes_are_told_at_their_line(
    person: Person, content: str | bytes, line: int | None, key: str, part: str
) -> None:
    checked = check(person, content)
    assert checked["components"] is None
    mistakes = checked["mistakes"]
    assert isinstance(mistakes, list)
    assert [m for m in mistakes if (m["line"], m["key"]) == (line, key) and part in m["message"]]


def test_a_table_with_an_edition_of_one_s_own(person: Person) -> None:
    digest = load_edition().digest
    body = {"options": {"players": 2, "backstage": True}, "seats": [PERSON, {"computer": "random"}]}
    answer = person.web.post("/api/tables", json={**body, "edition": OWN})
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["edition"]["name"] == "Our box"
    assert table["edition"]["digest"] != digest
    shown = person.get(f"/api/editions/{table['edition']['digest']}")
    hamlet = next(card for card in shown["characters"] if card["name"] == "hamlet")
    assert (hamlet["title"], hamlet["rehearse"]) == ("The Dane", ["prestige", "coin1"])
    # The next one without it is as always.
    assert person.create("random")["edition"]["digest"] == digest


def test_a_table_with_a_bad_edition_is_not_made(person: Person) -> None:
    seats = [PERSON, {"computer": "random"}]
    wrong = SHIPPED.replace("steps = [8, 10, 11]", "steps = [8, 10, 10]")
    answer = person.web.post(
        "/api/tables", json={"options": {"players": 2}, "seats": seats, "edition": wrong}
    )
    assert answer.status_code == 422
    assert "objectives.scenery.steps" in answer.json()["error"]["text"]
    base = SHIPPED[: SHIPPED.index("# Backstage, the expansion (R11).")]
    body = {"options": {"players": 2, "backstage": True}, "seats": seats, "edition": base}
    refused = person.web.post("/api/tables", json=body)
    assert refused.json()["error"]["id"] == "bad-options"
    assert person.get("/api/tables") == []
