/** What it takes to draw cards and boards: at a table the table itself, in a book an edition. */
import { getContext, setContext } from "svelte";

import type { Backstage, BackstageCard, CharacterCard, Edition, Offer } from "../api/types";
import { usualColour, type Paint } from "../art/names";
import type { Texts } from "../texts/texts";

export interface Cards {
  readonly texts: Texts;
  readonly edition: Edition | null;
  /** What lies on the table of Backstage, and what is on its way there. */
  readonly backstage: Backstage | null;
  readonly pending: { offer: Offer } | null;
  readonly seat: number | null;
  colourOf(seat: number): Paint;
  card(name: string): CharacterCard | null;
  backstageCard(name: string): BackstageCard | null;
}

/** Cards that nobody plays with. */
export class Shelf implements Cards {
  readonly backstage = null;
  readonly pending = null;
  readonly seat = null;
  readonly colourOf = usualColour;

  constructor(
    private readonly read: () => Texts,
    private readonly look: () => Edition | null,
  ) {}

  get texts(): Texts {
    return this.read();
  }

  get edition(): Edition | null {
    return this.look();
  }

  card(name: string): CharacterCard | null {
    const { characters = [], backstage = null } = this.edition ?? {};
    return [...characters, ...(backstage?.actors ?? [])].find((card) => card.name === name) ?? null;
  }

  backstageCard(name: string): BackstageCard | null {
    return this.edition?.backstage?.cards.find((card) => card.name === name) ?? null;
  }
}

const KEY = Symbol("cards");

export function provideCards(cards: Cards): void {
  setContext(KEY, cards);
}

export function useCards(): Cards {
  return getContext<Cards>(KEY);
}
