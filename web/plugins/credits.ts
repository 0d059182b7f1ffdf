import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:credits';
const RESOLVED = `\0${ID}`;
const FONTS = ['cinzel', 'inter'];

interface IconInfo {
  name: string;
  author: { name: string; url: string };
  license: { title: string; url: string };
}

interface FontInfo {
  family: string;
  license: { type: string; url: string; attribution: string };
}

/** What the packages that we ship drawings and letters from say of their makers and licences. */
export function credits(): Plugin {
  const require = createRequire(import.meta.url);
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const font = (name: string): FontInfo => {
    const folder = dirname(require.resolve(`@fontsource/${name}/LICENSE`));
    return read(join(folder, 'metadata.json')) as FontInfo;
  };
  return {
    name: 'credits',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const icons = read(require.resolve('@iconify-json/game-icons/info.json')) as IconInfo;
      const fonts = FONTS.map(font).map(({ family, license }) => ({
        family,
        // The first of several lines that say the same of each file.
        by: /^.*?\)/.exec(license.attribution)?.[0] ?? license.attribution,
        url: license.url,
      }));
      return [
        `export const icons = ${JSON.stringify({ site: icons.author, licence: icons.license })};`,
        `export const fonts = ${JSON.stringify(fonts)};`,
      ].join('\n');
    },
  };
}
