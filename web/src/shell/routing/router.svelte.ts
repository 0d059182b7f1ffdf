import { placeOf, type Place } from './places.ts';

export { personPath, replayPath, tablePath } from './places.ts';

let path = $state(location.pathname);
const current = $derived(placeOf(path));

/** Where we are. */
export function place(): Place {
  return current;
}

/** Go somewhere, as a step that the back button undoes. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (to === location.pathname + location.search) return;
  history[how.replace ? 'replaceState' : 'pushState'](null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Make links within the client turn the page instead of loading it. */
export function startRouter(): void {
  addEventListener('popstate', () => (path = location.pathname));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
