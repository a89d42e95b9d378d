/** One table as its player sees it: what the server said last, and what the player is about to do. */
import { getContext, setContext, tick } from "svelte";

import { getEdition, getTable, Refusal, takeSeat } from "../api/rest";
import { addressOf, Live, type Connection } from "../api/socket";
import type {
  BackstageCard,
  BackstageObjective,
  BackstagePlayer,
  CharacterCard,
  Edition,
  GameEvent,
  Objective,
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
import { currentLanguage } from "./language.svelte";
import { provideCards } from "./cards.svelte";
import { drawCurtain, flash, launch, prepare } from "./motion";
import { isSource, Offers, onlyDeclining, placeOf, type Click, type Target } from "./offers";
import { Playback } from "./playback";
import { setting } from "./settings.svelte";
import { ring } from "./sound";
import { moveStays } from "./speed";
import { isAnother } from "./version";

/** How long clicks are not heard after one that skipped. */
const DEAF = 350;
/** How long an answer may take before we doubt that anybody hears us. */
const ANSWER_DUE = 5000;
/** How long a question stays that is declined by itself. */
const DECLINES = 900;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;

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

type Saying = (texts: Texts) => string;

export class TableState {
  table = $state.raw<Table | null>(null);
  edition = $state.raw<Edition | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw(new Offers());
  log = $state.raw<GameEvent[]>([]);
  undoable = $state(false);
  thinking = $state.raw<number[]>([]);
  connection = $state<Connection>("connecting");
  /** The server has become another one than this page was loaded from. */
  outdated = $state(false);

  /** The element chosen in a crate. */
  selected = $state<Target | null>(null);
  /** Several things could be meant by the last click; where, and which. */
  chooser = $state.raw<{ target: Target; offers: Offer[] } | null>(null);
  /** Tapped once on a touch screen: a second tap does it. */
  armed = $state<Target | null>(null);
  /** What the pointer or the focus is on. */
  hovered = $state.raw<Offer | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** Pressed once; a second time does it, as it cannot be taken back. */
  sure = $state.raw<Offer | null>(null);
  /** More of what others did waits to be shown. */
  showing = $state(false);
  /** The final scores were closed, to look at the table. */
  endClosed = $state(false);
  /** What has happened last, for screen readers: nothing that was there when the page was opened. */
  told = $state.raw<GameEvent[]>([]);
  /** What has happened since the own last move. */
  recent = $state.raw<GameEvent[]>([]);
  /** The card, board character or objective that is shown large. */
  enlarged = $state<string | null>(null);

  texts = $derived.by(() => {
    const names = this.table?.seats.map((seat) => seat.name) ?? [];
    return new Texts(currentLanguage(), names, this.edition);
  });
  /** The table cannot be shown: a sentence that says why. */
  failure = $derived.by((): string | null => this.failed?.(this.texts) ?? null);
  note = $derived.by((): Note | null => this.said && { ...this.said, text: this.said.say(this.texts) });
  seat = $derived(this.view?.seat ?? null);
  question = $derived.by((): Question | null => (this.pending ? null : (this.view?.question ?? null)));
  me = $derived.by((): Player | null => (this.seat === null ? null : (this.view?.players[this.seat] ?? null)));
  /** What Backstage adds to the table; null where it is not played. */
  backstage = $derived(this.view?.backstage ?? null);
  /** A craftsman takes from the discards too. */
  scavenging = $derived(this.question !== null && this.view?.stack.at(-1)?.step === "scavenge");
  /** Whose theatre is in front: the own, or for those who only watch that of whoever is to move. */
  front = $derived(this.me ?? this.view?.players[this.view.deciders[0] ?? 0] ?? null);
  /** The element that a place would receive now. */
  source = $derived(this.selected ?? this.offers.onlySource);
  finished = $derived(this.view !== null && this.view.standings !== null);
  /** The day on the clock: the night's rest belongs to the day that is over, though the next one has been counted. */
  day = $derived(this.view === null ? 0 : this.view.day - (this.view.phase === "rest" ? 1 : 0));

  /** What is said stays when the language changes: so it is kept as how to say it. */
  private failed = $state.raw<Saying | null>(null);
  private said = $state.raw<(Omit<Note, "text"> & { say: Saying }) | null>(null);
  private readonly live: Live;
  private readonly playback = new Playback(undefined, (some) => (this.showing = some));
  private readonly cards = $derived.by(() => {
    const { characters = [], backstage = null } = this.edition ?? {};
    return new Map([...characters, ...(backstage?.actors ?? [])].map((card) => [card.name, card]));
  });
  private number = -1;
  private offered: string | null = null;
  private undoing = false;
  /** A day that begins when those who rest are chosen. */
  private morning: GameEvent | null = null;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private declining: ReturnType<typeof setTimeout> | undefined;
  private deafUntil = 0;
  private notes = 0;

  constructor(readonly id: string) {
    this.live = new Live(addressOf(id), {
      since: () => this.number,
      receive: (message) => this.receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === "live") this.begin();
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
    clearTimeout(this.overdue);
    clearTimeout(this.asking);
    clearTimeout(this.declining);
  }

  /** Sits down; what the seat may know and a visitor may not is told by a new connection, from the beginning. */
  async sitDown(seat: number, name: string | null): Promise<void> {
    await takeSeat(this.id, seat, name);
    this.number = -1;
    this.live.hurry();
  }

  /** Asks the server anew: what we have of the connection may be dead. */
  reconnect(): void {
    this.live.hurry();
  }

  // Looking things up

  card(name: string): CharacterCard | null {
    return this.cards.get(name) ?? null;
  }

  /** The backstage card of this name, laid out or kept. */
  backstageCard(name: string): BackstageCard | null {
    return this.edition?.backstage?.cards.find((card) => card.name === name) ?? null;
  }

  objective(name: string): Objective | BackstageObjective | null {
    const { objectives = [], backstage = null } = this.edition ?? {};
    return [...objectives, ...(backstage?.objectives ?? [])].find((one) => one.name === name) ?? null;
  }

  /** The drawing of an objective: what it counts, or what it does. */
  objectiveEmblem(name: string): string {
    const objective = this.objective(name);
    if (objective === null) return "";
    return "measure" in objective ? objective.measure : objective.kind;
  }

  /** Whether it bears a mask: it is played, and scores nothing at the end. */
  bearsMask(name: string): boolean {
    const objective = this.objective(name);
    return objective !== null && "played" in objective && objective.played;
  }

  /** What Backstage adds to a player; null where it is not played. */
  extras(seat: number): BackstagePlayer | null {
    return this.backstage?.players[seat] ?? null;
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
        this.outdated = isAnother(message.version);
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
              this.offers = new Offers(message.offers, this.view.question.kind === "salvage");
              this.offered = message.question;
              this.considerDeclining(message.question);
            }
            return 0;
          },
        });
        break;
      case "refused":
        if (message.question === this.pending?.question) this.pending = null;
        this.answered();
        this.explain(message.reason);
        break;
      case "error":
        this.pending = null;
        this.answered();
        this.say((texts) => texts.problem(message.error), "problem");
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
    const news = this.hear(update);
    if (news.length && !first) {
      this.told = news;
      this.recent = news.some((event) => event.id === "undone") ? [] : [...this.recent, ...news];
    }
    if (this.pending && update.view.question?.id !== this.pending.question) this.pending = null;
    this.answered();
    // While others choose in secret, what is asked here stays the same.
    if (this.offered !== null && this.offered !== update.view.question?.id) {
      this.offers = new Offers();
      this.offered = null;
      this.reset();
    }
    if (first) return 0;
    ring(news, this.seat !== null && update.view.question !== null && this.worthWatching(news));
    const morning = update.events.find((event) => event.id === "day");
    if (morning) this.morning = morning;
    if (this.morning && update.view.phase !== "rest") {
      drawCurtain(this.texts.say("day-begins", this.morning.args));
      this.morning = null;
    } else {
      void tick().then(() => {
        launch(flights);
        flash(update.events);
      });
    }
    return this.worthWatching(update.events) ? moveStays() : 0;
  }

  /** Adds what is told to the log and returns what is new; what is told again takes the place of what was told. */
  private hear({ number, events }: Update): GameEvent[] {
    const newest = this.log.at(-1)?.number ?? -1;
    const from = events[0]?.number ?? number + 1;
    this.log = [...this.log.filter((event) => event.number < from), ...events];
    return events.filter((event) => event.number > newest);
  }

  private worthWatching(events: GameEvent[]): boolean {
    return events.some(({ id, args }) => id === "day" || (typeof args["seat"] === "number" && args["seat"] !== this.seat));
  }

  /** Asks until it is told: a server that is busy or away is none that does not know. */
  private async learn(digest: string, wait = FIRST_WAIT): Promise<void> {
    clearTimeout(this.asking);
    try {
      this.edition = await getEdition(digest);
    } catch (error) {
      if (this.isHopeless(error)) return;
      clearTimeout(this.asking);
      this.asking = setTimeout(() => void this.learn(digest, Math.min(2 * wait, LONGEST_WAIT)), wait);
    }
  }

  /** Whether the table can still be reached: a table that is gone is not asked for again and again. */
  private async stillThere(): Promise<boolean> {
    try {
      await getTable(this.id);
    } catch (error) {
      return !this.isHopeless(error);
    }
    return true;
  }

  /** Whether asking again is no use; then why. */
  private isHopeless(error: unknown): boolean {
    if (!(error instanceof Refusal)) return false;
    const { status, problem } = error;
    if (status !== 404 && status !== 403 && problem?.id !== "damaged-table") return false;
    this.failed = (texts) => (problem ? texts.problem(problem) : texts.say("table-gone"));
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
        const placing = this.source !== null && this.offers.sourceOf(click.offer) === this.source;
        if (((byTouch && !placing) || setting("confirm") === "on") && this.armed !== target) {
          this.reset(placing ? this.selected : null);
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
        // On a phone its only place may be out of sight: it can be said instead.
        if (byTouch) this.armed = this.onlyPlaceOf(click.source);
        break;
      case "explain":
        this.explain(click.reason);
        break;
      case "nothing":
        this.say((texts) => texts.say("note-not-asked"), "reason");
        break;
    }
    return click.does;
  }

  /** The one place where an element could go, or null. */
  private onlyPlaceOf(source: Target | null): Target | null {
    const [only, ...more] = this.offers.legal.filter((offer) => source !== null && this.offers.sourceOf(offer) === source);
    return only && !more.length ? placeOf(only) : null;
  }

  /** Says a move: to pass while there is something left to do is asked once more, or whatever it is if so set. */
  press(offer: Offer): void {
    if (offer.reason) {
      this.explain(offer.reason);
    } else if (this.sure !== offer && (setting("confirm") === "on" || this.isRashPass(offer))) {
      this.reset();
      this.sure = offer;
    } else {
      this.play(offer);
    }
  }

  /** To pass while somebody could still be activated. */
  isRashPass(offer: Offer): boolean {
    return offer.kind === "pass" && this.offers.legal.some(({ kind }) => kind === "activate");
  }

  /** Declines where nothing else can be done, if so set. Others should not learn from the haste that it was so. */
  private considerDeclining(question: string): void {
    clearTimeout(this.declining);
    const offer = setting("decline") === "on" ? onlyDeclining(this.offers.legal) : null;
    if (offer === null) return;
    const alone = this.table?.seats.every(({ seat, kind }) => kind === "computer" || seat === this.seat);
    const wait = alone ? DECLINES : DECLINES * (1 + 3 * Math.random());
    this.declining = setTimeout(() => {
      if (this.question?.id === question && this.offers.legal.includes(offer)) this.play(offer);
    }, wait);
  }

  play(offer: Offer): void {
    const question = this.question;
    if (question === null) return;
    const flights = prepare([eventOf(offer, question.seat)], question.seat, null);
    this.pending = { question: question.id, offer };
    this.recent = [];
    this.reset();
    this.sendPending();
    void tick().then(() => launch(flights));
  }

  /** Takes the last move back: one at a time, and only when it is known what the last one is. */
  undo(): void {
    if (!this.undoable || this.undoing || this.pending) return;
    this.undoing = this.live.send({ type: "undo", number: this.number });
    if (this.undoing) this.expectAnswer();
  }

  /** The pointer or the focus is on what this offer is about. */
  point(offer: Offer | null): void {
    this.hovered = offer !== null && offer.reason === null ? offer : null;
    if (this.hovered) this.said = null;
  }

  /** Forgets what was about to be done. */
  reset(selected: Target | null = null): void {
    this.selected = selected;
    this.chooser = null;
    this.armed = null;
    this.sure = null;
    this.hovered = null;
    this.said = null;
  }

  /** Forgets the last step towards a move: first which of several is meant, then the element chosen. */
  retreat(): void {
    this.reset(this.chooser ? this.selected : null);
  }

  /** Ends the showing of what others did. */
  skip(): void {
    const asked = this.question !== null; // then the click is an answer, whatever the others are doing
    if (this.playback.skip() && !asked) this.deafUntil = performance.now() + DEAF;
  }

  explain(reason: Reason): void {
    this.say((texts) => texts.reason(reason), "reason");
  }

  enlarge(name: string | null): void {
    this.enlarged = name;
  }

  private say(say: Saying, tone: Note["tone"]): void {
    this.notes += 1;
    this.said = { say, tone, count: this.notes };
  }

  private sayWhoseTurn(): void {
    const waiting = this.view?.deciders ?? [];
    if (this.finished) this.say((texts) => texts.say("note-over"), "reason");
    else if (waiting.length) this.say((texts) => texts.say("note-waiting", { waiting }), "reason");
  }

  /** A new connection knows nothing of what was said in the old one. */
  private begin(): void {
    this.thinking = [];
    this.answered();
    if (this.pending) this.sendPending();
  }

  /** The same move for the same question is applied once, however often it is sent. */
  private sendPending(): void {
    if (this.pending === null) return;
    this.live.send({ type: "move", question: this.pending.question, move: this.pending.offer.move });
    this.expectAnswer();
  }

  private expectAnswer(): void {
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.reconnect(), ANSWER_DUE);
  }

  /** No undo is under way any more; a move may still be. */
  private answered(): void {
    this.undoing = false;
    if (this.pending === null) clearTimeout(this.overdue);
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
    hat: "hat-placed",
    theater: "theater-placed",
    use: "backstage-used",
    engage: "engaged",
  };
  const args = { ...offer.args, seat, cell: offer.args["place"] ?? "" };
  return { number: -1, id: ids[offer.kind] ?? "nothing", args };
}

const KEY = Symbol("table");

export function provideTable(state: TableState): TableState {
  provideCards(state);
  return setContext(KEY, state);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
