/** The live connection to a table: it comes back by itself, and goes on where it was. */
import { Reader } from "./reading";
import type { ClientMessage, ServerMessage, ToldMessage } from "./types";

export type Connection = "connecting" | "live" | "lost";

export interface Listener {
  /** The number of the last event seen, -1 for none. */
  since(): number;
  /** Which of one's own seats to look from, where there are several. */
  seat(): number | null;
  /** How often the table went back, as far as one knows. */
  age(): number;
  receive(message: ServerMessage): void;
  connection(state: Connection): void;
  /** Asked after a connection failed: whether it is worth trying again. */
  retry(): Promise<boolean>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long a server may take to greet us, or to say whether the table is still there: one that hangs never does. */
const PATIENCE = 10_000;

export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private greeting: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const seat = this.listener.seat();
    const from = seat === null ? "" : `&seat=${seat}`;
    const socket = new WebSocket(`${this.address}?since=${this.listener.since()}&age=${this.listener.age()}${from}`);
    this.socket = socket;
    const reader = new Reader();
    let greeted = false;
    this.greeting = setTimeout(() => void this.lose(), PATIENCE);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      for (const told of JSON.parse(data) as ToldMessage[]) {
        const message = reader.read(told);
        // Somebody who sits down while we are here is told of in a further welcome.
        if (message.type === "welcome" && !greeted) {
          greeted = true;
          clearTimeout(this.greeting);
          this.wait = FIRST_WAIT;
          this.listener.connection("live");
        }
        this.listener.receive(message);
      }
    };
    socket.onclose = () => {
      if (socket === this.socket) void this.lose();
    };
  }

  /** Whether the message could go out now. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * Connect anew at once: the network is back, the page was asleep, or an answer is overdue. A connection that seems
   * to be there is given up too: nothing tells when the other end of it is gone.
   */
  hurry(): void {
    if (this.closed) return;
    this.wait = FIRST_WAIT;
    this.letGo();
    this.listener.connection("lost");
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.letGo();
  }

  private letGo(): void {
    clearTimeout(this.greeting);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private async lose(): Promise<void> {
    this.letGo();
    if (this.closed) return;
    this.listener.connection("lost");
    const again = await Promise.race([this.listener.retry(), new Promise((done) => setTimeout(done, PATIENCE, true))]);
    if (this.closed || this.socket !== null || !again) return;
    clearTimeout(this.timer); // two connections may have been lost while we asked
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

export function addressOf(table: string, location: Location = window.location): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${table}/live`;
}
