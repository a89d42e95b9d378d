/** What one asks of the server about other people, and about oneself. */
import { ask } from "../api/rest";
import type { Table } from "../api/types";
import { packed } from "./belongings";

export const getPublicTables = (): Promise<Table[]> => ask("GET", "/tables/public");
export const reportName = (id: string, seat: number): Promise<void> => ask("POST", `/tables/${id}/seats/${seat}/report`);
/** Another computer player goes on in a seat. */
export const changeLevel = (id: string, seat: number, computer: string): Promise<Table> =>
  ask("POST", `/tables/${id}/seats/${seat}/computer`, { computer });
/** Anybody may sit down in a computer player's seat. */
export const openSeat = (id: string, seat: number): Promise<Table> => ask("POST", `/tables/${id}/seats/${seat}/open`);
/** Nobody may sit down any more in a free seat that a computer player plays. */
export const closeSeat = (id: string, seat: number): Promise<Table> => ask("POST", `/tables/${id}/seats/${seat}/close`);
/** Forgets whoever asks. */
export const forgetMe = (): Promise<void> => ask("DELETE", "/me");

/** An address that carries a seat, or all that one is, to another device: what it does is in it, the token after the #. */
export async function makeLink(seat: { table: string; seat: number } | null): Promise<string> {
  const { token } = await ask<{ token: string }>("POST", "/links", seat ?? {});
  return `${window.location.origin}/carry/${seat ? `seat#${token}` : `me#${token}${packed()}`}`;
}

/** Takes over what a link carries: the table of a seat, or null when it was the whole identity. */
export async function useLink(token: string): Promise<string | null> {
  return (await ask<{ table: string | null }>("POST", "/links/use", { token })).table;
}

/** Agrees to somebody's wish to take more back, or refuses it. */
export const answerWish = (id: string, agree: boolean): Promise<unknown> => ask("POST", `/tables/${id}/undo/answer`, { agree });
