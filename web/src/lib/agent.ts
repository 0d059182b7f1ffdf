/** More telling first: browsers name those they are related to as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What a browser calls itself, in two words: `Firefox, Linux`. */
export function agentName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => agent.includes(sign))?.[1]);
  return found.filter(Boolean).join(', ') || agent.slice(0, 30) || '?';
}
