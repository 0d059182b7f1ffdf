import { t } from '../../i18n/index.ts';
import { turns } from '../../live/turns/turns.svelte.ts';

/** The title of the window: that it is one's turn somewhere comes first. */
export function titled(title: string): string {
  const sign = turns.count > 0 ? `● ${t('turn-yours')} · ` : '';
  return `${sign}${title} · ${t('shell-brand')}`;
}

/** Show by the icon of the window, and of the installed app, at how many tables it is one's turn. */
export function wearSign(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = count > 0 ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
  // Not every browser has badges.
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
