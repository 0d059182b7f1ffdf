import { vi } from 'vitest';
import { language } from './src/i18n/index.ts';

// The language is marked on the page as soon as it is spoken.
vi.stubGlobal('document', { documentElement: {} });
await language.speak('en');
