import { Clock, Skipped } from './clock.ts';
import { playCards } from './play-cards.ts';
import { playMarks } from './play-marks.ts';
import { playPassing } from './play-passing.ts';
import { playWar } from './play-war.ts';
import { factor } from './pace.svelte.ts';
import type { Scene } from './scenes.ts';
import type { Curtain, Director } from './show.svelte.ts';
import type { Sprites } from './sprites.svelte.ts';

export { default as Layer } from './Layer.svelte';
export { Sprites } from './sprites.svelte.ts';
export { default as War } from './War.svelte';

/** Milliseconds that what a card brings is seen for, where nothing else follows. */
const TAIL = 500;

/** What a scene is played with. */
export interface Stage {
  clock: Clock;
  sprites: Sprites;
  curtain: Curtain;
}

async function playScene(scene: Scene, stage: Stage): Promise<void> {
  switch (scene.scene) {
    case 'cards':
      return playCards(scene, stage);
    case 'marks':
      return playMarks(scene, stage);
    case 'passing':
      return playPassing(scene, stage);
    case 'war':
      return playWar(scene, stage);
  }
}

/** The only one who knows how long things take: plays scenes one after the other. */
export class Choreographer implements Director {
  readonly #sprites: Sprites;
  #clock: Clock | null = null;

  constructor(sprites: Sprites) {
    this.#sprites = sprites;
  }

  async play(scenes: readonly Scene[], curtain: Curtain): Promise<void> {
    const clock = new Clock(factor());
    const stage = { clock, sprites: this.#sprites, curtain };
    this.#clock = clock;
    try {
      for (const scene of scenes) {
        curtain.scene(scene);
        await playScene(scene, stage);
        if (scene.scene !== 'cards') this.#sprites.clear();
      }
      curtain.rest();
      // What the last cards brought is still rising.
      if (scenes.at(-1)?.scene === 'cards') await clock.wait(TAIL);
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    } finally {
      clock.clear();
      this.#sprites.clear();
      this.#clock = null;
    }
  }

  skip(): void {
    this.#clock?.skip();
    this.#sprites.clear();
  }
}
