/** The signs that cards, leaders, edifices and wonders bear: one example of each, under where it first comes from. */
import type { Content } from '../../api/wire.ts';
import type { Effect } from '../../table/wire.ts';

export interface Group {
  /** A box, or `base`. */
  box: string;
  effects: Effect[];
}

const BASE = 'base';

/** What is the same sign: numbers do not matter, what is counted or when it works does. */
function kindOf(effect: Effect): string {
  const words = Object.entries(effect).filter(([field, value]) => typeof value === 'string' && field !== 'symbol' && !/^\d+$/.test(value));
  return words.map(([, value]) => String(value)).join(' ');
}

/** Every sign of the base game and of some boxes, each once. */
export function symbolsOf(content: Content, boxes: readonly string[]): Group[] {
  const groups = new Map<string, Map<string, Effect>>([[BASE, new Map()]]);
  const met = new Set<string>();
  const order = [BASE, ...boxes];
  for (const box of order) {
    for (const effect of effectsOf(content, (of) => boxOf(of) === box)) {
      const kind = kindOf(effect);
      if (met.has(kind)) continue;
      met.add(kind);
      const group = groups.get(box) ?? new Map<string, Effect>();
      group.set(kind, effect);
      groups.set(box, group);
    }
  }
  return [...groups].map(([box, effects]) => ({ box, effects: [...effects.values()] })).filter((group) => group.effects.length > 0);
}

function boxOf(box: string): string {
  return box === '' ? BASE : box;
}

function effectsOf(content: Content, wanted: (box: string) => boolean): Effect[] {
  const from = <Entry extends { box: string }>(entries: readonly Entry[]): Entry[] => entries.filter((one) => wanted(one.box));
  const sides = from(content.boards).flatMap((board) => board.sides);
  const stages = sides.flatMap((side) => side.stages);
  return [
    ...from(content.cards).flatMap((card) => card.effects),
    ...sides.flatMap((side) => side.start),
    ...stages.flatMap((stage) => [...stage.effects, ...stage.halves.flat()]),
    ...from(content.leaders).flatMap((leader) => leader.effects),
    ...from(content.edifices).flatMap((edifice) => edifice.reward),
  ];
}
