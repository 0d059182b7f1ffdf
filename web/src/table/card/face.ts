/** What is printed on an Age card or a leader, asked by one name. */
import { t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { cardTip, type Tip } from '../model/words.ts';
import type { Card, Color, Cost, Effect, Leader } from '../wire.ts';
import { effectText } from './effect-text.ts';

export interface Face {
  id: string;
  color: Color;
  name: string;
  cost: Cost;
  /** A leader's price that is no fixed number of coins. */
  price: 'age' | 'stage' | null;
  chains: string[];
  opens: string[];
  effects: Effect[];
}

function leaderOf(model: TableModel, id: string): Leader | undefined {
  return model.content.leaders.find((leader) => leader.id === id);
}

export function isLeader(model: TableModel, id: string): boolean {
  return leaderOf(model, id) !== undefined;
}

/** The face of a card or leader. */
export function faceOf(model: TableModel, id: string): Face {
  const leader = leaderOf(model, id);
  if (leader) return ofLeader(model, leader);
  const card: Card = model.card(id);
  return { ...card, name: model.cardName(id), price: null };
}

function ofLeader(model: TableModel, leader: Leader): Face {
  const coins = typeof leader.cost === 'number' ? leader.cost : 0;
  return {
    id: leader.id,
    color: 'white',
    name: model.name('leaders', leader.id),
    cost: { coins },
    price: typeof leader.cost === 'number' ? null : leader.cost,
    chains: [],
    opens: [],
    effects: leader.effects,
  };
}

/** All there is to say about a card or leader. */
export function faceTip(model: TableModel, id: string): Tip {
  const leader = leaderOf(model, id);
  if (!leader) return cardTip(model, model.card(id));
  const price = typeof leader.cost === 'number' ? t('city-leader-cost', { n: leader.cost }) : t(`city-leader-cost-${leader.cost}`);
  return {
    title: model.name('leaders', id),
    note: t('city-leader-note'),
    lines: [...leader.effects.map((effect) => `${effectText(model, effect)}.`), price],
    more: { card: id },
  };
}

/** A tip read aloud: its lines as sentences, no stop doubled. */
export function spoken(tip: Tip, ...more: string[]): string {
  return [tip.title, tip.note ?? '', ...tip.lines, ...more]
    .filter(Boolean)
    .map((line) => line.replace(/\.$/, ''))
    .join('. ')
    .concat('.');
}
