import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Files may be dropped anywhere in the window; tells when one hovers. */
export function dropping(take: (file: File) => void, hovers: (is: boolean) => void): Attachment<HTMLElement> {
  return () => {
    const ends = [
      on(window, 'dragover', (event) => {
        event.preventDefault();
        hovers(true);
      }),
      on(window, 'dragleave', (event) => {
        if (!event.relatedTarget) hovers(false);
      }),
      on(window, 'drop', (event) => {
        event.preventDefault();
        hovers(false);
        const file = event.dataTransfer?.files[0];
        if (file) take(file);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}
