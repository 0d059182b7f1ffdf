import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { BASE_ICONS, EXPANSION_ICONS } from '../src/table/art/icons/loading.ts';

const SETS: Record<string, string[]> = { 'virtual:game-icons/base': BASE_ICONS, 'virtual:game-icons/expansions': EXPANSION_ICONS };

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Gives the client the drawings of the icons it names, and no others; an unknown name is an error. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (Object.hasOwn(SETS, id) ? `\0${id}` : undefined),
    load(id) {
      const names = SETS[id.slice(1)];
      if (!id.startsWith('\0') || !names) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const bodies = Object.fromEntries(
        names.map((name) => {
          const icon = set.icons[name];
          if (!icon) throw new Error(`game-icons has no icon named ${name}`);
          return [name, icon.body];
        }),
      );
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
