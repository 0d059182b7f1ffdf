import type { Why } from '../../api/types.ts';
import { explain } from '../../shell/frame/explain.ts';
import type { TableModel } from '../model/table.svelte.ts';
import type { AskHint } from './ask.ts';

/** The hint for the open decision; it outlives the buttons that ask for it, which move as the window turns. */
export class Hints {
  readonly #model: TableModel;
  readonly #ask: AskHint | undefined;
  #open = $state(false);
  #found = $state.raw<{ question: string; why: Why } | null>(null);
  #refused = $state.raw<{ question: string; error: unknown } | null>(null);
  /** The question that is thought about. */
  #asked = $state<string | null>(null);

  constructor(model: TableModel, ask: AskHint | undefined) {
    this.#model = model;
    this.#ask = ask;
  }

  readonly allowed: boolean = $derived.by(() => this.#ask !== undefined && this.#model.table.hints && this.#model.view.seat >= 0);
  /** What is asked, and what the seat has decided before it. */
  readonly #question: string = $derived.by(() => [this.#model.decision?.id, ...this.#model.view.sealed].join(' '));
  readonly #why: Why | null = $derived.by(() => (this.#found?.question === this.#question ? this.#found.why : null));
  /** Why there is none, if it was refused for what is asked now. */
  readonly refusal: string = $derived.by(() => (this.#refused?.question === this.#question ? explain(this.#refused.error).text : ''));
  readonly busy: boolean = $derived.by(() => this.#asked === this.#question);
  /** What is shown, if anything. */
  readonly shown: Why | null = $derived.by(() => (this.#open ? this.#why : null));

  async think(): Promise<void> {
    const { decision, view } = this.#model;
    if (!this.#ask || !decision || !this.allowed || this.busy) return;
    const question = this.#question;
    this.#refused = null;
    if (!this.#why) {
      this.#asked = question;
      try {
        this.#found = { question, why: await this.#ask(decision.id, view.seat) };
      } catch (error) {
        this.#refused = { question, error };
      } finally {
        if (this.#asked === question) this.#asked = null;
      }
    }
    this.#open = this.#why !== null;
  }

  close(): void {
    this.#open = false;
  }
}
