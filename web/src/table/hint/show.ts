import { NO_WISH, offersOf, settle } from '../model/offers.ts';
import { pickOf } from '../model/picks.ts';
import type { Selection } from '../model/selection.svelte.ts';
import type { Action, Decision } from '../wire.ts';

/** Take a choice up in the panel, with its stage, its price and all, without playing it; says what it does. */
export function takeUp(selection: Selection, decision: Decision, choice: string): Action | undefined {
  const pick = pickOf(decision, choice);
  if (pick) {
    selection.choose(choice);
    return pick.option.action;
  }
  const card = decision.cards.find((one) => one.options.some((option) => option.choice === choice));
  const offer = card && offersOf(card).find((one) => one.options.some((option) => option.choice === choice));
  const option = offer?.options.find((one) => one.choice === choice);
  if (!card || !offer || !option) return undefined;
  selection.choose(card.card);
  selection.freeze(option.freezes);
  const wish = { ...NO_WISH, place: offer.places.findIndex((place) => place.options.includes(option)), joins: option.joins };
  const { prices } = settle(offer, wish, option.freezes);
  selection.wish(offer.action, { ...wish, price: Math.max(0, prices.findIndex((one) => one.choice === choice)) });
  return offer.action;
}
