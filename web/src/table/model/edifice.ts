/** A common project in words. */
import { t } from '../../i18n/index.ts';
import { cardOf } from '../card/effect-text.ts';
import type { Penalty } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';

/** What a failed edifice takes. */
export function penaltyText(model: TableModel, penalty: Penalty): string {
  if (penalty.card) return t('city-penalty-card', { card: cardOf(penalty.card) });
  if (penalty.coins) return t('effect-coins', { n: penalty.coins });
  return t('city-penalty-victories', { n: penalty.victories });
}
