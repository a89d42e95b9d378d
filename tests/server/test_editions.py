"""Editions of one's own: looked at, shown, and played with."""

import re
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


def test_a_table_whose_objectives_are_composed(person: Person) -> None:
    """Their measures are described with every condition, set or not."""
    measure = '{ sum = ["actors", { count = "elements", in = "set", colour = ["blue", "green"] }] }'
    own = re.sub(
        r"(\[objectives\.cast\]\n)measure = .*\nsteps = .*\n",
        rf"\1measure = {measure}\nsteps = [4, 4]\n",
        SHIPPED,
    )
    body = {"options": {"players": 2}, "seats": [PERSON, {"computer": "apprentice"}], "edition": own}
    answer = person.web.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    shown = person.get(f"/api/editions/{answer.json()['edition']['digest']}")
    cast = next(objective for objective in shown["objectives"] if objective["name"] == "cast")
    assert cast["steps"] == [4, 4]
    assert (cast["measure"]["name"], cast["measure"]["count"]) == (None, "sum")
    actors, elements = cast["measure"]["parts"]
    assert (actors["name"], actors["conditions"]) == ("actors", {"kind": ["actor"], "cost": [], "paid": None})
    assert elements["conditions"] == {"in": ["set"], "colour": ["blue", "green"]}
    checked = check(person, own.replace('"green"]', '"green", "red"]'))
    assert [mistake["key"] for mistake in checked["mistakes"]] == ["objectives.cast.measure.sum.2.colour"]


def test_a_table_with_a_bad_edition_is_not_made(person: Person) -> None:
    seats = [PERSON, {"computer": "random"}]
    wrong = SHIPPED.replace("steps = [8, 10, 11]", "steps = [8, 10, 9]")
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
