/** Do something once the browser has nothing else to do; returns how to call it off. */
export function whenIdle(deed: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(deed, 1500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(deed, { timeout: 5000 });
  return () => cancelIdleCallback(asked);
}

/** Fetch parts ahead of their time, one after the other; what does not come is asked for again when it is needed. */
export async function bring(...parts: (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) await part().catch(() => undefined);
}
