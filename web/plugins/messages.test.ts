import { expect, test } from 'vitest';
import { compile, lacking, partOf } from './messages.ts';

const run = (source: string, id: string, params: Record<string, string | number> = {}): string => {
  const code = compile(source)[id] ?? '';
  const plural = (n: number, form = 'one'): boolean => (n === 1 ? 'one' : 'other') === form;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- what the build writes into a module runs here
  const words = new Function(`return ${code}`)() as string | ((a: typeof params, p: typeof plural) => string);
  return typeof words === 'string' ? words : words(params, plural);
};

test('a message without arguments is its text', () => {
  expect(compile('a = Some `text` for $5')).toEqual({ a: '`Some \\`text\\` for $5`' });
  expect(run('a = Some `text`', 'a')).toBe('Some `text`');
});

test('arguments are filled in', () => {
  expect(run('a = { $who } builds { $card }', 'a', { who: 'Ada', card: 'Altar' })).toBe('Ada builds Altar');
});

test('a number picks a variant by its value or its plural form', () => {
  const source = 'a = { $n ->\n    [0] none\n    [one] { $n } coin\n   *[other] { $n } coins\n}';
  expect([0, 1, 2].map((n) => run(source, 'a', { n }))).toEqual(['none', '1 coin', '2 coins']);
});

test('a word picks a variant', () => {
  const source = 'a = { $side ->\n    [left] the left\n   *[both] both sides\n}';
  expect(['left', 'both'].map((side) => run(source, 'a', { side }))).toEqual(['the left', 'both sides']);
});

test('a message stands inside another, with the same arguments', () => {
  const source = 'coins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}\na = You pay { coins }.';
  expect(run(source, 'a', { n: 2 })).toBe('You pay 2 coins.');
});

test('what cannot be said is refused', () => {
  expect(() => compile('a = { b }')).toThrow('a: { b } leads nowhere');
  expect(() => compile('a = { a }')).toThrow('leads nowhere');
  expect(() => compile('a = x\na = y')).toThrow('a is there twice');
  expect(() => compile('a { b')).toThrow('not a message');
});

test('a message that a language lacks is found', () => {
  expect(lacking({ en: ['a', 'b'], fr: ['a'] })).toEqual(['fr: b is missing']);
});

test('what a first table does not need comes later', () => {
  const words = { 'table-one': '`a`', 'rules-two': '`b`', 'lesson-three': '`c`' };
  expect(Object.keys(partOf(words))).toEqual(['table-one']);
  expect(Object.keys(partOf(words, 'book'))).toEqual(['rules-two']);
  expect(Object.keys(partOf(words, 'lesson'))).toEqual(['lesson-three']);
});
