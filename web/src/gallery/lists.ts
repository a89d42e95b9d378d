// What the gallery shows: the names that the rest of the client may use.

import { COLOURS } from "../art/names";

export const icons = [
  "red", "yellow", "blue", "white", "black",
  "coin1", "coin3", "coin5",
  "mask", "mask-red", "mask-black",
  "prestige", "token",
  ...COLOURS.map((colour) => `costume-${colour}`),
  ...COLOURS.map((colour) => `set-${colour}`),
  "jewel", "craft", "audience",
  "others-back", "others-coin", "objective",
  "coin2", "theater-1", "theater-2-4", "theater-5", "hat", "double-1", "double-3", "double-5", "lord-top", "lord-any",
  "fewer-rest", "costume-1-3", "costume-4-5", "keep",
];

export const tools = [
  "initiative", "rest", "cylinder", "candle", "candle-out", "coin", "crown", "day", "moon", "home", "undo",
  "hint", "log", "board", "crate", "people", "close", "check", "help",
  "skip", "play", "pause", "forward", "backward", "next-day", "last-day", "eye", "recruitment", "first-action", "search", "settings",
];

export const company = [
  "author", "falstaff", "queen", "handyman", "costume-mistress", "set-dresser", "jeweler", "assistant", "extra",
  "romeo", "juliet", "puck", "viola", "hamlet", "iago", "beatrice", "desdemona", "portia", "lear", "lady-macbeth",
  "othello", "prospero", "titania",
];

export const backstage = [
  "shylock", "mercutio", "hermione", "bear", "ghost", "mark-antony", "caliban", "richard-iii", "ophelia", "architect",
  "hatter", "double", "lord-chamberlain", "director", "barkeep", "marlowe", "merchant", "prompter", "rag-picker",
  "backstage-jeweler",
];

export const measures = [
  "acts-first", "costumes-complete", "non-actors", "stage-filled", "yellow-elements", "actors", "pounds",
  "costumes-worth", "least-act", "extras-costumed", "salvage", "gold", "cheer", "run", "dismissal",
];
