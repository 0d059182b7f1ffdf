import { keep, kept } from '../lib/kept.ts';
import { part } from '../lib/part.ts';
import { guess, LANGUAGES, type Language } from './languages.ts';
import type { Words } from './words.ts';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages.ts';

const KEPT = 'language';
const SPOKEN: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('virtual:messages/en'),
  fr: () => import('virtual:messages/fr'),
  nl: () => import('virtual:messages/nl'),
  de: () => import('virtual:messages/de'),
};

/** The language everything is shown in, with its words. */
class Speech {
  #current: Language = $state('en');
  #words: Words = $state.raw({} as Words);
  #wanted: Language = 'en';

  get current(): Language {
    return this.#current;
  }

  get words(): Words {
    return this.#words;
  }

  /** Speak the language that was chosen here before, or else the one that the browser asks for. */
  async begin(): Promise<void> {
    await this.speak(kept(KEPT, LANGUAGES) ?? guess(navigator.languages));
  }

  /** Speak a language from now on; what is on the screen is drawn anew, and the choice is remembered. */
  async choose(wanted: Language): Promise<void> {
    await this.speak(wanted);
    if (this.#current === wanted) keep(KEPT, wanted);
  }

  /** Speak a language as soon as its words have come, unless another was wished for meanwhile. */
  async speak(wanted: Language): Promise<void> {
    this.#wanted = wanted;
    const { words } = await part(SPOKEN[wanted]);
    if (this.#wanted !== wanted) return;
    this.#current = wanted;
    this.#words = words;
    // For the browser and screen readers.
    document.documentElement.lang = wanted;
  }
}

export const language = new Speech();
