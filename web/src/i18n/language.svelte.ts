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

/** Words that only some places need, by language. */
const LATER = {
  lesson: {
    en: () => import('virtual:messages/en/lesson'),
    fr: () => import('virtual:messages/fr/lesson'),
    nl: () => import('virtual:messages/nl/lesson'),
    de: () => import('virtual:messages/de/lesson'),
  },
  book: {
    en: () => import('virtual:messages/en/book'),
    fr: () => import('virtual:messages/fr/book'),
    nl: () => import('virtual:messages/nl/book'),
    de: () => import('virtual:messages/de/book'),
  },
  pages: {
    en: () => import('virtual:messages/en/pages'),
    fr: () => import('virtual:messages/fr/pages'),
    nl: () => import('virtual:messages/nl/pages'),
    de: () => import('virtual:messages/de/pages'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ words: Words }>>>;

/** The language everything is shown in, with its words. */
class Speech {
  #current: Language = $state('en');
  #words: Words = $state.raw({} as Words);
  #wanted: Language = 'en';
  /** The further words that are needed here, in whatever language. */
  readonly #needed = new Set<keyof typeof LATER>();

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
    const [{ words }, ...more] = await Promise.all([part(SPOKEN[wanted]), ...[...this.#needed].map((one) => part(LATER[one][wanted]))]);
    if (this.#wanted !== wanted) return;
    if (more.length < this.#needed.size) {
      await this.speak(wanted);
      return;
    }
    this.#current = wanted;
    this.#words = Object.assign({}, words, ...more.map((one) => one.words)) as Words;
    // For the browser and screen readers.
    document.documentElement.lang = wanted;
  }

  /** Have further words at hand from now on, in whatever language. */
  async bring(more: keyof typeof LATER): Promise<void> {
    if (this.#needed.has(more)) return;
    this.#needed.add(more);
    try {
      await this.speak(this.#wanted);
    } catch (error) {
      this.#needed.delete(more);
      throw error;
    }
  }

  /** A part of the client, once the words that it needs have come too. */
  async along<Part>(more: keyof typeof LATER, load: () => Promise<Part>): Promise<Part> {
    const [come] = await Promise.all([load(), this.bring(more)]);
    return come;
  }
}

export const language = new Speech();
