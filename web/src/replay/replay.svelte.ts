/** A game that is looked at again: the table of any of its moments. Nothing can be done there but look. */

import { getReplay, getTable, readRecord } from "../api/rest";
import type { GameEvent, GameRecord, Replay, Table } from "../api/types";
import { accountOf } from "../state/account";
import { marksOf, momentsOf, type Mark, type Moment } from "../state/moments";
import { move, prepare } from "../state/motion";
import { moveStays } from "../state/speed";
import { TableState } from "../state/table.svelte";

/** Where a game comes from: a table of this server, or a file. */
export type Source = { table: string } | { record: GameRecord };

/** A moment stays at least so long while the game plays by itself. */
const SHORTEST = 250;

export class ReplayState extends TableState {
  override readonly watching = true;
  moments = $state.raw<Moment[]>([]);
  at = $state(0);
  playing = $state(false);
  /** Whose view it is; null for what everybody saw. */
  viewer = $state<number | null>(null);
  marks = $derived.by((): Mark[] => marksOf(this.moments));
  /** The mark that the moment belongs to. */
  mark = $derived.by(() => this.marks.findLastIndex(({ moment }) => moment <= this.at));
  private events: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly origin: Source) {
    super("table" in origin ? origin.table : "");
  }

  /** Reads the game, as a seat saw it; the moment stays the same. */
  async load(viewer: number | null): Promise<void> {
    const { origin: source } = this;
    let replay: Replay;
    let table: Table | null = null;
    if ("table" in source) {
      table = await getTable(source.table);
      replay = await getReplay(source.table, viewer);
    } else {
      replay = await readRecord(source.record, viewer);
    }
    this.table = table;
    this.edition = replay.edition;
    this.viewer = viewer;
    this.moments = momentsOf(replay);
    this.events = this.moments.flatMap(({ events }) => events);
    this.connection = "live";
    this.go(Math.min(this.at, this.moments.length - 1));
  }

  go(to: number): void {
    const moment = this.moments[to];
    if (moment === undefined) return;
    const before = this.moments[to - 1];
    const forward = to === this.at + 1;
    const flights = forward ? prepare(moment.events, this.seat, null, this.colourOf) : [];
    this.at = to;
    this.accounting = null;
    this.view = { ...moment.view, question: null };
    this.log = this.events.filter(({ number }) => number <= moment.number);
    this.told = forward ? moment.events : [];
    this.account = before ? accountOf(moment.events, before.view) : [];
    this.accountDay = before?.view.day ?? 0;
    if (forward) move(flights, moment.events);
  }

  /** On to the next day or phase, or back to the one before. */
  jump(marks: number): void {
    this.pause();
    const back = marks < 0 && this.at > (this.marks[this.mark]?.moment ?? 0) ? 0 : marks;
    const found = this.marks[Math.max(0, Math.min(this.mark + back, this.marks.length - 1))];
    if (found) this.go(marks > 0 && this.mark === this.marks.length - 1 ? this.moments.length - 1 : found.moment);
  }

  step(moments: number): void {
    this.pause();
    this.go(Math.max(0, Math.min(this.at + moments, this.moments.length - 1)));
  }

  run(): void {
    if (this.at >= this.moments.length - 1) this.go(0);
    this.playing = true;
    this.later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  override close(): void {
    this.pause();
    super.close();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at >= this.moments.length - 1) this.pause();
      else this.later();
    }, Math.max(moveStays(), SHORTEST));
  }
}
