/** One emblem per wonder of the base game. */
export const BASE_WONDER_EMBLEMS: Record<string, string> = {
  alexandria: 'lantern-flame',
  babylon: 'vines',
  ephesus: 'deer-head',
  giza: 'great-pyramid',
  halicarnassus: 'lion',
  olympia: 'lightning-trio',
  rhodes: 'heraldic-sun',
};

/** One emblem per wonder of the expansions. */
export const EXPANSION_WONDER_EMBLEMS: Record<string, string> = {
  roma: 'wolf-head',
  'abu-simbel': 'egyptian-profile',
  petra: 'crypt-entrance',
  byzantium: 'indian-palace',
  ur: 'mayan-pyramid',
  carthage: 'galley',
  'great-wall': 'brick-wall',
  'manneken-pis': 'water-fountain',
  'manneken-pis-promo': 'water-fountain',
  stonehenge: 'dolmen',
  catan: 'island',
};

/** One emblem per wonder. */
export const WONDER_EMBLEMS: Record<string, string> = { ...BASE_WONDER_EMBLEMS, ...EXPANSION_WONDER_EMBLEMS };
