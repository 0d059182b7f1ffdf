import { t } from '../../i18n/index.ts';
import { keep, kept } from '../../lib/kept.ts';
import { ring } from './sound.ts';

const WISHES = ['yes', 'no'] as const;
const SOUND = 'turn-sound';
const NOTIFY = 'turn-notify';

let sound = $state(kept(SOUND, WISHES) === 'yes');
let notify = $state(kept(NOTIFY, WISHES) === 'yes');
let permission = $state<NotificationPermission | 'impossible'>(permitted());

/** Whether the browser shows notifications of this page; it has none to give on an address without https. */
function permitted(): NotificationPermission | 'impossible' {
  return typeof Notification === 'undefined' || !isSecureContext ? 'impossible' : Notification.permission;
}

/** How somebody is told that it is their turn. */
export const alerts = {
  get sound(): boolean {
    return sound;
  },
  get notify(): boolean {
    return notify && permission === 'granted';
  },
  /** Why there is no notification although one was asked for. */
  get refused(): boolean {
    return notify && permission === 'denied';
  },
  get possible(): boolean {
    return permission !== 'impossible';
  },
  /** Turn the sound on, and let it be heard; or off. */
  wantSound(wanted: boolean): void {
    sound = wanted;
    keep(SOUND, wanted ? 'yes' : 'no');
    if (wanted) ring();
  },
  /** Turn notifications on, if the browser lets us; or off. */
  async wantNotify(wanted: boolean): Promise<void> {
    notify = wanted;
    keep(NOTIFY, wanted ? 'yes' : 'no');
    // It may have changed in the browser's settings since.
    permission = permitted();
    if (wanted && permission === 'default') permission = await Notification.requestPermission();
  },
};

/** Tell somebody that a table waits for them. */
export function alert(table: string): void {
  if (alerts.sound) ring();
  // Who looks at it sees it.
  if (alerts.notify && (document.visibilityState !== 'visible' || !document.hasFocus())) void show(table);
}

async function show(table: string): Promise<void> {
  const options: NotificationOptions = { body: t('turn-body'), icon: '/icon-192.png', tag: `turn-${table}`, data: table };
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
  // A phone shows notifications only by its worker; a tab that is closed cannot be brought back otherwise either.
  if (worker?.active) {
    await worker.showNotification(t('turn-yours'), options);
    return;
  }
  const shown = new Notification(t('turn-yours'), options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
