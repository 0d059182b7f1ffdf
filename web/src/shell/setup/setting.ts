import type { Terms } from '../../api/wire.ts';
import { t } from '../../i18n/index.ts';
import { clockWords } from './clocks.ts';
import { boxLabel } from '../../live/expansions.svelte.ts';

/** The kind of game a table is for. */
export interface Setting {
  players: number;
  edition: string;
  boxes: readonly string[];
  teams: boolean;
  experts: boolean;
  hints: boolean;
  terms: Terms;
}

/** An edition in words. */
export function editionName(edition: string): string {
  return t(edition === '2e' ? 'about-names-edition-2e' : 'about-names-edition-1e');
}

/** The kind of game in words, one for each thing that matters. */
export function settingWords(setting: Setting): string[] {
  const words = [t('home-players-n', { n: setting.players }), editionName(setting.edition), ...setting.boxes.map(boxLabel)];
  if (setting.teams) words.push(t('setting-teams'));
  if (setting.experts) words.push(t('setting-experts'));
  if (setting.hints) words.push(t('setting-hints'));
  if (setting.terms.clock) words.push(clockWords(setting.terms.clock));
  if (setting.terms.rated) words.push(t('setting-rated'));
  const { spectators } = setting.terms;
  if (spectators === 'none' || spectators === 'public') words.push(t(`setting-spectators-${spectators}`));
  return words;
}
