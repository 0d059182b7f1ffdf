/** What somebody missed: where their reading of the log ended, if more than a turn ago. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('missed');

/** The last event that was seen before what was missed; nothing was missed if there is none. */
export type Missed = () => number | null;

export function provideMissed(missed: Missed): void {
  setContext(KEY, missed);
}

export function useMissed(): Missed {
  return getContext<Missed | undefined>(KEY) ?? (() => null);
}
