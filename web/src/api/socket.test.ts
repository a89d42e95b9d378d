import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { addressOf, Live, type Connection } from "./socket";
import { FakeSocket } from "./socket.fake";
import type { ServerMessage } from "./types";

function open(retry = Promise.resolve(true)) {
  const received: ServerMessage[] = [];
  const states: Connection[] = [];
  const at = { since: -1 };
  const live = new Live("ws://house/live", {
    since: () => at.since,
    seat: () => null,
    age: () => 0,
    receive: (message) => received.push(message),
    connection: (state) => states.push(state),
    retry: () => retry,
  });
  live.open();
  return { live, received, states, at };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the live connection", () => {
  it("begins with nothing seen and hands on what it hears", () => {
    const { received, states } = open();
    expect(FakeSocket.last.url).toBe("ws://house/live?since=-1&age=0");
    FakeSocket.last.say({ type: "welcome" });
    FakeSocket.last.say({ type: "thinking", seats: [1] });
    expect(received.map((message) => message.type)).toEqual(["welcome", "thinking"]);
    expect(states).toEqual(["live"]);
  });

  it("comes back by itself, after the last event it saw", async () => {
    const { states, at } = open();
    FakeSocket.last.say({ type: "welcome" });
    at.since = 41;
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.url).toBe("ws://house/live?since=41&age=0");
    FakeSocket.last.say({ type: "welcome" });
    expect(states).toEqual(["live", "lost", "live"]);
  });

  it("waits longer each time, and starts anew once it was there", async () => {
    open();
    for (const wait of [400, 800, 1600]) {
      const before = FakeSocket.made.length;
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
    FakeSocket.last.say({ type: "welcome" });
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made).toHaveLength(5);
  });

  it("does not try again where it is hopeless", async () => {
    open(Promise.resolve(false));
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("can be hurried while it waits, but not doubled", async () => {
    const { live } = open();
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(0);
    live.hurry();
    expect(FakeSocket.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("gives up a connection that may be dead when it is hurried", () => {
    const { live, states } = open();
    FakeSocket.last.say({ type: "welcome" });
    live.hurry();
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.open).toEqual([FakeSocket.last]);
    expect(states).toEqual(["live", "lost"]);
    FakeSocket.last.say({ type: "welcome" });
    expect(states).toEqual(["live", "lost", "live"]);
  });

  it("does not wait for ever for a server that hangs", async () => {
    const { live, states } = open();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(states).toEqual(["lost"]);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.open).toEqual([FakeSocket.last]);
    FakeSocket.last.say({ type: "welcome" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(["lost", "live"]);
    live.hurry();
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("tries again, too, if nobody says whether it is of use", async () => {
    open(new Promise<boolean>(() => {}));
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("is connected once, however impatient somebody is", async () => {
    const { live } = open();
    FakeSocket.last.close();
    live.hurry(); // while it is asked whether to try again
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.open).toHaveLength(1);
  });

  it("is live once, though there may be further welcomes", () => {
    const { states, received } = open();
    FakeSocket.last.say({ type: "welcome" });
    FakeSocket.last.say({ type: "welcome" });
    expect(states).toEqual(["live"]);
    expect(received).toHaveLength(2);
  });

  it("says whether a message went out", () => {
    const { live } = open();
    expect(live.send({ type: "undo", number: 3 })).toBe(false);
    FakeSocket.last.say({ type: "welcome" });
    expect(live.send({ type: "undo", number: 3 })).toBe(true);
    expect(FakeSocket.last.sent).toEqual([{ type: "undo", number: 3 }]);
  });

  it("stays closed when closed", async () => {
    const { live, states } = open();
    FakeSocket.last.say({ type: "welcome" });
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states).toEqual(["live"]);
  });

  it("is as safe as the page", () => {
    const at = (protocol: string): Location => ({ protocol, host: "globe.example" }) as Location;
    expect(addressOf("ab", at("https:"))).toBe("wss://globe.example/api/tables/ab/live");
    expect(addressOf("ab", at("http:"))).toBe("ws://globe.example/api/tables/ab/live");
  });
});
