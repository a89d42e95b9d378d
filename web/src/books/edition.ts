/** The edition that new tables have, with where its data come from. */
import { getEdition, getInfo } from "../api/rest";
import type { Edition } from "../api/types";

export async function shownEdition(): Promise<Edition> {
  const { edition } = await getInfo();
  return getEdition(edition.digest);
}
