/** What a first game teaches, and when each lesson is due; all of it is read from the view. */
import type { Content, View } from '../../api/wire.ts';

export const LESSONS = ['pick', 'price', 'act', 'pass', 'goods', 'buy', 'stage', 'shields', 'science', 'last', 'war', 'chain', 'guilds', 'end'] as const;
export type Lesson = (typeof LESSONS)[number];

/** What a lesson points at; Coach.svelte draws a ring around it. */
export const SPOTS: Record<Lesson, string> = {
  pick: 'hand',
  price: 'prices',
  act: 'panel',
  pass: 'passing',
  goods: 'city',
  buy: 'prices',
  stage: 'stages',
  shields: 'shields',
  science: 'hand',
  last: 'hand',
  war: 'tokens',
  chain: 'prices',
  guilds: 'hand',
  end: 'sheet',
};

/** What is told at once, because its moment passes. */
const URGENT: readonly Lesson[] = ['last', 'war', 'guilds'];
/** The last turn in which the beginning is still explained. */
const EARLY = 3;
/** The turn of an Age from which something is told even if its occasion has not come. */
const LATE = 4;

/** The lessons that fit the moment, in the order in which they are told. */
export function dueLessons(view: View, content: Content): Lesson[] {
  if (view.phase === 'over') return ['end'];
  const { age, turn, decision } = view;
  if (!decision) return [];
  const colors = new Map(content.cards.map((card) => [card.id, card.color]));
  const holds = (color: string): boolean => view.hand.some((card) => colors.get(card) === color);
  const options = decision.cards.flatMap((card) => card.options);
  const makes = (view.cities[view.seat]?.cards ?? []).some((card) => ['brown', 'gray'].includes(colors.get(card) ?? ''));
  const begun = age > 1 || turn > 1;
  const late = age > 1 || turn >= LATE;
  /** What the moment gives occasion for. */
  const occasion: Partial<Record<Lesson, boolean>> = {
    pick: age === 1 && turn === 1,
    price: age === 1 && turn === 1,
    act: age === 1 && turn === 1,
    pass: age === 1 && turn === 2,
    goods: begun && makes,
    buy: begun && options.some((option) => option.action === 'build' && option.left + option.right > 0),
    stage: begun && options.some((option) => option.action === 'stage'),
    shields: begun && turn > 2 && holds('red'),
    science: late && holds('green'),
    last: turn === view.turns,
    war: age > 1 && turn === 1,
    chain: age > 1 && decision.cards.some((card) => card.chain),
    guilds: age > 2 && holds('purple'),
  };
  /** What is told even without. */
  const anyway: Partial<Record<Lesson, boolean>> = {
    price: age === 1 && turn <= EARLY,
    act: age === 1 && turn <= EARLY,
    pass: begun,
    goods: late,
    buy: age > 1,
    stage: age > 1,
    shields: late,
    science: age > 1,
    war: age > 1,
    chain: age > 2,
    guilds: age > 2 && turn > 1,
  };
  const urgent = LESSONS.filter((lesson) => URGENT.includes(lesson) && occasion[lesson]);
  const timely = LESSONS.filter((lesson) => occasion[lesson]);
  const others = LESSONS.filter((lesson) => anyway[lesson]);
  return [...new Set([...urgent, ...timely, ...others])];
}
