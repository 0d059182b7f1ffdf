/** What the expansions add to a city, in small figures: what is not there is not shown. */
import { t } from '../../i18n/index.ts';
import { SIGNS } from '../art/icons/signs.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { ROMAN } from '../model/words.ts';

export interface Figure {
  key: string;
  icon: string;
  text: string;
  words: string[];
  tone: 'plain' | 'good' | 'bad' | 'gold';
}

function figure(key: string, sign: keyof typeof SIGNS, text: string, tone: Figure['tone'], ...words: string[]): Figure {
  return { key, icon: SIGNS[sign] ?? '', text, tone, words };
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
    return [figure(`pawns-${age}`, 'pawn', n > 1 ? `${roman}×${n}` : roman, tone, ...words)];
  });
}

/** Everything that expansions add to a city now. */
export function extrasOf(model: TableModel, at: number): Figure[] {
  const city = model.city(at);
  const { leader_count: hand, diplomacy, debts, edifice_debts: lost, owed } = city;
  return [
    ...(hand ? [figure('hand', 'leader', `${hand}`, 'plain', t('city-leaders-hand', { n: hand }))] : []),
    ...(diplomacy ? [figure('diplomacy', 'diplomacy', diplomacy > 1 ? `${diplomacy}` : '', 'good', t('city-diplomacy', { n: diplomacy }))] : []),
    ...pawns(model, at),
    ...(city.free_black ? [figure('black', 'free', '', 'plain', t('city-free-black'))] : []),
    ...(owed ? [figure('owed', 'owed', `−${owed}`, 'bad', t('city-owed', { n: owed }))] : []),
    ...(debts ? [figure('debts', 'debt', `−${debts}`, 'bad', t('city-debts', { n: debts }))] : []),
    ...(lost ? [figure('failed', 'failed', `−${lost}`, 'bad', t('city-edifice-debts', { n: lost }))] : []),
  ];
}
