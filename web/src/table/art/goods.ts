/** The token of each good: its outline, its drawing in lines, and what of the drawing is filled. */
export interface Shape {
  token: string;
  glyph: string;
  fill?: string;
}

export const SHAPES: Record<string, Shape> = {
  // Round, a log seen from its end.
  wood: {
    token: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
    glyph: 'M12 6.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6z M12 9.6a2.4 2.4 0 1 1-2.4 2.6',
  },
  // A rounded square, a hewn block.
  stone: {
    token: 'M5.5 1.5h13a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-13a4 4 0 0 1 4-4z',
    glyph: 'M12 5.6l6 3.1v6.8l-6 3.1l-6-3.1v-6.8z M6 8.7l6 3.1l6-3.1 M12 11.8v6.6',
  },
  // A brick, lying.
  clay: {
    token: 'M2.5 5h19a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-19a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5z',
    glyph: 'M1.6 12h20.8 M9 5.6v6.4 M15.5 12v6.4',
  },
  // Arched, a nugget.
  ore: {
    token: 'M1.8 22.5v-11a10.2 10.2 0 0 1 20.4 0v11z',
    glyph: 'M6.2 17.4l1.6-6l4.4-3.4l4.6 3.2l1.2 6.2z M7.8 11.4l4.6 2.2l4.4-2.4 M12.4 13.6v3.8',
  },
  // An upright oval, a goblet.
  glass: {
    token: 'M12 0.9c5 0 8.8 5 8.8 11.1s-3.8 11.1-8.8 11.1s-8.8-5-8.8-11.1s3.8-11.1 8.8-11.1z',
    glyph: 'M12 13v4.6 M9 18h6',
    fill: 'M8 5.8h8c0.4 4.4-1.2 7.8-4 7.8s-4.400-3.4-4-7.8z',
  },
  // A sheet with a turned corner, written on.
  papyrus: {
    token: 'M3.5 1.2h11.500l5.5 5.5v16.100h-17z',
    glyph: 'M7 9.500h8 M7 13.500h10 M7 17.500h7',
    fill: 'M14.800 1.600l5.400 5.400h-5.400z',
  },
  // Cut like a leaf, woven.
  cloth: {
    token: 'M1.5 1.5h12a9 9 0 0 1 9 9v12h-12a9 9 0 0 1-9-9z',
    glyph: 'M5.5 9.500l9-4 M5.500 13.800l13-6 M8.500 17l10-4.600 M8 6l4 12 M13.500 6l3.500 10.500',
  },
};
