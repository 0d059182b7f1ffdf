/** Every effect in a sentence. */
import { list, say, t, type Params } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { capital, unitList } from '../model/words.ts';
import type { Color, Countable, Effect, Science } from '../wire.ts';

/** A card of a colour, to be counted or lost. */
export function cardOf(color: Color): string {
  return t(`effect-count-${color}-cards`);
}

/** The colour whose cards are counted, if it is cards that are. */
export function colorOf(count: Countable): Color | undefined {
  return count.endsWith('-cards') ? (count.slice(0, -'-cards'.length) as Color) : undefined;
}

/** One effect, as the beginning of a sentence. */
export function effectText(model: TableModel, effect: Effect): string {
  return capital(say(`effect-${effect.effect}`, Object.assign({}, ...Object.entries(effect).map(([field, value]) => argument(model, field, value))) as Params));
}

/** A field of an effect as arguments of its message. */
function argument(model: TableModel, field: string, value: unknown): Params {
  if (Array.isArray(value)) return several(field, value as string[]);
  switch (typeof value) {
    case 'number':
      return field === 'amount' ? { n: Math.abs(value), less: value < 0 ? 'yes' : 'no' } : { [field]: value };
    case 'boolean':
      return { [field]: value ? 'yes' : 'no' };
    default:
      return { [field]: field === 'symbol' ? model.name('symbols', value as Science) : wordOrNumber(value as string) };
  }
}

function several(field: string, values: string[]): Params {
  switch (field) {
    case 'goods':
      return { goods: unitList(values) };
    case 'sides':
      return { sides: values.length > 1 ? 'both' : (values[0] ?? '') };
    case 'cities':
      return { cities: values.length > 2 ? 'all' : values.includes('own') ? 'own' : 'neighbours' };
    case 'colors':
      return { colors: list((values as Color[]).map(cardOf)) };
    default:
      return { count: values.join(' '), what: list((values as Countable[]).map((one) => t(`effect-count-${one}`)), 'disjunction') };
  }
}

function wordOrNumber(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}
