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
  const early = age === 1 && turn <= EARLY;
  const begun = age > 1 || turn > 1;
  const late = age > 1 || turn >= LATE;
  const due: Record<Lesson, boolean> = {
    pick: age === 1 && turn === 1,
    price: early,
    act: early,
    pass: begun,
    goods: begun && (makes || late),
    buy: begun && (options.some((option) => option.action === 'build' && option.left + option.right > 0) || age > 1),
    stage: begun && (options.some((option) => option.action === 'stage') || age > 1),
    shields: (late || (begun && turn > 2)) && (holds('red') || late),
    science: late && (holds('green') || age > 1),
    last: turn === view.turns,
    war: age > 1,
    chain: (age > 1 && decision.cards.some((card) => card.chain)) || age > 2,
    guilds: age > 2 && (holds('purple') || turn > 1),
    end: false,
  };
  return LESSONS.filter((lesson) => due[lesson]);
}
