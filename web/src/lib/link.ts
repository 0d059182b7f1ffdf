const ID = /^[a-z0-9]{1,32}$/;

/** The table that a pasted link or code names, or null. */
export function tableIn(text: string): string | null {
  const given = text.trim();
  if (ID.test(given)) return given;
  const path = /^(?:https?:\/\/[^/\s]+)?\/?table\/([^/?#\s]+)\/?(?:[?#].*)?$/.exec(given)?.[1];
  return path && ID.test(path) ? path : null;
}

/** Whether an address reaches only the machine it is typed on. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}
