/** What an offer is called, and what it costs or why it is refused, in words. */
import { t } from '../../i18n/index.ts';
import { chainSource, price, priceText, type Offer } from '../model/offers.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { hasCost, refusalText } from '../model/words.ts';
import type { Action, CardOptions, Option } from '../wire.ts';

const NAMES = {
  discard: 'table-discard',
  free: 'table-free',
  take: 'table-take',
  build: 'table-build',
  keep: 'decision-keep',
  recruit: 'decision-recruit',
  copy: 'decision-copy',
  bury: 'decision-bury',
  yield: 'decision-yield',
  drop: 'decision-drop',
  lose: 'decision-pay',
} as const;

/** What these say by themselves. */
const SILENT: ReadonlySet<Action> = new Set(['free', 'take', 'keep', 'copy', 'bury', 'yield']);

export function offerName(model: TableModel, city: number, { action }: Offer, option: Option | undefined): string {
  if (action === 'stage') {
    const next = option ? option.stage : model.city(city).stages.findIndex((stage) => !stage.built) + 1;
    return next ? t('table-stage-action', { n: next }) : t('table-stage-done');
  }
  if (action === 'recruit' && option?.stage) return t('decision-recruit-stage', { n: option.stage });
  return t(NAMES[action]);
}

/** The structure in a city that makes a card free where it is built. */
export function freeBy(model: TableModel, city: number, { action }: Offer, { card, chain }: CardOptions): string | undefined {
  return action === 'build' && chain ? chainSource(model, city, card) : undefined;
}

export function offerWords(model: TableModel, city: number, offer: Offer, option: Option | undefined, card: CardOptions): string {
  const { action } = offer;
  if (!option) return offer.refusal ? refusalText(model, offer.refusal) : '';
  if (action === 'discard') return t('effect-coins', { n: 3 });
  const source = freeBy(model, city, offer, card);
  if (source) return t('table-price-chain', { card: model.cardName(source) });
  if (price(option)) return priceText(model, city, option);
  if (SILENT.has(action)) return '';
  const costs = action === 'stage' || (action === 'build' && hasCost(model.card(card.card).cost));
  return costs ? t('table-price-own') : t('table-price-free');
}
