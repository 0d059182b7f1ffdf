import type { Plugin } from 'vite';
import { CATALOGUE, lacking } from '../src/i18n/catalogue.ts';

/** Ends the build when a string is missing in one of the languages. */
export function completeCatalogue(): Plugin {
  return {
    name: 'complete-catalogue',
    buildStart() {
      const lines = lacking(CATALOGUE);
      if (lines.length > 0) this.error(lines.join('\n'));
    },
  };
}
