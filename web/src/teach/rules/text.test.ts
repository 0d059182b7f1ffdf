import { expect, test } from 'vitest';
import { CATALOGUE } from '../../i18n/catalogue.ts';
import type { Key } from '../../i18n/index.ts';
import content from '../../fixtures/content/1e-expansions.json';
import second from '../../fixtures/content/2e.json';
import type { Refusal } from '../../table/wire.ts';
import { signOf } from './inline.ts';
import { PARTS, PICTURES, TOPICS, topicOf, WHY, whyNot } from './parts.ts';
import { blocksOf, grouped, plainLetters } from './text.ts';

const cards = new Set([...content.cards, ...content.leaders, ...second.cards].map((card) => card.id));
const sides = new Set(content.boards.flatMap((board) => board.sides.map((side) => side.slug)));

test('a text falls into blocks, and a block into words, signs and cards', () => {
  expect(blocksOf('You pay <coin 3>.\n- One <wood/clay>\n> Build the <@baths>')).toEqual([
    { kind: 'text', pieces: [{ words: 'You pay ' }, { sign: 'coin', value: '3' }, { words: '.' }] },
    { kind: 'item', pieces: [{ words: 'One ' }, { sign: 'wood/clay', value: '' }] },
    { kind: 'example', pieces: [{ words: 'Build the ' }, { card: 'baths' }] },
  ]);
});

test('items that follow each other are one list', () => {
  expect(grouped(blocksOf('- a\n- b\nc\n- d')).map((group) => group.length)).toEqual([2, 1, 1]);
});

test('marks and case do not matter to a search', () => {
  expect(plainLetters('Âge à l’Écu')).toBe("age a l'ecu");
});

test.each(Object.keys(CATALOGUE))('every topic has the same blocks, signs and cards in %s as in English', (language) => {
  const shape = (words: unknown): string =>
    JSON.stringify(blocksOf(String(words)).map(({ kind, pieces }) => [kind, [...new Set(pieces.flatMap((piece) => ('words' in piece ? [] : [JSON.stringify(piece)])))].sort()]));
  for (const topic of TOPICS) {
    const key: Key = `rules-${topic}-text`;
    expect(shape(CATALOGUE[language as keyof typeof CATALOGUE][key]), topic).toBe(shape(CATALOGUE.en[key]));
  }
});

test('every sign and card of the texts is known', () => {
  for (const topic of TOPICS) {
    for (const { pieces } of blocksOf(String(CATALOGUE.en[`rules-${topic}-text`]))) {
      for (const piece of pieces) {
        if ('sign' in piece) expect(signOf(piece.sign, piece.value), `${topic}: ${piece.sign}`).not.toBeNull();
        if ('card' in piece) expect(cards.has(piece.card), `${topic}: ${piece.card}`).toBe(true);
      }
    }
  }
});

test('every picture shows what there is', () => {
  for (const [topic, picture] of Object.entries(PICTURES)) {
    if ('cards' in picture) expect(picture.cards.filter((card) => !cards.has(card)), topic).toEqual([]);
    if ('leaders' in picture) expect(picture.leaders.filter((card) => !cards.has(card)), topic).toEqual([]);
    if ('edifices' in picture) expect(picture.edifices.filter((one) => !content.edifices.some((edifice) => edifice.id === one)), topic).toEqual([]);
    if ('wonder' in picture) expect(sides.has(picture.wonder), `${topic}: ${picture.wonder}`).toBe(true);
  }
});

test('a path leads to a topic, and every refusal to one', () => {
  expect(topicOf('trade')).toBe('trade');
  expect(topicOf('nonsense')).toBeNull();
  expect(topicOf(null)).toBeNull();
  expect(new Set(Object.values(WHY)).size).toBeGreaterThan(2);
  const short: Pick<Refusal, 'reason' | 'units'> = { reason: 'missing-coins', units: [] };
  expect(whyNot({ ...short, action: 'build' })).toBe('cost');
  expect(whyNot({ ...short, action: 'build', units: ['wood'] })).toBe('trade');
  expect(whyNot({ ...short, action: 'recruit' })).toBe('recruit');
  expect(Object.values(PARTS).flat()).toHaveLength(new Set(TOPICS).size);
});

test('every topic has a picture, and that of edifices shows one', () => {
  expect(TOPICS.filter((topic) => !PICTURES[topic])).toEqual([]);
  expect(PICTURES.edifice).toHaveProperty('edifices');
});
