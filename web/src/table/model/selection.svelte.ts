import type { Action } from '../wire.ts';
import { bestBuild, offersOf, optionsFor } from './offers.ts';
import type { TableModel } from './table.svelte.ts';

/** The card under consideration and the ways to pay picked for it; forgotten when the decision changes. */
export class Selection {
  readonly #model: TableModel;
  #card: string | null = $state(null);
  #decision: number | null = $state(null);
  #ways: Partial<Record<Action, number>> = $state({});

  constructor(model: TableModel) {
    this.#model = model;
  }

  readonly card: string | null = $derived.by(() => (this.#decision === (this.#model.decision?.id ?? null) ? this.#card : null));
  readonly options = $derived.by(() => optionsFor(this.#model.decision, this.card));
  readonly ways: Partial<Record<Action, number>> = $derived(this.card ? this.#ways : {});

  choose(card: string | null): void {
    if (card !== this.card) this.#ways = {};
    this.#card = card;
    this.#decision = this.#model.decision?.id ?? null;
  }

  pay(action: Action, way: number): void {
    this.#ways = { ...this.#ways, [action]: way };
  }

  /** The text to send for an action, if it is open. */
  text(action: Action): string | undefined {
    const offer = this.options && offersOf(this.options).find((one) => one.action === action);
    return offer?.options[this.ways[action] ?? 0]?.choice;
  }

  /** What Enter does: put the card into the city. */
  main(): Action | undefined {
    return this.options && bestBuild(this.options)?.action;
  }
}
