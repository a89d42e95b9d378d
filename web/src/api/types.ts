/** The words of the server's messages by short names. All of them are generated from its schema. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Info = Schemas["Info"];
export type Strength = Schemas["Strength"];
export type Table = Schemas["Table"];
export type TableSeat = Schemas["Seat"];
export type Rewind = Schemas["Rewind"];
export type NewHouseRules = Required<Schemas["NewHouseRules"]>;
export type NewTable = Schemas["NewTable"];
export type Deal = Schemas["Deal"];
export type DealResult = Schemas["DealResult"];
export type PlayDeal = Schemas["PlayDeal"];
export type Problem = Schemas["Problem"];
export type Standing = Schemas["Standing"];

export type Edition = Schemas["Components"];
export type CheckedEdition = Schemas["CheckedEdition"];
export type EditionMistake = Schemas["EditionMistake"];
export type CharacterCard = Schemas["Card"];
export type BackstageCard = Schemas["BackstageCard"];
export type Objective = Schemas["ObjectiveCard"];
export type Measure = Schemas["Measure"];
export type BackstageObjective = Schemas["BackstageObjective"];
export type ActInfo = Schemas["Act"];
export type AmbianceSpace = Schemas["AmbianceSpace"];

export type View = Schemas["View"];
export type Player = Schemas["PlayerView"];
export type TroupeMember = Schemas["Character"];
export type ActTrack = Schemas["ActTrack"];
export type Counts = Schemas["Colours"];
export type Colour = keyof Counts;
export type Elements = keyof Schemas["Elements"];
export type Backstage = Schemas["BackstageView"];
export type BackstagePlayer = Schemas["BackstagePlayer"];
export type Question = Schemas["Question"];

export type GameEvent = Schemas["Event"];
export type Offer = Schemas["Offer"];
export type Gain = Schemas["Gain"];
export type Reason = Schemas["Reason"];
export type Args = Record<string, unknown>;

export type Replay = Schemas["Replay"];
export type Hint = Schemas["Hint"];
export type PlayOn = Schemas["PlayOn"];
export type GameRecord = Record<string, unknown>;

export type ClockFace = Schemas["ClockFace"];
/** What goes over the socket; `Reader` makes of it what the page works with. */
export type ToldMessage = Schemas["FromServer"];
export type ToldOffers = Schemas["Offers"];
export type Update = Omit<Schemas["Update"], "view"> & { view: View };
export type ServerMessage =
  | Exclude<ToldMessage, Schemas["Update"] | ToldOffers>
  | Update
  | { type: "offers"; question: string; offers: Offer[] };
export type MoveAnswer = Schemas["Accepted"] | Schemas["Refused"];
export type ClientMessage = Schemas["FromClient"];
