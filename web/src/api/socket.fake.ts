/** A socket for tests: it keeps what is sent, and says what the test has it say. */
import type { ClientMessage, Offer, Reason } from "./types";

export class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  /** The newest. */
  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (socket === undefined) throw new Error("No socket was made.");
    return socket;
  }
  /** Those that nobody has closed. */
  static get open(): FakeSocket[] {
    return FakeSocket.made.filter((socket) => socket.readyState !== FakeSocket.CLOSED);
  }

  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  /** Messages as the page works with them are told as the server tells them. */
  say(...messages: object[]): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(messages.map(told)) });
  }
  /** Whoever closes it, it tells so. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

function told(message: { type?: string; view?: object; offers?: Offer[] }): object {
  const { offers = [], ...rest } = message;
  if (message.type === "update") return { ...message, view: [message.view] };
  if (message.type !== "offers") return message;
  const reasons = offers.map(({ reason }) => reason).filter((reason): reason is Reason => reason !== null);
  return {
    ...rest,
    moves: offers.map(({ move, kind, args }) => ({ move, kind, args })),
    outcomes: offers.map(({ gain, reason }) => (reason === null ? gain : reasons.indexOf(reason))),
    reasons,
  };
}
