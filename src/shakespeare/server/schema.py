"""The whole interface as one OpenAPI document: `python -m shakespeare.server.schema` prints it.

FastAPI describes what goes over HTTP; the messages of the socket, and the view in them, are added here.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from shakespeare.server.messages import FromClient, FromServer, Offer, Replay, View

_REF = "#/components/schemas/{name}"


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the socket's messages, and without FastAPI's own form of errors, which nobody gets."""
    unions, components = msgspec.json.schema_components(
        (FromServer, FromClient, View, Replay, Offer), ref_template=_REF
    )
    schemas: dict[str, Any] = document["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    for name, schema in components.items():
        schemas.setdefault(name, schema)
    for name, union in zip(("FromServer", "FromClient"), unions, strict=False):
        schemas[name] = {"anyOf": union["anyOf"]}  # the field `type` tells them apart
    whole = {"type": "array", "items": {"$ref": _REF.format(name="View")}, "minItems": 1, "maxItems": 1}
    schemas["Update"]["properties"]["view"] = {"anyOf": [whole, {"type": "object"}]}
    schemas["Replay"]["properties"]["edition"] = {"$ref": _REF.format(name="Components")}
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    return document


def main() -> None:
    from shakespeare.server.app import make_app
    from shakespeare.server.settings import Settings

    app = make_app(Settings(data=Path()))  # it is described, not started
    print(json.dumps(app.openapi(), ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
