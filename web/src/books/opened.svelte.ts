/** The book as a page or a dialog has it open: in the language that is spoken, with the cards of the server's edition. */
import { onMount } from "svelte";

import type { Edition } from "../api/types";
import { currentLanguage, houseTexts } from "../state/language.svelte";
import { Texts } from "../texts/texts";
import { readBook, type Book } from "./book";
import { shownEdition } from "./edition";
import { loadSource, loadThesaurus } from "./load";
import { NONE, readThesaurus, type Thesaurus } from "./search";

export class OpenedBook {
  edition = $state.raw<Edition | null>(null);
  private source = $state.raw<string | null>(null);
  readonly book: Book | null = $derived(this.source === null ? null : readBook(this.source, this.edition?.counts));
  /** None until it is there: the words themselves are found without it. */
  thesaurus = $state.raw<Thesaurus>(NONE);
  readonly texts = $derived(new Texts(houseTexts().language, [], this.edition));

  /** While a component is made. */
  constructor() {
    // Without the server's edition there are no cards in the pictures; the rules can be read all the same.
    onMount(() => void shownEdition().then((found) => (this.edition = found), () => {}));
    $effect(() => {
      const language = currentLanguage();
      void loadSource(language).then((source) => {
        if (language === currentLanguage()) this.source = source;
      });
      void loadThesaurus(language).then((source) => {
        if (language === currentLanguage()) this.thesaurus = readThesaurus(source);
      }, () => (this.thesaurus = NONE));
    });
  }
}
