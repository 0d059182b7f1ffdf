/*
 * What the installed app does without its page: it says that the server is away, and brings a table back by
 * its notification. Pages and their parts always come from the server, so that no old client stays after an update.
 */
const KEPT = 'offline';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(`/table/${event.notification.data}`));
});

async function bring(path) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find((one) => new URL(one.url).pathname.startsWith(path));
  if (shown) await shown.focus();
  else await self.clients.openWindow(path);
}
