import { afterEach, describe, expect, test } from 'vitest';
import content from '../../fixtures/content/1e.json';
import table from '../../fixtures/base/over-5.json';
import { language } from '../../i18n/index.ts';
import { rowLines } from '../end/items.ts';
import type { Effect, Refusal, Row, Sheet } from '../wire.ts';
import { modelOf } from './fixed.ts';
import { costText, effectsLabel, effectText, refusalText } from './words.ts';

const model = modelOf(content, table);

afterEach(() => language.speak('en'));

describe('goods and colours in French', () => {
  const short = { action: 'build', reason: 'missing-resources', coins: 0 };

  test.each<[Partial<Effect>, string]>([
    [{ effect: 'produce', goods: ['glass'], sold: true }, 'Produit du verre'],
    [{ effect: 'produce', goods: ['stone', 'stone'], sold: true }, 'Produit 2 pierres'],
    [{ effect: 'points-per', amount: 1, count: ['gray-cards'], cities: ['own'] }, '1 point par carte grise dans votre cité'],
  ])('%j', async (effect, text) => {
    await language.speak('fr');
    expect(effectText(model, effect as Effect)).toBe(text);
  });

  test('what is missing and what is paid agree with their number', async () => {
    await language.speak('fr');
    expect(refusalText(model, { ...short, units: ['clay', 'clay'] } as unknown as Refusal)).toBe('manque 2 argiles');
    expect(costText({ coins: 1, wood: 2, ore: 1 })).toBe('1 pièce, 2 bois et 1 minerai');
  });
});

describe('the lines of a score', () => {
  const science = { wilds: [0, 0, 0], copied: [0, 0, 0], swapped: null, most: null };

  test('say each number once', () => {
    const items = [
      { source: 'gear', points: 16, count: 4 },
      { source: 'sets', points: 7, count: 1 },
      { source: 'defeats', points: -2, count: 2 },
    ];
    const lines = rowLines(model, { science } as unknown as Sheet, { items } as unknown as Row);
    expect(lines).toEqual(['4 × gear: 16', '1 set of three: 7', '2 defeats: −2']);
  });
});

test('effects that each begin a sentence are not joined to one', () => {
  const effects = [{ effect: 'coins', amount: 8 }, { effect: 'neighbours-gain', amount: 2 }] as Effect[];
  expect(effectsLabel(model, effects)).toBe('8 coins · Each neighbour takes 2 coins from the bank');
});
