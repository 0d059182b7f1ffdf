import { getContext, setContext } from 'svelte';
import { language, t } from '../../i18n/index.ts';
import { toldApart } from '../../lib/names.ts';
import type { Board, Card, City, Content, Decision, Edifice, EdificeState, Event, Section, Stage, Table, View } from '../wire.ts';

const KEY = Symbol('table');

interface Source {
  content: Content;
  table: Table;
  /** Whether a game is looked at again, with the eyes of anybody. */
  watched?: boolean;
}

/** The table with its content, asked in the words of the game; holds no rules. */
export class TableModel {
  readonly #source: () => Source & { view: View };

  constructor(source: () => Source & { view: View }) {
    this.#source = source;
  }

  readonly content: Content = $derived.by(() => this.#source().content);
  readonly table: Table = $derived.by(() => this.#source().table);
  readonly view: View = $derived.by(() => this.#source().view);
  /** Whether nobody at the table is spoken to: then its seats go by their names. */
  readonly watched: boolean = $derived.by(() => this.#source().watched ?? false);
  readonly decision: Decision | null = $derived(this.view.decision);
  readonly events: Event[] = $derived(this.table.events.map((numbered) => numbered.event));
  readonly #names = $derived(toldApart(this.table.seats.map((seat) => seat.name)));
  readonly #cards = $derived(new Map(this.content.cards.map((card) => [card.id, card])));
  readonly #boards = $derived(new Map(this.content.boards.map((board) => [board.id, board])));

  /** The city in the middle: your own, or the first one for a spectator. */
  readonly you: number = $derived(Math.max(0, this.view.seat));
  readonly left: number = $derived(this.leftOf(this.you));
  readonly right: number = $derived(this.rightOf(this.you));
  /** The cities further away, clockwise from the left neighbour. */
  readonly others: number[] = $derived(
    Array.from({ length: Math.max(0, this.view.cities.length - 3) }, (_, far) => this.#wrap(this.you + 2 + far)),
  );
  /** The common project of this Age, while it can be joined or has just failed. */
  readonly project: EdificeState | undefined = $derived(this.view.edifices.find((one) => one.age === this.view.age));
  /** Cards that came into a city since the turn before, as `2:altar`. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const began = this.events.flatMap((event, at) => (event.event === 'turn-began' ? [at] : []));
    const from = began.at(-2) ?? 0;
    const built = this.events.slice(from).flatMap((event) => (event.event === 'built' ? [`${event.city}:${event.card}`] : []));
    return new Set(built);
  });

  leftOf(city: number): number {
    return this.#wrap(city + 1);
  }

  rightOf(city: number): number {
    return this.#wrap(city - 1);
  }

  city(at: number): City {
    return need(this.view.cities[at], `city ${at}`);
  }

  card(id: string): Card {
    return need(this.#cards.get(id), `card ${id}`);
  }

  edifice(id: string): Edifice {
    return need(
      this.content.edifices.find((one) => one.id === id),
      `edifice ${id}`,
    );
  }

  board(at: number): Board {
    const id = this.city(at).board;
    return need(this.#boards.get(id), `board ${id}`);
  }

  stages(at: number): Stage[] {
    const slug = this.city(at).side;
    return need(
      this.board(at).sides.find((side) => side.slug === slug),
      `side ${slug}`,
    ).stages;
  }

  name(section: Section, id: string): string {
    return this.#named(section, id) ?? id;
  }

  /** What a card, leader or edifice is called. */
  cardName(id: string): string {
    return this.#named('cards', id) ?? this.#named('leaders', id) ?? this.name('edifices', id);
  }

  /** Who a city belongs to, by a name that no other has. */
  who(at: number): string {
    return this.#names[at] ?? t('table-free-city');
  }

  /** Whether a city belongs to the person who is spoken to. */
  isYours(at: number): boolean {
    return at === this.view.seat && !this.watched;
  }

  isBot(at: number): boolean {
    return this.table.seats[at]?.kind === 'bot';
  }

  /** Whether a bot stands in for the person a city belongs to. */
  isAway(at: number): boolean {
    return this.table.seats[at]?.away ?? false;
  }

  /** The side of a board in words. */
  sideName(at: number): string {
    const side = this.city(at).side.split('-').at(-1) ?? '';
    if (side === 'day') return t('table-side-day');
    if (side === 'night') return t('table-side-night');
    return side.toUpperCase();
  }

  /** Chosen, still choosing, or not asked at all. */
  status(at: number): 'chosen' | 'choosing' | 'idle' {
    if (this.view.waiting.includes(at)) return 'choosing';
    return this.view.asked.includes(at) ? 'chosen' : 'idle';
  }

  /** Whether a city is among those that won. */
  won(at: number): boolean {
    return this.view.winners.includes(at);
  }

  /** The place of a city by points so far; equal points share a place, unless one of them won. */
  rank(at: number): number {
    const mine = this.city(at).sheet.total;
    const ahead = this.view.cities.filter(
      ({ free, sheet }, other) => !free && (sheet.total > mine || (sheet.total === mine && this.won(other) && !this.won(at))),
    );
    return 1 + ahead.length;
  }

  #named(section: Section, id: string): string | undefined {
    return this.content.names[language.current]?.[section][id] ?? this.content.names['en']?.[section][id];
  }

  #wrap(city: number): number {
    const count = this.view.cities.length;
    return ((city % count) + count) % count;
  }
}

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the table has no ${what}`);
  return found;
}

export function provideTable(source: () => Source & { view: View }): TableModel {
  return setContext(KEY, new TableModel(source));
}

/** Content without a table, for places where cards are only shown. */
class Shelf {
  constructor(readonly content: Content) {}

  get table(): Table {
    throw new Error('no table is laid here');
  }

  get view(): View {
    throw new Error('no game is played here');
  }
}

export function provideContent(content: () => Content): TableModel {
  return provideTable(() => new Shelf(content()));
}

export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
