/** Two short notes, as of a small bell: made here, so that nothing is fetched. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 987.77, at: 0.13 },
];
const LASTS = 0.5;
const LOUD = 0.12;

/** Play them; a browser that lets no page sound before it is touched stays silent. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const begin = context.currentTime + 0.02;
  for (const { pitch, at } of NOTES) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'sine' });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin + at);
    volume.gain.linearRampToValueAtTime(LOUD, begin + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + at + LASTS);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + at);
    tone.stop(begin + at + LASTS);
  }
  setTimeout(() => void context.close(), 2000);
}
