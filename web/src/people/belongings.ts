/**
 * What goes with somebody to another device and is known to the browser alone: the name given last, and the colour and the
 * language, if they were chosen. They travel after the # of the link, which no server sees.
 */
import { SEAT_COLOURS } from "../art/names";
import { rememberColour, rememberedColour } from "../state/colours";
import { chooseLanguage } from "../state/language.svelte";
import { rememberedName, rememberName } from "../state/name";
import { setting } from "../state/settings.svelte";
import { LANGUAGES } from "../texts/known";

const LONGEST_NAME = 40;

/** Behind the token, or nothing. */
export function packed(): string {
  const own = new URLSearchParams();
  if (rememberedName()) own.set("name", rememberedName());
  const colour = rememberedColour();
  if (colour) own.set("colour", colour);
  if (setting("language")) own.set("language", setting("language"));
  return `${own}` && `&${own}`;
}

/** Takes over what this browser has none of. */
export async function unpack(carried: string): Promise<void> {
  const own = new URLSearchParams(carried);
  if (!rememberedName()) rememberName((own.get("name") ?? "").slice(0, LONGEST_NAME));
  if (!rememberedColour()) rememberColour(SEAT_COLOURS.find((colour) => colour === own.get("colour")) ?? null);
  const language = LANGUAGES.find((known) => known === own.get("language"));
  if (language && !setting("language")) await chooseLanguage(language);
}
