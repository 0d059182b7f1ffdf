import { api } from '../api/api.ts';
import { Problem } from '../api/problem.ts';
import type { Guest } from '../api/wire.ts';
import { drop, keep, read } from '../lib/kept.ts';
import { renewStream } from './stream.svelte.ts';

const KEPT = 'name';

class Me {
  guest = $state.raw<Guest | null>(null);
  /** The name to offer in the field: the guest's, or that of an earlier visit. */
  name = $state(read(KEPT) ?? '');

  /** Whether the server knew this browser once and does so no more. */
  lost = $state(false);

  /** Ask who the cookie says we are. */
  async meet(): Promise<void> {
    // Whoever never gave a name here has no cookie either.
    if (read(KEPT) === null) return;
    try {
      this.#met(await api.guest());
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'no-guest')) throw error;
      this.guest = null;
      this.lost = true;
    }
  }

  /** Be a guest called this; nothing is sent when that is so already. */
  async beCalled(name: string): Promise<void> {
    const wanted = name.trim();
    if (this.guest?.name === wanted) return;
    const before = this.guest?.id;
    this.#met(await api.beCalled(wanted));
    if (this.guest?.id !== before) renewStream();
  }

  /** Be the guest that the server now takes this browser for. */
  become(guest: Guest): void {
    this.#met(guest);
    renewStream();
  }

  /** Be nobody: the cookie is gone. */
  forget(): void {
    this.guest = null;
    this.name = '';
    drop(KEPT);
    renewStream();
  }

  #met(guest: Guest): void {
    this.guest = guest;
    this.lost = false;
    this.name = guest.name;
    keep(KEPT, guest.name);
  }
}

export const me = new Me();
