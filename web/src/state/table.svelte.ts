/** One table as its player sees it: what the server said last, and what the player is about to do. */
import { getContext, setContext, tick } from "svelte";

import { getEdition, getTable, Refusal } from "../api/rest";
import { addressOf, Live, type Connection } from "../api/socket";
import type {
  CharacterCard,
  Colour,
  Edition,
  GameEvent,
  Offer,
  Player,
  Question,
  Reason,
  ServerMessage,
  Table,
  TroupeMember,
  Update,
  View,
} from "../api/types";
import { Texts } from "../texts/texts";
import { drawCurtain, flash, launch, prepare } from "./motion";
import { isSource, Offers, placeOf, sourceOf, type Click, type Target } from "./offers";
import { Playback } from "./playback";

/** How long a move of somebody else stays before the next one is shown. */
const MOVE_STAYS = 280;
/** How long clicks are not heard after one that skipped. */
const DEAF = 350;

/** What the player has just done, and the server has not answered yet. */
export interface Pending {
  question: string;
  offer: Offer;
}

export interface Note {
  text: string;
  tone: "reason" | "problem";
  /** Said twice, it shakes twice. */
  count: number;
}

export class TableState {
  table = $state.raw<Table | null>(null);
  edition = $state.raw<Edition | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw(new Offers());
  log = $state.raw<GameEvent[]>([]);
  undoable = $state(false);
  thinking = $state.raw<number[]>([]);
  connection = $state<Connection>("connecting");
  /** The table cannot be shown: a sentence that says why. */
  failure = $state<string | null>(null);

  /** The element chosen in a crate. */
  selected = $state<Target | null>(null);
  /** Several things could be meant by the last click; where, and which. */
  chooser = $state.raw<{ target: Target; offers: Offer[] } | null>(null);
  /** Tapped once on a touch screen: a second tap does it. */
  armed = $state<Target | null>(null);
  /** What the pointer or the focus is on. */
  hovered = $state.raw<Offer | null>(null);
  pending = $state.raw<Pending | null>(null);
  note = $state.raw<Note | null>(null);
  /** The last things that happened, for the line above the theatre and for screen readers. */
  told = $state.raw<GameEvent[]>([]);
  /** What has happened since the own last move. */
  recent = $state.raw<GameEvent[]>([]);
  /** The card, board character or objective that is shown large. */
  enlarged = $state<string | null>(null);

  texts = $derived.by(() => {
    const names = this.table?.seats.map((seat) => seat.name) ?? [];
    return new Texts("en", names, this.edition);
  });
  seat = $derived(this.view?.seat ?? null);
  question = $derived.by((): Question | null => (this.pending ? null : (this.view?.question ?? null)));
  me = $derived.by((): Player | null => (this.seat === null ? null : (this.view?.players[this.seat] ?? null)));
  /** Whose theatre is in front: the own, or for those who only watch that of whoever is to move. */
  front = $derived(this.me ?? this.view?.players[this.view.deciders[0] ?? 0] ?? null);
  /** The element that a place would receive now. */
  source = $derived(this.selected ?? this.offers.onlySource);
  finished = $derived(this.view !== null && this.view.standings !== null);

  private readonly live: Live;
  private readonly playback = new Playback();
  private readonly cards = $derived(new Map(this.edition?.characters.map((card) => [card.name, card])));
  private number = -1;
  private offered: string | null = null;
  private deafUntil = 0;
  private notes = 0;

  constructor(readonly id: string) {
    this.live = new Live(addressOf(id), {
      since: () => this.number,
      receive: (message) => this.receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === "live") this.resend();
      },
      retry: () => this.stillThere(),
    });
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
    this.playback.stop();
  }

  reconnect(): void {
    this.live.hurry();
  }

  // Looking things up

  card(name: string): CharacterCard | null {
    return this.cards.get(name) ?? null;
  }

  member(name: string): TroupeMember | null {
    return this.me?.troupe.find((one) => one.name === name) ?? null;
  }

  /** How a seat is called: by the name a person gave, or by the colour. */
  seatName(seat: number): string {
    return this.texts.name("seat", seat);
  }

  // What the server says

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        void this.learn(message.table.edition.digest);
        break;
      case "update":
        this.number = message.number;
        this.playback.add({ show: () => this.show(message) });
        break;
      case "offers":
        this.playback.add({
          show: () => {
            if (this.view?.question?.id === message.question) {
              this.offers = new Offers(message.offers);
              this.offered = message.question;
            }
            return 0;
          },
        });
        break;
      case "refused":
        this.pending = null;
        this.explain(message.reason);
        break;
      case "error":
        this.pending = null;
        this.say(this.texts.problem(message.error), "problem");
        break;
      case "thinking":
        this.thinking = message.seats;
        break;
      case "accepted":
        break; // the update says what came of it
    }
  }

  private show(update: Update): number {
    const first = this.view === null;
    const own = this.pending?.offer ?? null;
    const flights = first ? [] : prepare(update.events, this.seat, own);
    this.view = update.view;
    this.undoable = update.undoable;
    if (update.events.length) {
      this.log = [...this.log, ...update.events];
      this.told = update.events;
      if (!first) this.recent = [...this.recent, ...update.events];
    }
    if (this.pending && update.view.question?.id !== this.pending.question) this.pending = null;
    // While others choose in secret, what is asked here stays the same.
    if (this.offered !== null && this.offered !== update.view.question?.id) {
      this.offers = new Offers();
      this.offered = null;
      this.reset();
    }
    if (first) return 0;
    const day = update.events.find((event) => event.id === "day");
    if (day) {
      drawCurtain(this.texts.say("day-begins", day.args));
    } else {
      void tick().then(() => {
        launch(flights);
        flash(update.events);
      });
    }
    return this.worthWatching(update.events) ? MOVE_STAYS : 0;
  }

  private worthWatching(events: GameEvent[]): boolean {
    return events.some(({ id, args }) => id === "day" || (typeof args["seat"] === "number" && args["seat"] !== this.seat));
  }

  private async learn(digest: string): Promise<void> {
    try {
      this.edition = await getEdition(digest);
    } catch (error) {
      if (error instanceof Refusal) this.failure = this.texts.say("table-gone");
    }
  }

  /** Whether the table can still be reached: a table that is gone is not asked for again and again. */
  private async stillThere(): Promise<boolean> {
    try {
      await getTable(this.id);
    } catch (error) {
      if (error instanceof Refusal && (error.status === 404 || error.status === 403)) {
        this.failure = this.texts.say("table-gone");
        return false;
      }
    }
    return true;
  }

  // What the player does

  /** Whether a click on it would do something now. */
  legal(target: Target): boolean {
    return this.question !== null && this.offers.legalAt(target, this.source).length > 0;
  }

  /** Whether it is spoken of at all in what is asked now. */
  concerned(target: Target): boolean {
    return this.question !== null && this.offers.at(target).length > 0;
  }

  /** The one offer a click would take, for its gain. */
  offerAt(target: Target): Offer | null {
    if (isSource(target)) return null;
    const legal = this.offers.legalAt(target, this.source);
    return legal.length === 1 ? (legal[0] ?? null) : null;
  }

  isPending(target: Target): boolean {
    return this.pending !== null && placeOf(this.pending.offer) === target;
  }

  click(target: Target, byTouch = false): Click["does"] {
    // The click that skipped what was being shown was not meant for what is shown now.
    if (this.pending || performance.now() < this.deafUntil) return "nothing";
    if (this.question === null) {
      this.sayWhoseTurn();
      return "nothing";
    }
    const click = this.offers.click(target, this.source);
    switch (click.does) {
      case "play": {
        // On a touch screen there is no hovering: the first tap shows what the second would bring.
        const placing = this.selected !== null;
        if (byTouch && !placing && this.armed !== target) {
          this.reset();
          this.armed = target;
        } else {
          this.play(click.offer);
        }
        break;
      }
      case "choose":
        this.reset(this.selected);
        this.chooser = { target, offers: click.offers };
        break;
      case "select":
        this.reset(click.source === this.offers.onlySource ? null : click.source);
        break;
      case "explain":
        this.explain(click.reason);
        break;
      case "nothing":
        this.say(this.texts.question(this.question), "reason");
        break;
    }
    return click.does;
  }

  play(offer: Offer): void {
    const question = this.question;
    if (question === null) return;
    const flights = prepare([eventOf(offer, question.seat)], question.seat, null);
    this.pending = { question: question.id, offer };
    this.recent = [];
    this.reset();
    this.live.send({ type: "move", question: question.id, move: offer.move });
    void tick().then(() => launch(flights));
  }

  undo(): void {
    if (this.undoable) this.live.send({ type: "undo", number: this.number });
  }

  /** The pointer or the focus is on what this offer is about. */
  point(offer: Offer | null): void {
    this.hovered = offer !== null && offer.reason === null ? offer : null;
    if (this.hovered) this.note = null;
  }

  /** Forgets what was about to be done. */
  reset(selected: Target | null = null): void {
    this.selected = selected;
    this.chooser = null;
    this.armed = null;
    this.hovered = null;
    this.note = null;
  }

  /** Ends the showing of what others did. */
  skip(): void {
    const asked = this.question !== null; // then the click is an answer, whatever the others are doing
    if (this.playback.skip() && !asked) this.deafUntil = performance.now() + DEAF;
  }

  explain(reason: Reason): void {
    this.say(this.texts.reason(reason), "reason");
  }

  enlarge(name: string | null): void {
    this.enlarged = name;
  }

  private say(text: string, tone: Note["tone"]): void {
    this.notes += 1;
    this.note = { text, tone, count: this.notes };
  }

  private sayWhoseTurn(): void {
    const waiting = this.view?.deciders ?? [];
    if (this.finished) this.say(this.texts.say("note-over"), "reason");
    else if (waiting.length) this.say(this.texts.say("note-waiting", { waiting }), "reason");
  }

  /** After a lost connection: the same move for the same question is applied once. */
  private resend(): void {
    if (this.pending) {
      this.live.send({ type: "move", question: this.pending.question, move: this.pending.offer.move });
    }
  }
}

/** The event that a move will most likely bring: what flies when it is clicked. */
function eventOf(offer: Offer, seat: number): GameEvent {
  const ids: Record<string, string> = {
    costume: "costume-placed",
    set: "set-placed",
    recruit: "recruited",
    "recruit-extra": "recruited-extra",
    activate: "activated",
  };
  const args = { ...offer.args, seat, cell: offer.args["place"] ?? "" };
  return { number: -1, id: ids[offer.kind] ?? "nothing", args };
}

export function elementOf(offer: Offer): { kind: "costume" | "set"; colour: Colour } | null {
  const source = sourceOf(offer);
  if (source === null) return null;
  return { kind: source.startsWith("costumes") ? "costume" : "set", colour: offer.args["colour"] as Colour };
}

const KEY = Symbol("table");

export function provideTable(state: TableState): TableState {
  return setContext(KEY, state);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
