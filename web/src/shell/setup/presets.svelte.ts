import type { Key } from '../../i18n/index.ts';
import { keep, read } from '../../lib/kept.ts';
import type { Kept } from './taste.svelte.ts';

/** A game to begin with: what a preset leaves out stays as it is. */
export interface Preset {
  name: string;
  game: Kept;
}

const KEPT = 'presets';
const MOST = 12;
const BARE = { boxes: [], teams: false, experts: false, rated: false, hints: true, clock: 'none', spectators: 'all' };

/** The presets that everybody has, by the text they are called by. */
export const COMMON: readonly { name: Key; game: Kept }[] = [
  { name: 'new-preset-first', game: BARE },
  { name: 'new-preset-everything', game: { ...BARE, boxes: ['leaders', 'cities', 'edifice'] } },
  { name: 'new-preset-teams', game: { ...BARE, players: 4, boxes: ['cities'], teams: true } },
  { name: 'new-preset-rated', game: { ...BARE, rated: true, hints: false, clock: 'live' } },
  { name: 'new-preset-days', game: { ...BARE, clock: 'day' } },
];

function remembered(): Preset[] {
  try {
    const kept: unknown = JSON.parse(read(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPreset) : [];
  } catch {
    return [];
  }
}

function isPreset(kept: unknown): kept is Preset {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, game } = kept as Partial<Preset>;
  return typeof name === 'string' && typeof game === 'object';
}

/** The presets of this person; kept in the browser. */
class Presets {
  own = $state.raw<readonly Preset[]>(remembered());

  /** Keep a game under a name, in place of an earlier one of that name. */
  save(name: string, game: Kept): void {
    this.#keep([...this.own.filter((one) => one.name !== name), { name, game }].slice(-MOST));
  }

  drop(name: string): void {
    this.#keep(this.own.filter((one) => one.name !== name));
  }

  #keep(own: readonly Preset[]): void {
    this.own = own;
    keep(KEPT, JSON.stringify(own));
  }
}

export const presets = new Presets();
