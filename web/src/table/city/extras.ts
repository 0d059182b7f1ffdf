/** What the expansions add to a city, in small figures: what is not there is not shown. */
import { t } from '../../i18n/index.ts';
import { SIGNS } from '../art/icons/signs.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { ROMAN } from '../model/words.ts';
import type { Topic } from '../../teach/rules/parts.ts';

export interface Figure {
  key: string;
  /** The topic of the rules behind it. */
  rule: Topic;
  icon: string;
  text: string;
  words: string[];
  tone: 'plain' | 'good' | 'bad' | 'gold';
}

function figure(key: string, rule: Topic, sign: keyof typeof SIGNS, text: string, tone: Figure['tone'], ...words: string[]): Figure {
  return { key, rule, icon: SIGNS[sign] ?? '', text, tone, words };
}

/** Pawns by Age: gold once their edifice has paid, red where it has failed. */
function pawns(model: TableModel, at: number): Figure[] {
  const city = model.city(at);
  return city.pawns.flatMap((n, index) => {
    if (!n) return [];
    const age = index + 1;
    const roman = ROMAN[age] ?? '';
    const rewards = city.rewards[index] ?? 0;
    const state = model.view.edifices.find((one) => one.age === age)?.state;
    const words = [t('city-pawns', { age: roman, n })];
    if (rewards) words.push(t('city-rewards', { age: roman, n: rewards }));
    if (city.joined && state === 'open') words.push(t('city-joined'));
    const tone = rewards ? 'gold' : state === 'failed' ? 'bad' : 'plain';
    return [figure(`pawns-${age}`, 'edifice', 'pawn', n > 1 ? `${roman}×${n}` : roman, tone, ...words)];
  });
}

/** Everything that expansions add to a city now. */
export function extrasOf(model: TableModel, at: number): Figure[] {
  const city = model.city(at);
  const { leader_count: hand, diplomacy, debts, edifice_debts: lost, owed } = city;
  return [
    ...(hand ? [figure('hand', 'leaders', 'leader', `${hand}`, 'plain', t('city-leaders-hand', { n: hand }))] : []),
    ...(diplomacy ? [figure('diplomacy', 'diplomacy', 'diplomacy', diplomacy > 1 ? `${diplomacy}` : '', 'good', t('city-diplomacy', { n: diplomacy }))] : []),
    ...pawns(model, at),
    ...(city.free_black ? [figure('black', 'leaders-notes', 'free', '', 'plain', t('city-free-black'))] : []),
    ...(owed ? [figure('owed', 'debt', 'owed', `−${owed}`, 'bad', t('city-owed', { n: owed }))] : []),
    ...(debts ? [figure('debts', 'debt', 'debt', `−${debts}`, 'bad', t('city-debts', { n: debts }))] : []),
    ...(lost ? [figure('failed', 'edifice', 'failed', `−${lost}`, 'bad', t('city-edifice-debts', { n: lost }))] : []),
  ];
}
