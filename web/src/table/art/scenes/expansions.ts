/** The wonders that expansions bring, which load with the first table that has one. */
import type { Scenes } from './scenes.ts';
import AbuSimbel from './AbuSimbel.svelte';
import Byzantium from './Byzantium.svelte';
import Carthage from './Carthage.svelte';
import Catan from './Catan.svelte';
import GreatWall from './GreatWall.svelte';
import MannekenPis from './MannekenPis.svelte';
import Petra from './Petra.svelte';
import Roma from './Roma.svelte';
import Stonehenge from './Stonehenge.svelte';
import Ur from './Ur.svelte';

export const SCENES: Scenes = {
  'abu-simbel': AbuSimbel,
  byzantium: Byzantium,
  carthage: Carthage,
  catan: Catan,
  'great-wall': GreatWall,
  'manneken-pis': MannekenPis,
  'manneken-pis-promo': MannekenPis,
  petra: Petra,
  roma: Roma,
  stonehenge: Stonehenge,
  ur: Ur,
};
