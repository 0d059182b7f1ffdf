/** What is told over any page: a part that did not come, and that the page can do without. */
let trouble = $state.raw<unknown>(null);

export function missing(): unknown {
  return trouble;
}

export function miss(error: unknown): void {
  trouble = error;
}

export function dismiss(): void {
  trouble = null;
}
