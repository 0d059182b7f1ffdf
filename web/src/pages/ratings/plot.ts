/** The course of a rating on a plot: its line, the band of its uncertainty, and the scales. */
import type { Change } from '../../api/wire.ts';

export interface Frame {
  width: number;
  height: number;
  /** Room for the scale on the left, and for the dates below. */
  left: number;
  right: number;
  top: number;
  foot: number;
}

export interface Point {
  x: number;
  y: number;
  /** The upper and the lower edge of the band. */
  high: number;
  low: number;
  change: Change;
}

export interface Plot {
  points: Point[];
  line: string;
  band: string;
  scale: { points: number; y: number }[];
  /** Games whose day is told below. */
  days: Point[];
}

const STEPS = [20, 50, 100, 200, 500, 1000];
const MOST_LINES = 6;
/** Pixels that a date takes. */
const DATE = 96;

/** One family's rating after each game, in equal distances, from what it was before the first. */
export function plot(changes: readonly Change[], frame: Frame): Plot {
  const [first] = changes;
  const before = first ? first.points - first.by : 0;
  const ends = changes.flatMap(({ points, reach }) => [points - reach, points + reach]);
  const [least, most] = [Math.min(before, ...ends), Math.max(before, ...ends)];
  const step = STEPS.find((one) => (most - least) / one < MOST_LINES - 1) ?? 2000;
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(most / step));
  const wide = frame.width - frame.left - frame.right;
  const deep = frame.height - frame.top - frame.foot;
  const x = (game: number): number => frame.left + (wide * game) / Math.max(1, changes.length);
  const y = (points: number): number => frame.top + deep * (1 - (points / step - from) / (to - from));
  const points = changes.map((change, at) => ({
    x: x(at + 1),
    y: y(change.points),
    high: y(change.points + change.reach),
    low: y(change.points - change.reach),
    change,
  }));
  const upper = points.map((point) => pair(point.x, point.high));
  const lower = points.map((point) => pair(point.x, point.low)).reverse();
  return {
    points,
    line: `M${[pair(x(0), y(before)), ...points.map((point) => pair(point.x, point.y))].join('L')}`,
    band: points.length > 0 ? `M${[...upper, ...lower].join('L')}Z` : '',
    scale: Array.from({ length: to - from + 1 }, (_, at) => ({ points: (from + at) * step, y: y((from + at) * step) })),
    days: spaced(points),
  };
}

/** The latest game, and those before it whose dates have room and are other days. */
function spaced(points: readonly Point[]): Point[] {
  const told: Point[] = [];
  for (const point of points.toReversed()) {
    const next = told.at(-1);
    const room = !next || next.x - point.x >= DATE;
    if (room && (!next || dayOf(next) !== dayOf(point))) told.push(point);
  }
  return told.reverse();
}

/** The game nearest to a place. */
export function nearest(points: readonly Point[], x: number): number {
  return points.reduce((best, point, at) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? Infinity) - x) ? at : best), 0);
}

function pair(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function dayOf({ change }: Point): string {
  return new Date(change.ended).toDateString();
}
