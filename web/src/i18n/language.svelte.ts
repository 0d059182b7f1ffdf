import { keep, kept } from '../lib/kept.ts';
import { guess, LANGUAGES, type Language } from './languages.ts';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages.ts';

const KEPT = 'language';

/** The language everything is shown in; assigning it redraws what is on the screen and is remembered. */
class Speech {
  #current: Language = $state(kept(KEPT, LANGUAGES) ?? guess(navigator.languages));

  get current(): Language {
    return this.#current;
  }

  set current(wanted: Language) {
    this.#current = wanted;
    keep(KEPT, wanted);
    this.mark();
  }

  /** Tell the browser and screen readers which language the page speaks. */
  mark(): void {
    document.documentElement.lang = this.#current;
  }
}

export const language = new Speech();
language.mark();
