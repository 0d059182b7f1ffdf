import first from 'virtual:game-icons/first';
import { whenIdle } from '../../lib/idle.ts';
import { LATER_EMBLEMS } from './icons/later.ts';
import { Stock } from './stock.svelte.ts';

/** The drawings of game-icons, by name, each as a path. */
export const drawings = new Stock<string>(first, (icon) => (LATER_EMBLEMS.has(icon) ? later() : expansions()));

/** What a base game needs after its first turns; of the first cards only the small signs of what they make free. */
async function later(): Promise<Record<string, string>> {
  await new Promise<void>((go) => whenIdle(go));
  return (await import('virtual:game-icons/later')).default;
}
const expansions = async (): Promise<Record<string, string>> => (await import('virtual:game-icons/expansions')).default;
