interface Glyph {
  fill?: string;
  line?: string;
}

function gear(): string {
  const teeth = 8;
  const step = (2 * Math.PI) / (teeth * 4);
  const at = (radius: number, angle: number): string =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  const rim = Array.from({ length: teeth }, (_, tooth) => {
    const from = tooth * 4 * step;
    return [at(11, from - step * 0.8), at(11, from + step * 0.8), at(8.2, from + step * 1.4), at(8.2, from + step * 2.6)];
  }).flat();
  return `M${rim.join('L')}Z M12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2z`;
}

const glyphs = {
  gear: { fill: gear() },
  compass: {
    fill: 'M12 0.800a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200z M12 3.200a1.200 1.200 0 1 0 0 2.400a1.200 1.200 0 1 0 0-2.400z',
    line: 'M10.800 7.800l-6.300 14.400 M13.200 7.800l6.300 14.400 M2.600 13.400q9.400 7.200 18.800 0',
  },
  tablet: {
    fill: 'M4 23v-13.500a8 8 0 0 1 16 0v13.500z M7.500 10.500v1.800h9v-1.800z M7.500 14.300v1.800h9v-1.800z M7.500 18.100v1.800h6v-1.800z',
  },
  shield: { fill: 'M12 1.200l9.300 3.300v7.200c0 5.300-3.700 9-9.300 11.300c-5.600-2.300-9.300-6-9.300-11.300v-7.200z M11 6v4h-4v2h4v6.500h2v-6.500h4v-2h-4v-4z' },
  pyramid: { fill: 'M12 2.500l10.500 19h-21z M8.200 13.200h7.600l-0.900-1.700h-5.800z M5.700 17.800h12.600l-0.900-1.700h-10.800z' },
  chain: {
    line: 'M10.200 13.800a4.300 4.300 0 0 0 6.100 0l3.400-3.400a4.300 4.300 0 0 0-6.100-6.100l-1.600 1.600 M13.800 10.200a4.300 4.300 0 0 0-6.100 0l-3.400 3.400a4.300 4.300 0 0 0 6.100 6.100l1.600-1.600',
  },
  check: { line: 'M4.500 12.500l5 5l10-11' },
  cross: { line: 'M5.500 5.500l13 13 M18.500 5.500l-13 13' },
  left: { fill: 'M17 3.500v17l-12-8.500z' },
  right: { fill: 'M7 3.500v17l12-8.500z' },
  down: { fill: 'M3.500 7h17l-8.500 12z' },
  exchange: { line: 'M4 8.500h15l-4-4.500 M20 15.500h-15l4 4.500' },
  turnLeft: { line: 'M20 17a8 8 0 0 0-15-4 M4 6.500v7h7' },
  turnRight: { line: 'M4 17a8 8 0 0 1 15-4 M20 6.500v7h-7' },
  menu: { line: 'M4 6h16 M4 12h16 M4 18h16' },
  help: { line: 'M8.500 8.800a3.600 3.600 0 1 1 5.400 3.100c-1.300 0.800-1.900 1.500-1.900 2.900 M12 19v0.100' },
  clock: { fill: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z M11 7h2v5l3.500 2.500l-1.200 1.600l-4.300-3.100z' },
  talk: { fill: 'M3 4h18v12.500h-9l-5.500 4.500v-4.500h-3.500z' },
  lock: { fill: 'M7 10v-2.500a5 5 0 0 1 10 0v2.500h1.500v11.500h-13v-11.500z M9.300 10h5.400v-2.500a2.700 2.700 0 0 0-5.400 0z' },
  person: { fill: 'M12 2.500a4.800 4.800 0 1 1 0 9.600a4.800 4.800 0 1 1 0-9.600z M2.800 22c0.400-5.300 4.300-8 9.200-8s8.800 2.700 9.200 8z' },
  sun: { line: 'M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z M12 1.800v2 M12 20.200v2 M1.800 12h2 M20.200 12h2 M4.800 4.800l1.400 1.400 M17.800 17.800l1.400 1.400 M4.800 19.200l1.400-1.400 M17.800 6.200l1.400-1.400' },
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof glyphs;
export const GLYPHS: Record<GlyphName, Glyph> = glyphs;
