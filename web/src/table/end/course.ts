/** How a game went: its lines of points, and what each city did best and worst. */
import type { Course, CourseDeed } from '../../api/wire.ts';

export interface Deed {
  deed: CourseDeed;
  gain: number;
}

/** What a city did, with what its turn brought. */
function deedsOf({ turns }: Course, city: number): Deed[] {
  return turns.flatMap(({ deeds, gains }) => {
    const deed = deeds[city];
    return deed ? [{ deed, gain: gains[city] ?? 0 }] : [];
  });
}

/** The turns that brought most and least; of equal ones the last and the first. */
export function extremes(course: Course, city: number): { best: Deed; worst: Deed } | null {
  const [first, ...rest] = deedsOf(course, city);
  if (!first) return null;
  let [best, worst] = [first, first];
  for (const one of rest) {
    if (one.gain >= best.gain) best = one;
    if (one.gain < worst.gain) worst = one;
  }
  return { best, worst };
}

/** The cards under the stages of a city, with their stages in the order of building. */
export function underStages(course: Course, city: number): { stage: number; card: string }[] {
  return deedsOf(course, city).flatMap(({ deed }) => (deed.stage === null ? [] : [{ stage: deed.stage, card: deed.did === 'stage' ? deed.card : '' }])).filter(({ card }) => card !== '');
}

export interface Frame {
  width: number;
  height: number;
  /** Room for the scale on the left, and for names on the right. */
  left: number;
  right: number;
  top: number;
  foot: number;
}

export interface Line {
  city: number;
  path: string;
  /** Where its name stands: apart from the others, as near to its end as possible. */
  end: { x: number; y: number };
  total: number;
}

const GRID = 10;
/** Names are at least so far from each other. */
const APART = 15;

export interface Plot {
  lines: Line[];
  ages: { age: number; x: number }[];
  scale: { points: number; y: number }[];
}

/** The lines of all cities over the turns. */
export function plot({ turns }: Course, frame: Frame): Plot {
  const all = turns.flatMap(({ totals }) => totals);
  const low = Math.min(0, Math.floor(Math.min(...all) / GRID) * GRID);
  const high = Math.max(low + GRID, Math.ceil(Math.max(...all) / GRID) * GRID);
  const wide = frame.width - frame.left - frame.right;
  const deep = frame.height - frame.top - frame.foot;
  const x = (at: number): number => frame.left + (turns.length < 2 ? 0 : (wide * at) / (turns.length - 1));
  const y = (points: number): number => frame.top + deep * (1 - (points - low) / (high - low));
  const last = turns.at(-1)?.totals ?? [];
  const lines = last.map((total, city) => ({
    city,
    total,
    path: turns.map(({ totals }, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(totals[city] ?? 0).toFixed(1)}`).join(''),
    end: { x: x(turns.length - 1), y: y(total) },
  }));
  spread(lines.map(({ end }) => end), frame);
  const ages = turns.flatMap(({ age }, at) => (turns[at - 1]?.age === age ? [] : [{ age, x: at ? x(at - 0.5) : x(0) }]));
  const step = high - low > 6 * GRID ? 2 * GRID : GRID;
  const scale = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => ({ points: low + at * step, y: y(low + at * step) }));
  return { lines, ages, scale };
}

/** Push names apart that would lie on each other. */
function spread(ends: { y: number }[], { top, height, foot }: Frame): void {
  const sorted = [...ends].sort((one, other) => one.y - other.y);
  let least = top;
  for (const end of sorted) {
    end.y = Math.max(end.y, least);
    least = end.y + APART;
  }
  let most = height - foot;
  for (const end of sorted.reverse()) {
    end.y = Math.min(end.y, most);
    most = end.y - APART;
  }
}
