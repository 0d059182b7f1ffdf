import type { Component } from 'svelte';
import { Stock } from '../stock.svelte.ts';
import { SCENES } from './base.ts';

export type Scenes = Record<string, Component<{ lit: number }>>;

/** The scenes of the wonders, by board. */
export const scenes = new Stock<Scenes[string]>(SCENES, async () => (await import('./expansions.ts')).SCENES);
