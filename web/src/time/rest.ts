/** What one asks of the server about seats that somebody else plays. */
import { ask } from "../api/rest";
import type { Table } from "../api/types";

/** Leaves a game for good: a computer player takes the seat. */
export const leaveSeat = (id: string, seat: number): Promise<Table> => ask("POST", `/tables/${id}/seats/${seat}/leave`);
/** Plays on where a computer player has played for one. */
export const comeBack = (id: string, seat: number): Promise<Table> => ask("POST", `/tables/${id}/seats/${seat}/return`);
