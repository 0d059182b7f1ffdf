import base from 'virtual:game-icons/base';
import { Stock } from './stock.svelte.ts';

/** The drawings of game-icons, by name. */
export const drawings = new Stock<string>(base, async () => (await import('virtual:game-icons/expansions')).default);
