/** Put a text on the clipboard; pages without HTTPS have only the old way, by selecting a field. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden by the browser: the old way may still do.
    }
  }
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without HTTPS
  return document.execCommand('copy');
}
