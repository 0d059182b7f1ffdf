/** A card's legal choices sorted for the panel, and what its price means. */
import { t } from '../../i18n/index.ts';
import type { Action, CardOptions, Decision, Option, Refusal } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';
import { hasCost, refusalText } from './words.ts';

/** One thing that can be done with the card, or why it cannot be done. */
export interface Offer {
  action: Action;
  key: string;
  options: Option[];
  /** The stages it can build, each in the variants there are; one place where none is built. */
  places: Place[];
  refusal: Refusal | undefined;
}

/** A stage in one of its variants: its choices, cheapest first. */
export interface Place {
  stage: number;
  variant: number;
  options: Option[];
}

/** What was picked among the choices of an offer. */
export interface Wish {
  place: number;
  joins: boolean;
  price: number;
}

/** A wish as far as it can be fulfilled. */
export interface Settled {
  place: number;
  joins: boolean;
  price: number;
  /** The ways to pay for it, cheapest first. */
  prices: Option[];
  option: Option | undefined;
  canJoin: boolean;
}

export const NO_WISH: Wish = { place: 0, joins: false, price: 0 };

const KEYS: Record<Action, string> = {
  build: 'B',
  free: 'F',
  stage: 'W',
  discard: 'D',
  take: 'B',
  keep: 'K',
  recruit: 'R',
  copy: 'B',
  bury: 'B',
  drop: 'G',
  lose: 'G',
  yield: 'G',
};
const ORDER: readonly Action[] = ['take', 'keep', 'recruit', 'copy', 'bury', 'yield', 'build', 'free', 'stage', 'discard'];
/** What puts the card where the decision means it to go, the best first. */
const MAIN: readonly Action[] = ['build', 'free', 'take', 'keep', 'recruit', 'copy', 'bury', 'yield'];

export function offersOf(card: CardOptions): Offer[] {
  return ORDER.map((action) => {
    const options = card.options.filter((option) => option.action === action);
    return {
      action,
      key: KEYS[action],
      options,
      places: placesOf(options),
      refusal: card.refused.find((refusal) => refusal.action === action),
    };
  }).filter((offer) => offer.options.length > 0 || offer.refusal);
}

function placesOf(options: readonly Option[]): Place[] {
  const found = new Map<string, Place>();
  for (const option of options) {
    const key = `${option.stage}/${option.variant}`;
    const place = found.get(key) ?? { stage: option.stage, variant: option.variant, options: [] };
    place.options.push(option);
    found.set(key, place);
  }
  return [...found.values()].sort((one, other) => one.stage - other.stage || one.variant - other.variant);
}

/** The choice that a wish comes to; what is not on offer is left out of it. */
export function settle(offer: Offer, wish: Wish = NO_WISH, freezes = false): Settled {
  const at = offer.places[wish.place] ? wish.place : 0;
  const all = offer.places[at]?.options ?? [];
  const timed = some(all, (option) => option.freezes === freezes);
  const canJoin = timed.some((option) => option.joins);
  const prices = some(timed, (option) => option.joins === wish.joins);
  const price = prices[wish.price] ? wish.price : 0;
  const option = prices[price];
  return { place: at, joins: option?.joins ?? false, price, prices, option, canJoin };
}

/** Whether there is just one way to do it. */
export function isPlain(offer: Offer, card: CardOptions): boolean {
  const { prices, canJoin } = settle(offer);
  return prices.length === 1 && offer.places.length === 1 && !canJoin && !canFreeze(card);
}

/** Those that fit, or all where none does. */
function some(options: readonly Option[], fits: (option: Option) => boolean): Option[] {
  const found = options.filter(fits);
  return found.length ? found : [...options];
}

/** Whether the passing of hands can be stopped with this card. */
export function canFreeze(card: CardOptions): boolean {
  return card.options.some((option) => option.freezes);
}

export function optionsFor(decision: Decision | null, card: string | null): CardOptions | undefined {
  return decision?.cards.find((one) => one.card === card);
}

/** The cheapest way to put the card where the decision means it to go, by any right. */
export function bestBuild(card: CardOptions): Option | undefined {
  for (const action of MAIN) {
    const found = card.options.find((option) => option.action === action);
    if (found) return found;
  }
  return undefined;
}

/** Why the card cannot go where the decision means it to. */
export function mainRefusal(card: CardOptions): Refusal | undefined {
  return card.refused.find((one) => MAIN.includes(one.action));
}

export function price(option: Option): number {
  return option.left + option.right + option.bank;
}

/** The structure that makes the card free. */
export function chainSource(model: TableModel, city: number, card: string): string | undefined {
  const standing = new Set(model.city(city).cards);
  return model.card(card).chains.find((from) => standing.has(from));
}

type Side = 'left' | 'right';

/** Who a share goes to when the free city pays: its left and right are not those of whoever chooses for it. */
export function payee(model: TableModel, city: number, side: Side): string | undefined {
  if (!model.city(city).free) return undefined;
  const at = side === 'left' ? model.leftOf(city) : model.rightOf(city);
  return model.isYours(at) ? t('table-price-you') : model.who(at);
}

/** What one neighbour of a city gets, in words. */
function shareText(model: TableModel, city: number, side: Side, n: number): string {
  const name = payee(model, city, side);
  return name === undefined ? t(`table-price-${side}`, { n }) : t('table-price-to', { n, name });
}

function paidText(model: TableModel, city: number, side: Side, n: number): string {
  if (model.city(city).free) return shareText(model, city, side, n);
  const at = side === 'left' ? model.leftOf(city) : model.rightOf(city);
  return t(`table-price-${side}-to`, { n, name: model.who(at) });
}

/** A price in words, for those who hear it and for the chips of the panel. */
export function priceText(model: TableModel, city: number, option: Pick<Option, 'left' | 'right' | 'bank'>): string {
  const parts: string[] = [];
  if (option.left) parts.push(paidText(model, city, 'left', option.left));
  if (option.right) parts.push(paidText(model, city, 'right', option.right));
  if (option.bank) parts.push(t('table-price-bank', { n: option.bank }));
  return parts.join(', ');
}

/** A way to pay in short, to be told from the others: equal shares of the bank tell nothing. */
export function shareTexts(model: TableModel, city: number, option: Option, among: readonly Option[]): string[] {
  const banked = among.some((one) => one.bank !== option.bank);
  const shares: string[] = [];
  if (option.left) shares.push(shareText(model, city, 'left', option.left));
  if (option.right) shares.push(shareText(model, city, 'right', option.right));
  if (option.bank && banked && shares.length) shares.push(t('table-price-bank-short', { n: option.bank }));
  return shares;
}

/** The neighbour in whose city a leader lies. */
export function ownerOf(model: TableModel, city: number, leader: string): string {
  const at = [model.leftOf(city), model.rightOf(city)].find((one) => model.city(one).leaders.includes(leader));
  return at === undefined ? '' : model.who(at);
}

/** The points that a choice costs or brings, in words. */
export function changeText(option: Option): string {
  const sum = Object.values(option.preview.points).reduce((all, one) => all + one, 0);
  if (sum === 0) return t('decision-change-none');
  return t(sum > 0 ? 'decision-change-more' : 'decision-change-less', { n: Math.abs(sum) });
}

/** What a card in hand would cost, in words. */
export function truthText(model: TableModel, decision: Decision, card: CardOptions): string {
  const build = bestBuild(card);
  if (!build) {
    const refusal = mainRefusal(card);
    return refusal ? refusalText(model, refusal) : '';
  }
  if (build.action === 'free') return t('table-truth-once');
  if (build.action === 'keep') return '';
  if (build.action === 'bury' || build.action === 'yield') return changeText(build);
  if (build.action === 'copy') return t('decision-of', { name: ownerOf(model, decision.city, card.card) });
  const source = card.chain ? chainSource(model, decision.city, card.card) : undefined;
  if (source) return t('table-truth-chain', { card: model.cardName(source) });
  if (price(build)) return priceText(model, decision.city, build);
  return build.action === 'build' && hasCost(model.card(card.card).cost) ? t('table-price-own') : t('table-price-free');
}
