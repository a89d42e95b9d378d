import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { addressOf, Live, type Connection } from "./socket";
import type { ServerMessage } from "./types";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;

function open(retry = true) {
  const received: ServerMessage[] = [];
  const states: Connection[] = [];
  const at = { since: -1 };
  const live = new Live("ws://house/live", {
    since: () => at.since,
    receive: (message) => received.push(message),
    connection: (state) => states.push(state),
    retry: () => Promise.resolve(retry),
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
    expect(last().url).toBe("ws://house/live?since=-1");
    last().say({ type: "welcome" });
    last().say({ type: "thinking", seats: [1] });
    expect(received.map((message) => message.type)).toEqual(["welcome", "thinking"]);
    expect(states).toEqual(["live"]);
  });

  it("comes back by itself, after the last event it saw", async () => {
    const { states, at } = open();
    last().say({ type: "welcome" });
    at.since = 41;
    last().drop();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().url).toBe("ws://house/live?since=41");
    last().say({ type: "welcome" });
    expect(states).toEqual(["live", "lost", "live"]);
  });

  it("waits longer each time, and starts anew once it was there", async () => {
    open();
    for (const wait of [400, 800, 1600]) {
      const before = FakeSocket.made.length;
      last().drop();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
    last().say({ type: "welcome" });
    last().drop();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made).toHaveLength(5);
  });

  it("does not try again where it is hopeless", async () => {
    open(false);
    last().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("can be hurried while it waits, but not doubled", async () => {
    const { live } = open();
    live.hurry();
    expect(FakeSocket.made).toHaveLength(1);
    last().drop();
    await vi.advanceTimersByTimeAsync(0);
    live.hurry();
    expect(FakeSocket.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("says whether a message went out", () => {
    const { live } = open();
    expect(live.send({ type: "undo", number: 3 })).toBe(false);
    last().say({ type: "welcome" });
    expect(live.send({ type: "undo", number: 3 })).toBe(true);
    expect(last().sent).toEqual(['{"type":"undo","number":3}']);
  });

  it("stays closed when closed", async () => {
    const { live, states } = open();
    last().say({ type: "welcome" });
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
