import type { Component } from 'svelte';
import { Stock } from '../stock.svelte.ts';

type Picture = Component<{ lit: number }>;

/** The pictures of the wonders, by board; each comes when it is wanted. */
const PICTURES: Record<string, () => Promise<{ default: Picture }>> = {
  alexandria: () => import('./Alexandria.svelte'),
  babylon: () => import('./Babylon.svelte'),
  ephesus: () => import('./Ephesus.svelte'),
  giza: () => import('./Giza.svelte'),
  halicarnassus: () => import('./Halicarnassus.svelte'),
  olympia: () => import('./Olympia.svelte'),
  rhodes: () => import('./Rhodes.svelte'),
  'abu-simbel': () => import('./AbuSimbel.svelte'),
  byzantium: () => import('./Byzantium.svelte'),
  carthage: () => import('./Carthage.svelte'),
  catan: () => import('./Catan.svelte'),
  'great-wall': () => import('./GreatWall.svelte'),
  'manneken-pis': () => import('./MannekenPis.svelte'),
  'manneken-pis-promo': () => import('./MannekenPis.svelte'),
  petra: () => import('./Petra.svelte'),
  roma: () => import('./Roma.svelte'),
  stonehenge: () => import('./Stonehenge.svelte'),
  ur: () => import('./Ur.svelte'),
};

/** The pictures that have come, by board. */
export const scenes = new Stock<Picture>({}, async (board) => {
  const come = await PICTURES[board]?.();
  return come ? { [board]: come.default } : {};
});
