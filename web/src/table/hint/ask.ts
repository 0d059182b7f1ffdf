import { getContext, setContext } from 'svelte';
import type { Why } from '../../api/types.ts';

const KEY = Symbol('hints');

/** Asks what a bot thinks of a seat's open decision. */
export type AskHint = (decision: number, seat: number) => Promise<Why>;

/** Let the table below ask for hints. */
export function provideHints(ask: AskHint): void {
  setContext(KEY, ask);
}

/** The way to ask, where there is one. */
export function useHints(): AskHint | undefined {
  return getContext<AskHint | undefined>(KEY);
}
