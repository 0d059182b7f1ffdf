import { expect, test } from 'vitest';
import { marked, piecesOf, plain } from './marked.ts';

const SENTENCE = `P0 builds ${marked('card', 'altar', 'Altar')}, free thanks to ${marked('edifice', 'agora', 'Agora')}.`;

test('a sentence is cut at the names in it', () => {
  expect(piecesOf(SENTENCE)).toEqual([
    { text: 'P0 builds ', of: null },
    { text: 'Altar', of: { kind: 'card', id: 'altar' } },
    { text: ', free thanks to ', of: null },
    { text: 'Agora', of: { kind: 'edifice', id: 'agora' } },
    { text: '.', of: null },
  ]);
});

test('read aloud, a sentence has its names and no marks', () => {
  expect(plain(SENTENCE)).toBe('P0 builds Altar, free thanks to Agora.');
});
