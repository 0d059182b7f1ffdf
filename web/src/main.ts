import { mount } from 'svelte';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
