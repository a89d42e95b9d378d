/** The server's plain requests. */
import type { SeatColour } from "../art/names";
import type { CheckedEdition, Edition, GameRecord, Hint, Info, MoveAnswer, NewTable, PlayOn, Problem, Replay, Table } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? `The server answered ${status}.`);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown, type = "application/json"): Promise<Answer> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = typeof body === "string" ? body : JSON.stringify(body);
    request.headers = { "content-type": type };
  }
  const early = method === "GET" ? globalThis.early?.get(path) : undefined;
  globalThis.early?.delete(path); // it is news once
  const answer = await (early ?? fetch(`/api${path}`, request));
  if (!answer.ok) throw new Refusal(answer.status, await problemOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    const body = (await answer.json()) as { error?: Problem };
    return body.error ?? null;
  } catch {
    return null; // not our server's words: a proxy's page, perhaps
  }
}

export const getInfo = (): Promise<Info> => ask("GET", "/info");
export const getTables = (): Promise<Table[]> => ask("GET", "/tables");
export const getTable = (id: string): Promise<Table> => ask("GET", `/tables/${id}`);
export const makeTable = (table: NewTable): Promise<Table> => ask("POST", "/tables", table);
export const takeSeat = (id: string, seat: number, name: string | null, colour: SeatColour | null): Promise<Table> =>
  ask("POST", `/tables/${id}/seats/${seat}`, { name, colour });
/** Another colour for one's own seat: it is told to everybody at the table. */
export const changeColour = (id: string, seat: number, colour: SeatColour): Promise<Table> =>
  ask("POST", `/tables/${id}/seats/${seat}/colour`, { colour });
export const rematch = (id: string): Promise<Table> => ask("POST", `/tables/${id}/rematch`);
export const deleteTable = (id: string): Promise<void> => ask("DELETE", `/tables/${id}`);

/** The last decision of one's own back, whatever has happened since: at once, or when everybody agrees. */
export const undoFurther = (id: string, seat: number): Promise<MoveAnswer> => ask("POST", `/tables/${id}/undo/further`, { seat });

export const getRecord = (id: string): Promise<GameRecord> => ask("GET", `/tables/${id}/record`);
export const askHint = (id: string, question: string, seat: number): Promise<Hint> =>
  ask("POST", `/tables/${id}/hint`, { question, seat });

/** What a seat saw of a game, or what everybody saw: all of it, or from an event on. */
export function getReplay(id: string, seat: number | null, since = -1): Promise<Replay> {
  return ask("GET", `/tables/${id}/replay?since=${since}${seat === null ? "" : `&seat=${seat}`}`);
}
export const readRecord = (record: GameRecord, seat: number | null): Promise<Replay> =>
  ask("POST", "/replays", { record, seat });
/** Keeps a finished game here, so that it has an address. */
export const keepRecord = (record: GameRecord): Promise<Table> => ask("POST", "/records", { record });
export const playTableOn = (id: string, wanted: PlayOn): Promise<Table> => ask("POST", `/tables/${id}/play-on`, wanted);
export const playRecordOn = (record: GameRecord, wanted: PlayOn): Promise<Table> =>
  ask("POST", "/replays/play-on", { record, ...wanted });

/** Where the data of an edition come from, by their keys in its file. */
export const getProvenance = (digest: string): Promise<Record<string, string>> => ask("GET", `/editions/${digest}/provenance`);
/** An edition file looked at by the server, which does not keep it. */
export const checkEdition = (file: string): Promise<CheckedEdition> => ask("POST", "/editions", file, "application/toml");

const editions = new Map<string, Promise<Edition>>();

/** What an edition is made of; asked for once. */
export function getEdition(digest: string): Promise<Edition> {
  let edition = editions.get(digest);
  if (edition === undefined) {
    edition = ask<Edition>("GET", `/editions/${digest}`);
    edition.catch(() => editions.delete(digest));
    editions.set(digest, edition);
  }
  return edition;
}
