import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_GROUPS } from '../src/table/art/icons/loading.ts';
import { rounded } from './paths.ts';

const PREFIX = 'virtual:game-icons/';
/** Icons of 512 units are drawn on 192, as in Emblem.svelte. */
const SCALE = 0.375;
/** All that the drawings of this set consist of. */
const BODY = /^<path fill="currentColor" d="([^"]*)"\/>$/;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Gives the client the drawings of the icons it names, each as one path, and no others; an unknown name is an error. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const group = Object.entries(ICON_GROUPS).find(([name]) => id === `\0${PREFIX}${name}`);
      if (!group) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const paths = group[1].map((name) => [name, rounded(pathOf(set, name), SCALE)]);
      return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}

function pathOf(set: IconSet, name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no icon named ${name}`);
  const [, path] = BODY.exec(icon.body) ?? [];
  if (path === undefined) throw new Error(`the icon ${name} is more than one path`);
  return path;
}
