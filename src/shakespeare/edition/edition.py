"""An edition as a whole: all components, and what it is known by."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from shakespeare.edition.backstage import Backstage
from shakespeare.edition.model import Character, Extra, Stage
from shakespeare.edition.objectives import Objective


class Part(Protocol):
    """A table of the file: data with their provenance."""

    @property
    def provenance(self) -> Mapping[str, str]: ...
    def data(self) -> dict[str, Any]: ...


class NamedPart(Part, Protocol):
    @property
    def name(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Edition:
    """All components. Each kind is sorted by name, whatever order it was given in: equal digests, equal order."""

    name: str
    printed: tuple[Character, ...]
    characters: tuple[Character, ...]
    extra: Extra
    stage: Stage
    objectives: tuple[Objective, ...]
    backstage: Backstage | None = None  # an edition without it is complete for the base game
    provenance: Mapping[str, str] = field(default_factory=dict, repr=False)
    # SHA-256 of the data without their provenance: what a record or a cache knows an edition by.
    digest: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        for kind in ("printed", "characters", "objectives"):
            object.__setattr__(self, kind, tuple(sorted(getattr(self, kind), key=lambda part: part.name)))
        text = json.dumps(self._tables(with_provenance=False), sort_keys=True, separators=(",", ":"))
        object.__setattr__(self, "digest", hashlib.sha256(text.encode("ascii")).hexdigest())

    def __hash__(self) -> int:
        return hash(self.digest)

    def to_dict(self) -> dict[str, Any]:
        """The edition in the form of its file, with plain lists and dicts: `load_edition` takes it back."""
        return self._tables(with_provenance=True)

    def provenances(self) -> dict[str, str]:
        """Where each datum comes from, by its key in the file: `characters.romeo.cost`."""
        return {
            **self.provenance,
            **{
                f"{key}.{datum}": text
                for key, part in self._parts()
                for datum, text in part.provenance.items()
            },
        }

    def reconstructed(self) -> tuple[str, ...]:
        """The keys of the data that are our reconstruction (R12.1)."""
        return tuple(key for key, text in self.provenances().items() if text.startswith("reconstructed"))

    def _parts(self) -> Iterator[tuple[str, Part]]:
        """Every table of data, by its key in the file."""
        yield from _named("printed", self.printed)
        yield from _named("characters", self.characters)
        yield "extra", self.extra
        yield "stage", self.stage
        yield from _named("objectives", self.objectives)
        if self.backstage is not None:
            yield from _named("backstage.actors", self.backstage.actors)
            yield from _named("backstage.objectives", self.backstage.objectives)
            yield "backstage.theater", self.backstage.theater
            yield from _named("backstage.cards", self.backstage.cards)

    def _tables(self, with_provenance: bool) -> dict[str, Any]:
        tables: dict[str, Any] = {"name": self.name, **_from(self.provenance, with_provenance)}
        for key, part in self._parts():
            *path, name = key.split(".")
            table = tables
            for outer in path:
                table = table.setdefault(outer, {})
            table[name] = part.data() | _from(part.provenance, with_provenance)
        return tables


def _named(table: str, parts: Iterable[NamedPart]) -> Iterator[tuple[str, Part]]:
    for part in parts:
        yield f"{table}.{part.name}", part


def _from(provenance: Mapping[str, str], wanted: bool) -> dict[str, dict[str, str]]:
    return {"from": dict(provenance)} if wanted else {}
