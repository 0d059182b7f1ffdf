import { api } from '../api/api.ts';
import { onReturn } from './stream.svelte.ts';

/** Where built scripts are; while the client is being developed there is no version to compare. */
const BUILT = '/assets/';

let old = $state(false);

/** Whether the server has other pages than this one by now. */
export function outdated(): boolean {
  return old;
}

/** Ask after each break: a server with a new version was started anew. */
export function watchVersion(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const own = script ? new URL(script.src).pathname : '';
  if (!own.startsWith(BUILT)) return;
  onReturn(() => {
    api.server().then(
      ({ client }) => (old = client !== null && client !== own),
      () => undefined,
    );
  });
}
