import type { GameEvent } from '../../api/types.ts';
import { language, list, t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { BANK, type Section } from '../wire.ts';
import { marked } from './marked.ts';

export type Tag = GameEvent['event'];
export type Of<Name extends Tag> = Extract<GameEvent, { event: Name }>;

/** How each event reads: a sentence without its full stop, and the city it is about, -1 for all. */
export type Sentences<Some extends Tag> = {
  [Name in Some]: (event: Of<Name>, voice: Voice) => [city: number, text: string] | null;
};

export interface Line {
  text: string;
  /** The city it is about, -1 for all. */
  city: number;
}

/** The names of those at the table and of what lies on it. */
export interface Names {
  who: (city: number) => string;
  /** A card or a leader: events give both by their id alone. */
  card: (id: string) => string;
  edifice: (id: string) => string;
}

/** Names as the content of a table has them, English where a language has none. */
export function namesOf(model: TableModel): Names {
  const find = (section: Section, id: string): string | undefined =>
    model.content.names[language.current]?.[section][id] ?? model.content.names['en']?.[section][id];
  return {
    who: (city) => model.who(city),
    card: (id) => find('cards', id) ?? find('leaders', id) ?? id,
    edifice: (id) => find('edifices', id) ?? id,
  };
}

/** The same names, marked so that they can be touched where a sentence is shown. */
export function markedNames(names: Names): Names {
  return {
    who: names.who,
    card: (id) => marked('card', id, names.card(id)),
    edifice: (id) => marked('edifice', id, names.edifice(id)),
  };
}

/** Tells the events of one chapter: knows the names, what was paid, and what comes after. */
export class Voice {
  readonly names: Names;
  /** The events that follow in the chapter. */
  ahead: readonly GameEvent[] = [];
  readonly #paid = new Map<number, string[]>();
  /** Coins that were told with what brings them. */
  readonly #told = new Set<GameEvent>();

  constructor(names: Names) {
    this.names = names;
  }

  who(city: number): string {
    return this.names.who(city);
  }

  /** A payment is told with what it was made for. */
  note({ city, to, coins }: Of<'paid'>): void {
    const price = to === BANK ? t('event-paid-bank', { n: coins }) : t('event-paid-to', { n: coins, name: this.who(to) });
    this.#paid.set(city, [...(this.#paid.get(city) ?? []), price]);
  }

  /** A sentence with what its city paid, if it did. */
  priced(city: number, sentence: string): string {
    const paid = this.#paid.get(city);
    if (!paid) return sentence;
    this.#paid.delete(city);
    return t('event-paying', { sentence, paid: list(paid) });
  }

  /** A sentence with the coins that its card or stage brings at once. */
  bringing(city: number, sentence: string, { card = null, stage = null }: { card?: string | null; stage?: number | null }): string {
    const gain = this.ahead.find((event) => event.event === 'gained' && event.city === city && event.card === card && event.stage === stage && event.source !== 'discard');
    if (gain?.event !== 'gained' || this.#told.has(gain)) return sentence;
    this.#told.add(gain);
    return t('event-bringing', { sentence, coins: t('effect-coins', { n: gain.coins }) });
  }

  /** Whether an event was told with another. */
  hasTold(event: GameEvent): boolean {
    return this.#told.has(event);
  }

  /** Payments that nothing was told with. */
  rest(): Line[] {
    const lines = [...this.#paid].map(([city, paid]) => ({
      city,
      text: t('event-paid', { who: this.who(city), paid: list(paid) }),
    }));
    this.#paid.clear();
    return lines;
  }

  /** The coins for a discarded card, told with the card. */
  coinsForDiscard(city: number): number {
    const gain = this.ahead.find((event) => event.event === 'gained' && event.source === 'discard' && event.city === city);
    return gain?.event === 'gained' ? gain.coins : 0;
  }
}
