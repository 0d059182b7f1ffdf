import { mount } from 'svelte';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import { language } from './i18n/index.ts';
import { whenIdle } from './lib/idle.ts';
import { speechless } from './shell/frame/speechless.ts';
import './table/motion/pace.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
language.begin().then(
  () => mount(App, { target }),
  () => speechless(target),
);

// For the installed app; a page without https has no worker, and development needs none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
