/** One emblem per edifice. */
export const EDIFICE_EMBLEMS: Record<string, string> = {
  'artisan-district': 'spinning-wheel',
  belvedere: 'white-tower',
  'curtain-wall': 'defensive-wall',
  'money-changer': 'crown-coin',
  outpost: 'stakes-fence',
  factory: 'furnace',
  amphitheater: 'coliseum',
  'auction-house': 'banging-gavel',
  'staging-camp': 'medieval-pavilion',
  'river-port': 'sailboat',
  'gold-reserves': 'gold-bar',
  archives: 'archive-research',
  'concentric-castle': 'castle',
  agora: 'triple-gate',
  'military-school': 'swords-emblem',
};
