/** Which seats play together: a letter and a shape for each team. */
import { t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';

const LETTERS = 'ABC';

/** The number of a city's team, by its first seat; none where everyone plays alone. */
export function teamOf(model: TableModel, at: number): number | undefined {
  const partner = model.view.cities[at]?.partner ?? null;
  if (partner === null) return undefined;
  const firsts = model.view.cities.flatMap((city, seat) => (city.partner !== null && seat < city.partner ? [seat] : []));
  return firsts.indexOf(Math.min(at, partner));
}

export function teamSign(team: number): string {
  return LETTERS[team] ?? '';
}

/** The points of a team together. */
export function teamTotal(model: TableModel, at: number): number {
  const city = model.city(at);
  return city.sheet.total + (city.partner === null ? 0 : model.city(city.partner).sheet.total);
}

/** The place of a team by points so far; equal points share a place, unless one of them won. */
export function teamRank(model: TableModel, at: number): number {
  const mine = teamTotal(model, at);
  const ahead = model.view.cities.filter((city, seat) => {
    if ((city.partner ?? -1) < seat) return false;
    const theirs = teamTotal(model, seat);
    return theirs > mine || (theirs === mine && model.won(seat) && !model.won(at));
  });
  return 1 + ahead.length;
}

export function teamWords(model: TableModel, at: number): string {
  const team = teamOf(model, at);
  const partner = model.city(at).partner;
  if (team === undefined || partner === null) return '';
  const sign = teamSign(team);
  if (model.isYours(partner)) return t('city-team-yours', { sign });
  return t('city-team-with', { sign, name: model.who(partner) });
}
