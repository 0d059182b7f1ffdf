/** The wonders of the base game. */
import type { Scenes } from './scenes.ts';
import Alexandria from './Alexandria.svelte';
import Babylon from './Babylon.svelte';
import Ephesus from './Ephesus.svelte';
import Giza from './Giza.svelte';
import Halicarnassus from './Halicarnassus.svelte';
import Olympia from './Olympia.svelte';
import Rhodes from './Rhodes.svelte';

export const SCENES: Scenes = {
  alexandria: Alexandria,
  babylon: Babylon,
  ephesus: Ephesus,
  giza: Giza,
  halicarnassus: Halicarnassus,
  olympia: Olympia,
  rhodes: Rhodes,
};
