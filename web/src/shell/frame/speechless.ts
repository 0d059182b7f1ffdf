import type { Language } from '../../i18n/languages.ts';

const SORRY: Record<Language, string> = {
  en: 'The page could not be loaded. Load it again',
  fr: 'La page n’a pas pu être chargée. La recharger',
  nl: 'De pagina kon niet worden geladen. Opnieuw laden',
  de: 'Die Seite konnte nicht geladen werden. Neu laden',
};

/** Say in every language that the words of the wanted one did not come; each leads to the same page again. */
export function speechless(target: HTMLElement): void {
  const lines = Object.entries(SORRY).map(([lang, textContent]) => {
    const line = document.createElement('p');
    line.append(Object.assign(document.createElement('a'), { href: location.href, className: 'button', textContent, lang }));
    return line;
  });
  const panel = Object.assign(document.createElement('main'), { className: 'page panel' });
  panel.append(...lines);
  target.append(panel);
}
