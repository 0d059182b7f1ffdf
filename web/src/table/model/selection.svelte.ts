import type { Action, Option } from '../wire.ts';
import { bestBuild, canFreeze, NO_WISH, offersOf, optionsFor, settle, type Offer, type Settled, type Wish } from './offers.ts';
import { pickOf } from './picks.ts';
import type { TableModel } from './table.svelte.ts';

type Wishes = Partial<Record<Action, Wish>>;

/** The card or choice under consideration and what was picked for it; forgotten when the decision changes. */
export class Selection {
  readonly #model: TableModel;
  #chosen: string | null = $state(null);
  #decision: number | null = $state(null);
  #wishes: Wishes = $state({});
  #freezes = $state(false);
  #looked: Action | null = $state(null);

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** The slug of a card, or a choice text where there are no cards. */
  readonly card: string | null = $derived.by(() => (this.#decision === (this.#model.decision?.id ?? null) ? this.#chosen : null));
  readonly options = $derived.by(() => optionsFor(this.#model.decision, this.card));
  readonly pick = $derived.by(() => pickOf(this.#model.decision, this.card));
  readonly offers: Offer[] = $derived(this.options ? offersOf(this.options) : []);
  /** Whether hands are to stay after this turn. */
  readonly freezes: boolean = $derived(this.#freezes && this.options !== undefined && canFreeze(this.options));

  /** The choice whose outcome is shown: the one looked at, or the first that is open. */
  readonly shown: Option | undefined = $derived.by(() => {
    const open = this.offers.filter((offer) => offer.options.length > 0);
    const offer = open.find((one) => one.action === this.#looked) ?? open[0];
    return offer && this.settled(offer).option;
  });

  choose(card: string | null): void {
    if (card !== this.card) {
      this.#wishes = {};
      this.#freezes = false;
      this.#looked = null;
    }
    this.#chosen = card;
    this.#decision = this.#model.decision?.id ?? null;
  }

  look(action: Action): void {
    this.#looked = action;
  }

  wish(action: Action, change: Partial<Wish>): void {
    this.look(action);
    // What costs differently is paid anew.
    const before = this.#wishes[action] ?? NO_WISH;
    this.#wishes = { ...this.#wishes, [action]: { ...before, price: 0, ...change } };
  }

  freeze(on: boolean): void {
    this.#freezes = on;
  }

  settled(offer: Offer): Settled {
    return settle(offer, this.#wishes[offer.action], this.freezes);
  }

  /** The next stage or variant for the offer that has several. */
  nextPlace(): void {
    const offer = this.offers.find((one) => one.places.length > 1);
    if (offer) this.wish(offer.action, { place: (this.settled(offer).place + 1) % offer.places.length });
  }

  /** The next way to pay, for the first offer that has several. */
  nextPrice(): void {
    const offer = this.offers.find((one) => this.settled(one).prices.length > 1);
    if (!offer) return;
    const { price, prices } = this.settled(offer);
    this.wish(offer.action, { price: (price + 1) % prices.length });
  }

  /** Join the edifice with the stage, or not. */
  turnJoin(): void {
    const offer = this.offers.find((one) => this.settled(one).canJoin);
    if (offer) this.wish(offer.action, { joins: !this.settled(offer).joins });
  }

  /** The text to send for an action, if it is open. */
  text(action: Action): string | undefined {
    if (this.pick?.option.action === action) return this.pick.option.choice;
    const offer = this.offers.find((one) => one.action === action);
    return offer && this.settled(offer).option?.choice;
  }

  /** What Enter does: put the card where the decision means it to go. */
  main(): Action | undefined {
    return this.pick?.option.action ?? (this.options && bestBuild(this.options)?.action);
  }
}
