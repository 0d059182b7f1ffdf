/** Names to offer a newcomer; none is that of a bot, or of a leader on a card. */
export const SUGGESTED: readonly string[] = [
  'Ariadne', 'Artemisia', 'Cassandra', 'Cyrus', 'Daphne', 'Diomedes', 'Hector', 'Herodotus',
  'Iris', 'Leander', 'Nefertari', 'Nestor', 'Penelope', 'Phoebe', 'Xanthe', 'Zeno',
];

/** One of them, by chance. */
export function suggestedName(): string {
  return SUGGESTED[Math.floor(Math.random() * SUGGESTED.length)] ?? '';
}

/** Names by seat; those that are the same bear the numbers of their seats. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => (name !== '' && names.filter((one) => one === name).length > 1 ? `${name} ${seat + 1}` : name));
}
