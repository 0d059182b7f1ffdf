/** The signs that stand within a text. */
import type { Sign } from '../../table/card/signs.ts';
import { COLORS, RESOURCES, SCIENCE } from '../../table/wire.ts';

/** The sign of a mark such as `wood/clay` or `coin 3`; null for one that nobody knows. */
export function signOf(name: string, value: string): Sign | null {
  if (name.split('/').every((one) => RESOURCES.some((good) => good === one))) return { sign: 'goods', units: [name] };
  const symbol = SCIENCE.find((one) => one === name);
  if (symbol) return { sign: 'science', symbol };
  const color = COLORS.find((one) => one === name);
  if (color) return { sign: 'class', color };
  switch (name) {
    case 'coin':
      return { sign: 'coin', text: value };
    case 'points':
      return { sign: 'points', text: value };
    case 'shield':
      return { sign: 'shield' };
    case 'victory':
      return { sign: 'victory', text: value };
    case 'defeat':
      return { sign: 'defeat', text: `−${value}` };
    default:
      return null;
  }
}

