import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { credits } from './plugins/credits.ts';
import { gameIcons } from './plugins/game-icons.ts';
import { messages } from './plugins/messages.ts';

const server = process.env['SEVENWONDERS_SERVER'] ?? 'http://127.0.0.1:8007';

export default defineConfig({
  plugins: [messages(), gameIcons(), credits(), svelte()],
  build: {
    // Into the Python package, which serves it.
    outDir: '../src/sevenwonders/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // Styles and pictures come from files: the page's policy allows no others.
    assetsInlineLimit: 0,
    // Browsers that cannot load modules ahead load them when they are needed.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': server } },
  test: { include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'] },
});
