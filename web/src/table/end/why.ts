/** Why the winner won, in a sentence: how far ahead of whom, and by what most. */
import { list, t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { rowText } from '../model/words.ts';
import type { RowName } from '../wire.ts';

/** Those who are counted together: a city, or the two of a team. */
function sideOf(model: TableModel, at: number): number[] {
  const { partner } = model.city(at);
  return partner === null ? [at] : [at, partner].sort((one, other) => one - other);
}

function sum(side: readonly number[], of: (at: number) => number): number {
  return side.reduce((all, at) => all + of(at), 0);
}

/** The sentence; nothing while nobody has won alone. */
export function whyText(model: TableModel): string {
  const [first] = model.view.winners;
  if (first === undefined) return '';
  const winner = sideOf(model, first);
  if (model.view.winners.some((at) => !winner.includes(at))) return '';
  const total = (side: readonly number[]): number => sum(side, (at) => model.city(at).sheet.total);
  const others = model.view.cities
    .map((city, at) => ({ city, at }))
    .filter(({ city, at }) => !city.free && !winner.includes(at))
    .map(({ at }) => sideOf(model, at))
    .sort((one, other) => total(other) - total(one));
  const [second] = others;
  if (!second) return '';
  const other = list(second.map((at) => model.who(at)));
  const ahead = total(winner) - total(second);
  const coins = (side: readonly number[]): number => sum(side, (at) => model.city(at).coins);
  if (ahead === 0) return t('end-why-coins', { other, n: coins(winner), k: coins(second) });
  const points = (side: readonly number[], row: RowName): number =>
    sum(side, (at) => model.city(at).sheet.rows.find((one) => one.row === row)?.points ?? 0);
  const rows = model.city(first).sheet.rows.map(({ row }) => ({ row, more: points(winner, row) - points(second, row) }));
  const [most] = rows.sort((one, other) => other.more - one.more);
  return most ? t('end-why', { n: ahead, other, row: rowText(most.row), k: most.more }) : '';
}
