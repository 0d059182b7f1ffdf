import { keep, kept } from '../lib/kept.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'theme';
const night = matchMedia('(prefers-color-scheme: dark)');
let wanted = $state<Theme>(kept(KEPT, THEMES) ?? 'auto');

/** The theme asked for. */
export function theme(): Theme {
  return wanted;
}

/** Switch, at once and for the next visits. */
export function wear(theme: Theme): void {
  wanted = theme;
  keep(KEPT, theme);
  show();
}

function show(): void {
  const dark = wanted === 'dark' || (wanted === 'auto' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

night.addEventListener('change', show);
show();
