import { getContext, setContext } from 'svelte';
import type { LiveTalk } from '../../live/talk.svelte.ts';

const KEY = Symbol('talk');

/** Let the table below show what is said at it. */
export function provideTalk(talk: LiveTalk): void {
  setContext(KEY, talk);
}

/** What is said at the table, where there is anything. */
export function useTalk(): LiveTalk | undefined {
  return getContext<LiveTalk | undefined>(KEY);
}
