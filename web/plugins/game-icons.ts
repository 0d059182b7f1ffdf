import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/table/art/icon-names.ts';

const ID = 'virtual:game-icons';
const RESOLVED = `\0${ID}`;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Gives the client the drawings of the icons it names, and no others; an unknown name is an error. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const bodies = Object.fromEntries(
        ICON_NAMES.map((name) => {
          const icon = set.icons[name];
          if (!icon) throw new Error(`game-icons has no icon named ${name}`);
          return [name, icon.body];
        }),
      );
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
