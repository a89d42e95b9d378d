"""Who takes part: people with their devices, and what they have on their screens."""

from typing import Any

import httpx

from tests.server.support import PATIENCE


class Device:
    """A browser with its cookies."""

    def __init__(self) -> None:
        # No connection is kept, so that none has to be closed.
        limits = httpx.Limits(max_keepalive_connections=0)
        # And nothing is sealed: to load what seals are checked by takes longer than most requests.
        self.web = httpx.AsyncClient(timeout=PATIENCE, limits=limits, verify=False)

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.web.cookies.items())

    async def post(self, address: str, body: Any = None) -> httpx.Response:
        return await self.web.post(address, json=body)

    async def get(self, address: str) -> Any:
        answer = await self.web.get(address)
        assert answer.status_code == 200, answer.text
        return answer.json()


class Person:
    def __init__(self, name: str) -> None:
        self.name = name
        self.devices = [Device()]

    def __repr__(self) -> str:
        return self.name

    async def close(self) -> None:
        for device in self.devices:
            await device.web.aclose()
