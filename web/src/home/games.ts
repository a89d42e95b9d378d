/** One's own games, as home shows them. */
import type { Table } from "../api/types";

/** Whether one of the asker's seats is asked, and nobody plays there instead. */
export function isOwnTurn({ own, deciders, seats }: Table): boolean {
  return own.some((seat) => deciders.includes(seat) && !seats[seat]?.stand_in);
}

/** The game to go on with: one that waits for its player before all others, else the one that was played last. */
export function waitingGame(tables: readonly Table[]): Table | undefined {
  const going = tables.filter((table) => !table.finished && table.own.length > 0);
  return going.find(isOwnTurn) ?? going[0];
}
