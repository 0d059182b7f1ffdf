import { mount } from 'svelte';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import { language } from './i18n/index.ts';
import { speechless } from './shell/frame/speechless.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
language.begin().then(
  () => mount(App, { target }),
  () => speechless(target),
);
