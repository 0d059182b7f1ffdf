/** The conflicts of an Age: shields side by side, then token by token. */
import { tick } from 'svelte';
import type { Stage } from './director.ts';
import type { WarScene } from './scenes.ts';

const COME = 260;
const SHIELDS = 320;
const TOKEN = 240;
/** Between one border and the next. */
const STEP = 70;

function parts(what: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main [data-part=war] [data-part=${what}]`)];
}

export async function playWar(scene: WarScene, { clock, curtain }: Stage): Promise<void> {
  // The hand has come: while the conflicts are told one may choose.
  curtain.rest();
  await clock.frame();
  curtain.war(scene);
  await tick();
  const panel = document.querySelector<HTMLElement>('main [data-part=war]') ?? undefined;
  const [shields, tokens] = [parts('war-shields'), parts('war-token')];
  clock.animate(panel, [{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1, transform: 'none' }], { ms: COME });
  shields.forEach((one, at) => {
    clock.animate(one, [{ opacity: 0, transform: 'scale(0.6)' }, { opacity: 1, transform: 'none' }], { ms: SHIELDS, delay: COME + STEP * at });
  });
  const begin = COME + STEP * shields.length + SHIELDS;
  tokens.forEach((one, at) => {
    clock.animate(one, [{ opacity: 0, transform: 'scale(2.2)' }, { opacity: 1, transform: 'none' }], { ms: TOKEN, delay: begin + TOKEN * at, easing: 'ease-in' });
  });
  parts('war-standing').forEach((one) => {
    clock.animate(one, [{ opacity: 0 }, { opacity: 1 }], { ms: COME, delay: begin + TOKEN * tokens.length });
  });
  await clock.wait(begin + TOKEN * tokens.length + COME);
  curtain.cities();
}
