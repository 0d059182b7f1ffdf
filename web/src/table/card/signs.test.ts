import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../i18n/index.ts';
import { ICON_GROUPS } from '../art/icons/loading.ts';
import type { TableModel } from '../model/table.svelte.ts';
import type { Effect } from '../wire.ts';
import { effectText } from './effect-text.ts';
import { breadth, signsOf } from './signs.ts';

/** One of each effect with what it needs; the server's list decides which there must be. */
const EXAMPLES: Record<Effect['effect'], Effect> = {
  produce: { effect: 'produce', goods: ['wood/clay'], sold: true },
  discount: { effect: 'discount', goods: 'raw', sides: ['left', 'right'] },
  points: { effect: 'points', amount: 3 },
  coins: { effect: 'coins', amount: 3 },
  shields: { effect: 'shields', amount: 2 },
  science: { effect: 'science', symbol: 'gear' },
  'any-science': { effect: 'any-science' },
  'coins-per': { effect: 'coins-per', amount: 1, count: ['brown-cards'], cities: ['own'] },
  'points-per': { effect: 'points-per', amount: -1, count: ['victory-tokens'], cities: ['own'] },
  'points-if-complete': { effect: 'points-if-complete', amount: 7 },
  'last-card': { effect: 'last-card' },
  'build-from-discard': { effect: 'build-from-discard' },
  'copy-guild': { effect: 'copy-guild' },
  'free-once-an-age': { effect: 'free-once-an-age' },
  'free-new-color': { effect: 'free-new-color' },
  'free-first-card': { effect: 'free-first-card' },
  'free-last-card': { effect: 'free-last-card' },
  'points-per-set': { effect: 'points-per-set', amount: 3, colors: ['blue', 'red', 'green'] },
  'points-per-color': { effect: 'points-per-color', amount: 1 },
  'points-if-more': { effect: 'points-if-more', amount: 5, count: ['coins'] },
  'points-if-none': { effect: 'points-if-none', amount: 6, count: ['defeat-tokens'] },
  'points-if-only-leader': { effect: 'points-if-only-leader', amount: 7 },
  'points-per-victory-pair': { effect: 'points-per-victory-pair' },
  'points-by-marker': { effect: 'points-by-marker', amount: 1 },
  'one-resource-less': { effect: 'one-resource-less', target: 'stage' },
  'stages-without-resources': { effect: 'stages-without-resources' },
  'free-color': { effect: 'free-color', color: 'purple' },
  'free-black-once-an-age': { effect: 'free-black-once-an-age' },
  'science-set-bonus': { effect: 'science-set-bonus', amount: 3 },
  'most-science': { effect: 'most-science' },
  'swap-science': { effect: 'swap-science' },
  'copy-science': { effect: 'copy-science' },
  'coins-on': { effect: 'coins-on', occasion: 'neighbour-stage', amount: 2 },
  'loss-on-stage': { effect: 'loss-on-stage', amount: 1 },
  'bank-resource': { effect: 'bank-resource' },
  'trade-refund': { effect: 'trade-refund' },
  'trade-rebate': { effect: 'trade-rebate', sides: ['left'] },
  'starting-good-rebate': { effect: 'starting-good-rebate' },
  'extra-good': { effect: 'extra-good' },
  'missing-good': { effect: 'missing-good' },
  port: { effect: 'port' },
  'free-leaders': { effect: 'free-leaders' },
  'cheaper-leaders': { effect: 'cheaper-leaders', own: 2, neighbours: 1 },
  'starting-coins': { effect: 'starting-coins', amount: 4 },
  'draw-leaders': { effect: 'draw-leaders', amount: 4 },
  'recruit-extra': { effect: 'recruit-extra' },
  'bury-leader': { effect: 'bury-leader' },
  'copy-leader': { effect: 'copy-leader' },
  'defeats-to-winner': { effect: 'defeats-to-winner' },
  'shields-per-defeat': { effect: 'shields-per-defeat' },
  'victory-token': { effect: 'victory-token', value: 0 },
  'drop-defeats': { effect: 'drop-defeats' },
  'others-drop-victory': { effect: 'others-drop-victory' },
  diplomacy: { effect: 'diplomacy' },
  'neighbours-gain': { effect: 'neighbours-gain', amount: 1 },
  'others-gain': { effect: 'others-gain', amount: 1 },
  'others-lose': { effect: 'others-lose', amount: 1, per: 'age' },
  'neighbours-take-debt': { effect: 'neighbours-take-debt', amount: 1 },
  'freeze-hands': { effect: 'freeze-hands' },
  'stage-for-coins': { effect: 'stage-for-coins' },
  'copy-stage': { effect: 'copy-stage', stage: 'last', sides: ['left'] },
  'take-pawn': { effect: 'take-pawn', age: 'any' },
  'guild-again': { effect: 'guild-again' },
};

/** The tags of the closed set, from where it is closed. */
function tags(): string[] {
  const folder = new URL('../../../../src/sevenwonders/content/effects/', import.meta.url);
  const modules = readdirSync(folder).filter((name) => name.endsWith('.py'));
  const source = modules.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('');
  return [...source.matchAll(/tag="([\w-]+)"/g)].map((found) => found[1] ?? '');
}

const model = { name: (_: string, id: string) => id } as unknown as TableModel;

describe('effects', () => {
  it('are all known', () => {
    expect(tags().length).toBeGreaterThan(50);
    expect(Object.keys(EXAMPLES).sort()).toEqual(tags().sort());
  });

  it.each(tags())('%s is drawn', (tag) => {
    const effect = EXAMPLES[tag as Effect['effect']];
    const signs = signsOf([effect]);
    expect(signs.length).toBeGreaterThan(0);
    expect(breadth(signs)).toBeGreaterThan(0.5);
    for (const sign of signs) if (sign.sign === 'emblem') expect([...ICON_GROUPS.first, ...ICON_GROUPS.later]).toContain(sign.icon);
  });

  it.each(tags())('%s is told in every language, with nothing left to fill in', async (tag) => {
    const effect = EXAMPLES[tag as Effect['effect']];
    for (const one of LANGUAGES) {
      await language.speak(one);
      expect(effectText(model, effect)).toMatch(/^[^{}]{3,}$/);
    }
  });
});
