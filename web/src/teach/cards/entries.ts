/** What can be looked up: cards, leaders, edifices and wonders, as rows to filter. */
import type { Content } from '../../api/wire.ts';
import { effectText } from '../../table/card/effect-text.ts';
import type { TableModel } from '../../table/model/table.svelte.ts';
import type { Board, Color, Effect } from '../../table/wire.ts';
import { OLD } from '../book.svelte.ts';
import { plainLetters } from '../rules/text.ts';

export const KINDS = ['cards', 'leaders', 'edifices', 'wonders'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  kind: Kind;
  id: string;
  /** Empty for the base game. */
  box: string;
  age: number | null;
  color: Color | null;
  name: string;
  /** What it does, to search in. */
  text: string;
  board: Board | null;
}

/** Everything of an edition; where two expansions bring a board, both are there. */
export function entriesOf(model: TableModel, whole: Content, book: Content): Entry[] {
  const told = (effects: readonly Effect[]): string => effects.map((effect) => effectText(model, effect)).join('; ');
  const boards = [...book.boards, ...whole.boards.filter((board) => board.box === OLD)];
  return [
    ...whole.cards.map((card): Entry => ({ kind: 'cards', id: card.id, box: card.box, age: card.age, color: card.color, name: model.cardName(card.id), text: told(card.effects), board: null })),
    ...whole.leaders.map((one): Entry => ({ kind: 'leaders', id: one.id, box: one.box, age: null, color: 'white', name: model.name('leaders', one.id), text: told(one.effects), board: null })),
    ...whole.edifices.map((one): Entry => ({ kind: 'edifices', id: one.id, box: one.box, age: one.age, color: null, name: model.name('edifices', one.id), text: told(one.reward), board: null })),
    ...boards.map((board): Entry => {
      const stages = board.sides.flatMap((side) => side.stages);
      const names = `${model.name('boards', board.id)} ${model.name('wonders', board.id)}`;
      return { kind: 'wonders', id: board.id, box: board.box, age: null, color: null, name: model.name('boards', board.id), text: `${names} ${told(stages.flatMap((stage) => [...stage.effects, ...stage.halves.flat()]))}`, board };
    }),
  ];
}

export interface Filter {
  kind: Kind | null;
  /** A box, empty for the base game, null for all. */
  box: string | null;
  age: number | null;
  color: Color | null;
  words: string;
}

export function fitting(entries: readonly Entry[], { kind, box, age, color, words }: Filter): Entry[] {
  const letters = plainLetters(words.trim());
  return entries.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (box === null || one.box === box) &&
      (age === null || one.age === age) &&
      (color === null || one.color === color) &&
      (letters === '' || plainLetters(`${one.name} ${one.text}`).includes(letters)),
  );
}

/** The cards that lead to a card by chains, and those that it leads to, in columns from first to last. */
export function chainColumns(content: Content, id: string): string[][] {
  const cards = new Map(content.cards.map((card) => [card.id, card]));
  const walk = (from: readonly string[], next: 'chains' | 'opens'): string[][] => {
    const found = [...new Set(from.flatMap((one) => cards.get(one)?.[next] ?? []))];
    return found.length ? [found, ...walk(found, next)] : [];
  };
  return [...walk([id], 'chains').reverse(), [id], ...walk([id], 'opens')];
}

/** How many copies of a card are in the deck for so many players. */
export function copiesFor(copies: readonly number[], players: number): number {
  return copies.filter((least) => least <= players).length;
}
