/** The lines of the chart: where each decision stands on it. */
import type { Analysis } from '../../api/wire.ts';

export interface Point {
  x: number;
  win: number;
  score: number;
}

export interface Plot {
  points: Point[];
  /** Where the Ages begin. */
  ages: { age: number; x: number }[];
  /** Points at the foot and the head of the scale on the right. */
  low: number;
  high: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GRID = 10;

/** Decisions side by side in equal distances, the end of the game as the last of them. */
export function plot({ decisions, score, won }: Analysis, frame: Frame): Plot {
  const told = decisions.map(({ chosen }) => ({ win: chosen.win, score: chosen.score }));
  if (score !== null) told.push({ win: won ?? 0, score });
  const scores = told.map((one) => one.score);
  const low = Math.floor(Math.min(...scores) / GRID) * GRID;
  const high = Math.max(low + GRID, Math.ceil(Math.max(...scores) / GRID) * GRID);
  const x = (at: number): number => frame.left + (frame.width * (at + 0.5)) / told.length;
  const points = told.map((one, at) => ({
    x: x(at),
    win: frame.top + frame.height * (1 - one.win),
    score: frame.top + frame.height * (1 - (one.score - low) / (high - low)),
  }));
  const ages = decisions.flatMap(({ age }, at) => (age > 0 && decisions[at - 1]?.age !== age ? [{ age, x: x(at - 0.5) }] : []));
  return { points, ages, low, high };
}

/** A line through some points. */
export function path(points: readonly Point[], of: 'win' | 'score'): string {
  return points.map((point, at) => `${at ? 'L' : 'M'}${point.x.toFixed(1)} ${point[of].toFixed(1)}`).join('');
}

/** The point of a step: its decision or the last before it, and after the game the end. */
export function pointAt({ decisions, score }: Analysis, step: number, ended: boolean): number {
  if (ended && score !== null) return decisions.length;
  return decisions.findLastIndex((one) => one.stage <= step);
}

/** The point nearest to a place. */
export function nearest(points: readonly Point[], x: number): number {
  return points.reduce((best, point, at) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? Infinity) - x) ? at : best), 0);
}
