/** What one asks of the server about deals. */
import { ask } from "../api/rest";
import type { Deal, PlayDeal, Table } from "../api/types";
import { go } from "../state/route.svelte";

/** `today` is the deal of the day. */
export const getDeal = (code: string): Promise<Deal> => ask("GET", `/deals/${code}`);
/** A table for it, or one's own whose game is not over. */
export const playDeal = (code: string, wanted: PlayDeal): Promise<Table> => ask("POST", `/deals/${code}/tables`, wanted);
export const reportResult = (code: string, result: number): Promise<void> => ask("POST", `/deals/${code}/results/${result}/report`);

/** To the page of a finished game's deal, which is made if need be. */
export async function openDeal({ id, house }: Table): Promise<void> {
  go(`/deal/${house.deal ?? (await ask<Deal>("POST", `/tables/${id}/deal`)).code}`);
}
