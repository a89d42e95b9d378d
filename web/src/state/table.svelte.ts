/** One table as its player sees it: what the server said last, and what the player is about to do. */
import { getContext, setContext } from "svelte";

import { askHint, getEdition, getReplay, getTable, Refusal, takeSeat, undoFurther } from "../api/rest";
import { addressOf, Live, type Connection } from "../api/socket";
import type {
  BackstageCard,
  BackstageObjective,
  BackstagePlayer,
  CharacterCard,
  Edition,
  GameEvent,
  Hint,
  Objective,
  Offer,
  Player,
  Problem,
  Question,
  Reason,
  ServerMessage,
  Table,
  TroupeMember,
  Update,
  View,
} from "../api/types";
import { drawingOf } from "../art/measures";
import { usualColour, type Paint, type SeatColour } from "../art/names";
import { Texts } from "../texts/texts";
import type { Told } from "../time/counting.svelte";
import { accountOf, after, meanwhile, phaseOf, sectionAfter, settled, type Line, type SectionId } from "./account";
import { Accounting } from "./accounting.svelte";
import { currentLanguage } from "./language.svelte";
import { momentsOf } from "./moments";
import { drawCurtain, light, move, prepare } from "./motion";
import { provideCards } from "./cards.svelte";
import { heldAt } from "./colours";
import { isSource, Offers, onlyDeclining, placeOf, type Click, type Target } from "./offers";
import { Playback } from "./playback";
import { lastSeen, rememberSeen } from "./seen";
import { setting } from "./settings.svelte";
import { shared } from "./sharing";
import { ring } from "./sound";
import { moveStays } from "./speed";
import { isSaidTwice } from "./telling";
import { isAnother } from "./version";

/** How long clicks on the table are not heard after one that skipped, or when what lay over it is gone. */
const DEAF = 350;
/** How long an answer may take before we doubt that anybody hears us. */
const ANSWER_DUE = 5000;
/** How long a question stays that is declined by itself. */
const DECLINES = 900;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;

/** What begins the work of a character or a card, and what it does with elements. */
const BEGINS = ["activated", "rehearsed", "doubled", "backstage-used", "backstage-used-recruitment", "objective-played"];
const PLACED = ["costume-placed", "set-placed", "hat-placed", "theater-placed"];

/** What the player has just done, and the server has not answered yet. */
export interface Pending {
  question: string;
  offer: Offer;
  /** How long to wait before it is sent again, where it could not be kept. */
  wait: number;
}

/** What a computer player would do, and what else it thought of. */
export interface Advice {
  player: string;
  offer: Offer;
  second: Offer | null;
}

export interface Note {
  text: string;
  tone: "reason" | "problem";
  /** Said twice, it shakes twice. */
  count: number;
}

/** Somebody who teaches at the table. */
export interface Coach {
  /** Whether another move is wanted: then this one is not made. */
  objects: (offer: Offer) => boolean;
  /** A thing that cannot be done has been tried, and this was said. */
  explained: (reason: Reason) => void;
}

type Saying = (texts: Texts) => string;

export class TableState {
  table = $state.raw<Table | null>(null);
  edition = $state.raw<Edition | null>(null);
  offers = $state.raw(new Offers());
  log = $state.raw<GameEvent[]>([]);
  undoable = $state(false);
  /** There is a decision to be taken back beyond that: freely where one is alone, else if everybody agrees. */
  further = $state(false);
  thinking = $state.raw<number[]>([]);
  /** What the clocks read when the server last said it; null where there are none. */
  clocks = $state.raw<Told | null>(null);
  connection = $state<Connection>("connecting");
  /** The server is there, but cannot keep games now: it is asked again until it can. */
  unkept = $state(false);
  /** The server has become another one than this page was loaded from. */
  outdated = $state(false);

  /** The table as it is seen: of a new view only what has changed is new. */
  get view(): View | null {
    return this.seen;
  }
  set view(view: View | null) {
    this.seen = shared(this.seen, view);
  }

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
  /** Where the points of the evening come from: while it is told, and the whole of the last one. */
  accounting = $state.raw<Accounting | null>(null);
  account = $state.raw<Line[]>([]);
  accountDay = 0;
  /** The evening has brought somebody points or pounds, or taken them: it is told where they come from. */
  readonly scored = $derived.by(() => this.account.some(({ prestige, money }) => prestige !== 0 || money !== 0));
  /** One has been away: since this event something has happened. */
  away = $state<number | null>(null);
  /** What has happened is being played back. */
  playingBack = $state(false);
  /** At a screen that is handed round: who sits before it. */
  sitting = $state<number | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** A computer player thinks about a hint. */
  advising = $state(false);
  /** One may not watch here, but sit down. */
  barred = $state(false);
  /** Whether one only looks: it is nobody's own turn then. */
  readonly watching: boolean = false;

  texts = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    const names = seats.map((seat) => seat.name);
    const colours = seats.map((seat) => seat.colour);
    return new Texts(currentLanguage(), names, this.edition, colours);
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
  /** Whether whoever is at work has taken something already: since its activation an element was placed. */
  hasTaken = $derived.by(() => {
    const since = this.log.findLastIndex(({ id, args }) => BEGINS.includes(id) && args["seat"] === this.seat);
    return this.log.slice(since + 1).some(({ id, args }) => PLACED.includes(id) && args["seat"] === this.seat);
  });
  /** The day on the clock: the night's rest belongs to the day that is over, though the next one has been counted. */
  day = $derived(this.view === null ? 0 : this.view.day - (this.view.phase === "rest" ? 1 : 0));

  private seen = $state.raw<View | null>(null);
  /** What is said stays when the language changes: so it is kept as how to say it. */
  private failed = $state.raw<Saying | null>(null);
  private said = $state.raw<(Omit<Note, "text"> & { say: Saying }) | null>(null);
  /** All seats of whoever has this screen. */
  own = $derived(this.table?.own ?? []);
  /** Nobody is beaten with a hint who did not agree to it; who may sit down instead of a computer player is nobody yet. */
  hintable = $derived.by(() => {
    if (this.table === null || this.table.house.deal !== null) return false;
    return this.table.house.hints || this.table.seats.every(({ seat, computer, free, stand_in }) => computer !== null || (free && stand_in) || this.own.includes(seat));
  });
  /** Until the first decision in a person's seat, everybody may choose another colour; the lesson speaks of those it has. */
  readonly canChangeColour = $derived.by(() => this.table !== null && !this.table.begun && !this.finished && this.coach === null);
  /** The colours that other people have, and what they are called. */
  readonly heldColours = $derived(this.table === null ? {} : heldAt(this.table));
  /** Nobody else has a say in what is taken back. */
  alone = $derived(this.table?.seats.every(({ seat, computer, free, stand_in }) => computer !== null || free || stand_in || this.own.includes(seat)) ?? false);
  /** To whom the screen is to be handed now, where it is handed round; null while nobody else is asked. */
  handOver = $derived.by((): number | null => {
    const { table } = this;
    if (this.own.length < 2 || table === null) return null;
    const asked = this.view?.deciders ?? table.deciders;
    const playing = this.own.filter((seat) => !table.seats[seat]?.stand_in);
    const next = playing.find((seat) => asked.includes(seat)) ?? null;
    if (this.sitting === null) return table.finished ? null : (next ?? playing[0] ?? this.own[0] ?? null);
    if (next === null || this.pending || this.showing || this.accounting || this.finished) return null;
    return this.view === null || asked.includes(this.sitting) ? null : next;
  });

  coach: Coach | null = null;

  protected readonly live: Live;
  private readonly playback = new Playback(undefined, (some) => (this.showing = some));
  private readonly cards = $derived.by(() => {
    const { characters = [], backstage = null } = this.edition ?? {};
    return new Map([...characters, ...(backstage?.actors ?? [])].map((card) => [card.name, card]));
  });
  private number = -1;
  /** How often the table went further back: events are numbered anew then. */
  private age = 0;
  /** What the account of the evening has come to. */
  private section: SectionId | null = null;
  private accounted = new Set<number>();
  /** Since this event one has not looked. */
  private left: number | null = null;
  /** Where each of those who share a screen has looked last. */
  private readonly known = new Map<number, number>();
  private latest: { update: Update; offers: { question: string; offers: Offer[] } | null } | null = null;
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
      age: () => this.age,
      seat: () => this.sitting,
      receive: (message) => this.receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === "live") this.begin();
        else if (state === "lost") this.lookAway();
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
    this.accounting?.stop();
    light([]);
    clearTimeout(this.overdue);
    clearTimeout(this.asking);
    clearTimeout(this.declining);
  }

  /** Sits down; what the seat may know and a visitor may not is told by a new connection, from the beginning. */
  async sitDown(seat: number, name: string | null, colour: SeatColour | null): Promise<void> {
    await takeSeat(this.id, seat, name, colour);
    this.barred = false;
    this.number = -1;
    this.live.hurry();
  }

  /** Who sits where, as the server has just answered; everybody else is told in a moment. */
  updateTable(table: Table): void {
    this.table = shared(this.table, table);
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
    return "measure" in objective ? drawingOf(objective.measure) : objective.kind;
  }

  /** What an objective counts, if we see it before a player. */
  counted(name: string): number | undefined {
    for (const { objectives, objective_measures } of this.view?.players ?? []) {
      const place = objectives?.indexOf(name) ?? -1;
      if (place >= 0) return objective_measures?.[place];
    }
    return undefined;
  }

  /** What it wants, and how far it is. */
  goal(name: string): string {
    return this.texts.goal(name, this.counted(name));
  }

  /** What it counts beside the next step that brings more, or the last; nothing for one that counts nothing. */
  progress(name: string): string {
    const objective = this.objective(name);
    const counted = this.counted(name);
    if (counted === undefined || objective === null || !("steps" in objective)) return "";
    return `${counted}/${objective.steps.find((step) => step > counted) ?? objective.steps.at(-1)}`;
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

  /** The one place that knows in which colour a seat plays. A disc of no seat is nobody's. */
  readonly colourOf = (seat: number): Paint => {
    if (this.table === null) return usualColour(seat); // a replay of a file
    return this.table.seats[seat]?.colour ?? "wood";
  };

  /** How a seat is called: by the name a person gave, or by the colour. */
  seatName(seat: number): string {
    return this.texts.name("seat", seat);
  }

  // What the server says

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = shared(this.table, message.table);
        this.outdated = isAnother(message.version);
        void this.learn(message.table.edition.digest);
        break;
      case "update":
        if (message.age !== this.age) this.beginAgain(message.age);
        this.number = message.number;
        this.unkept = false;
        this.playback.add({ hold: (done) => this.give(message, done) });
        this.playback.add({ show: () => this.show(message) });
        break;
      case "offers":
        this.playback.add({
          show: () => {
            if (this.latest) this.latest.offers = message;
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
        this.unkept = false;
        if (message.question === this.pending?.question) this.pending = null;
        this.answered();
        this.explain(message.reason);
        break;
      case "error":
        if (this.pending && isUnkept(message.error)) {
          this.postpone(this.pending);
          break;
        }
        this.unkept = false;
        this.pending = null;
        this.answered();
        this.say((texts) => texts.problem(message.error), "problem");
        break;
      case "thinking":
        this.thinking = message.seats;
        break;
      case "clocks":
        this.clocks = { faces: message.seats, at: performance.now() };
        break;
      case "accepted":
        this.unkept = false;
        break; // the update says what came of it
    }
  }

  private show(update: Update): number {
    const first = this.view === null;
    const own = this.pending?.offer ?? null;
    // What was accounted for has been shown.
    const events = update.events.filter(({ number }) => !this.accounted.has(number));
    const flights = first ? [] : prepare(events, this.seat, own, this.colourOf);
    this.view = update.view;
    this.latest = { update, offers: null };
    this.undoable = update.undoable;
    this.further = update.further;
    const news = this.hear(update);
    if (news.length && !first) {
      this.told = news.filter((event) => !this.accounted.has(event.number) && !isSaidTwice(event, this.seat));
      this.recent = news.some((event) => event.id === "undone") ? [] : [...this.recent, ...news];
    }
    if (first) this.arrive();
    else this.comeBack();
    if (this.pending && update.view.question?.id !== this.pending.question) this.pending = null;
    this.answered();
    // While others choose in secret, what is asked here stays the same.
    if (this.offered !== null && this.offered !== update.view.question?.id) {
      this.offers = new Offers();
      this.offered = null;
      this.advice = null;
      this.reset();
    }
    if (first) return 0;
    if (document.hidden) return 0; // nobody watches
    ring(news, this.seat !== null && update.view.question !== null && this.worthWatching(news));
    const morning = update.events.find((event) => event.id === "day");
    if (morning) this.morning = morning;
    if (this.morning && update.view.phase !== "rest") {
      drawCurtain(this.texts.say("day-begins", this.morning.args));
      this.morning = null;
    } else {
      move(flights, events);
    }
    return this.worthWatching(update.events) ? moveStays() : 0;
  }

  /** Gives account of an evening, a rehearsal or the end before it is over: line by line, with what it is about lit. */
  private give(update: Update, done: () => void): void {
    const before = this.view;
    const newest = this.log.at(-1)?.number ?? -1;
    const news = update.events.filter((event) => event.number > newest);
    if (before === null) {
      this.section = sectionAfter(update.events, null);
      done();
      return;
    }
    if (news.some(({ id }) => id === "undone")) {
      done();
      return;
    }
    const lines = accountOf(news, before, this.section);
    this.section = sectionAfter(news, this.section);
    // An evening begins, of which there may be nothing to tell yet.
    if (news.some(({ id, args }) => id === "phase" && args["phase"] === "ambiance")) this.account = [];
    if (!lines.length) {
      done();
      return;
    }
    const old = this.account;
    if (!old.length) this.accountDay = this.day;
    this.account = [...old, ...lines];
    if (moveStays() === 0 || document.hidden || !this.scored) {
      done();
      return;
    }
    for (const line of lines) for (const { number } of line.events) this.accounted.add(number);
    this.pending = null; // the answer is here, and is being told
    this.answered();
    let view = meanwhile(before, update.view);
    for (const event of news) if (!this.accounted.has(event.number)) view = after(view, event);
    this.view = view;
    this.accounting = new Accounting(
      this.account,
      old.length,
      (line) => {
        if (this.view) this.view = { ...line.events.reduce(after, this.view), phase: phaseOf(line.section) };
        if (this.view && line === lines.at(-1)) this.view = settled(this.view, update.view);
        light(line.places);
      },
      () => {
        this.accounting = null;
        light([]);
        // It may have closed by itself, under a click that was meant for it.
        this.deafUntil = performance.now() + DEAF;
        done();
      },
      this.coach !== null, // whoever learns has all the time they want
    );
    this.accounting.start();
  }

  /** The last account once more, as a whole. */
  openAccount(): void {
    const close = (): void => {
      this.accounting = null;
      light([]);
    };
    this.accounting = new Accounting(this.account, this.account.length, () => {}, close);
  }

  /** The page is hidden, or the connection is gone. */
  lookAway(): void {
    if (this.view !== null && this.left === null) this.left = this.log.at(-1)?.number ?? -1;
  }

  /** The first look at the table: perhaps not the first ever. */
  private arrive(): void {
    const seen = this.sitting === null ? lastSeen(this.id) : null;
    if (seen !== null) this.left = seen;
    this.comeBack();
    const known = this.sitting === null ? undefined : this.known.get(this.sitting);
    if (known !== undefined) this.recent = this.log.filter((event) => event.number > known);
  }

  private comeBack(): void {
    if (document.hidden) return;
    const newest = this.log.at(-1)?.number ?? -1;
    const since = this.left;
    if (since !== null && !this.finished && this.worthWatching(this.log.filter((event) => event.number > since))) {
      this.away = since;
    }
    this.left = null;
    if (this.seat !== null) rememberSeen(this.id, newest);
  }

  /** Shows once more what has happened since an event, as it was seen from here. */
  async playBack(since: number): Promise<void> {
    this.away = null;
    try {
      const [start, ...moments] = momentsOf(await getReplay(this.id, this.seat, since));
      if (start === undefined || this.playingBack) return;
      const watched = (view: View): View => ({ ...view, question: null });
      this.playingBack = true;
      this.playback.add({ show: () => ((this.view = watched(start.view)), 0) });
      for (const { events, view } of moments) {
        this.playback.add({
          show: () => {
            const flights = prepare(events, this.seat, null, this.colourOf);
            this.view = watched(view);
            move(flights, events);
            return this.worthWatching(events) ? moveStays() || 300 : 0;
          },
          unhurried: true,
        });
      }
      this.playback.add({ show: () => (this.returnToNow(), 0) });
    } catch (error) {
      this.say((texts) => texts.trouble(error), "problem");
    }
  }

  private returnToNow(): void {
    this.playingBack = false;
    const { update, offers } = this.latest ?? {};
    if (!update) return;
    this.view = update.view;
    if (offers && update.view.question?.id === offers.question && this.offered !== offers.question) {
      this.offers = new Offers(offers.offers, update.view.question.kind === "salvage");
      this.offered = offers.question;
    }
  }

  /** Somebody else of those who share the screen sits down before it. */
  sit(seat: number): void {
    if (this.sitting !== null) this.known.set(this.sitting, this.log.at(-1)?.number ?? -1);
    this.forget();
    this.sitting = seat;
    this.live.hurry();
  }

  /** Nothing is known of the game any more. */
  private forget(): void {
    this.playback.stop();
    this.accounting?.stop();
    this.accounting = null;
    this.account = [];
    this.accounted.clear();
    this.pending = null;
    this.showing = false;
    this.playingBack = false;
    this.away = null;
    this.left = null;
    this.reset();
    this.number = -1;
    this.view = null;
    this.log = [];
    this.told = [];
    this.recent = [];
    this.offers = new Offers();
    this.offered = null;
    this.advice = null;
    this.undoable = false;
    this.further = false;
    this.enlarged = null;
    this.section = null;
  }

  /** What would a computer player do? */
  async askForHint(): Promise<void> {
    const question = this.question;
    if (question === null || this.advising) return;
    this.advising = true;
    try {
      this.take(await askHint(this.id, question.id, question.seat));
    } catch (error) {
      this.say((texts) => texts.trouble(error), "problem");
    } finally {
      this.advising = false;
    }
  }

  private take({ question, player, move, second }: Hint): void {
    const find = (text: string | null): Offer | null => this.offers.legal.find((offer) => offer.move === text) ?? null;
    const offer = find(move);
    if (this.question?.id !== question || offer === null) return; // it has been answered meanwhile
    this.reset();
    this.advice = { player, offer, second: find(second) };
  }

  /** Whether a hint points here. */
  advised(target: Target): boolean {
    if (this.advice === null) return false;
    const { offer } = this.advice;
    return placeOf(offer) === target || this.offers.sourceOf(offer) === target;
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
      const table = await getTable(this.id);
      if (!table.house.spectators && table.seat === null && !table.finished) {
        this.bar(table);
        return false;
      }
    } catch (error) {
      this.unkept = this.connection === "lost" && error instanceof Refusal && isUnkept(error.problem);
      return !this.isHopeless(error);
    }
    return true;
  }

  /** Nobody may watch: all one can do is sit down, where a seat is free. */
  private bar(table: Table): void {
    this.table = table;
    this.barred = table.seats.some((seat) => seat.free);
    if (!this.barred) this.failed = (texts) => texts.say("error-no-spectators");
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
    if (this.coach?.objects(offer)) {
      this.reset();
      return;
    }
    const flights = prepare([eventOf(offer, question.seat)], question.seat, null, this.colourOf);
    this.pending = { question: question.id, offer, wait: FIRST_WAIT };
    this.recent = [];
    this.advice = null;
    this.away = null;
    this.reset();
    this.sendPending();
    move(flights);
  }

  /** Takes the last move back: one at a time, and only when it is known what the last one is. */
  undo(): void {
    if (!this.undoable && this.further && this.alone) void this.undoFurther();
    if (!this.undoable || this.undoing || this.pending) return;
    this.undoing = this.live.send({ type: "undo", number: this.number });
    if (this.undoing) this.expectAnswer();
  }

  /** Asks for the last decision back, whatever has happened since. */
  async undoFurther(): Promise<void> {
    if (!this.further || this.undoing || this.pending || this.seat === null) return;
    this.undoing = true;
    try {
      const answer = await undoFurther(this.id, this.seat);
      if (answer.type === "refused") this.explain(answer.reason);
    } catch (error) {
      this.say((texts) => texts.trouble(error), "problem");
    } finally {
      this.undoing = false;
    }
  }

  /** The table went back: what we know of it is told anew from the beginning. */
  private beginAgain(age: number): void {
    this.age = age;
    this.undoing = false; // this is the answer, whatever else is still on its way
    this.forget();
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
    this.coach?.explained(reason);
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

  /** It could not be kept: it is sent again by itself, each time after a longer while. */
  private postpone(pending: Pending): void {
    this.unkept = true;
    this.pending = { ...pending, wait: Math.min(2 * pending.wait, LONGEST_WAIT) };
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.sendPending(), pending.wait);
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

function isUnkept(problem: Problem | null): boolean {
  return problem?.id === "storage-failed";
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
