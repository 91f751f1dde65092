/* global VERSION, FILES */
// Keeps the page for offline play. VERSION and FILES are put in front of this text when the page is built.
const CACHE = `sensorium-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request));
});

/** The server says that it is one's turn. The page has left the words for it in the language of who sits here. */
self.addEventListener('push', (event) => {
  const { game = '', mission = '' } = event.data?.json() ?? {};
  event.waitUntil(tell(game, mission));
});

async function tell(game, mission) {
  const notice = await caches.match('./notice.json', { cacheName: 'notices' });
  const { title = 'Sensorium', missions = {} } = (await notice?.json()) ?? {};
  const options = { body: missions[mission] ?? '', tag: `sensorium-${game}`, icon: './icon-192.png', data: { game } };
  return self.registration.showNotification(title, options);
}

/** A press on "it is your turn" leads to the game, in the window that is open already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showGame(event.notification.data?.game ?? ''));
});

async function showGame(game) {
  const address = new URL(`./#/table/${game}`, self.registration.scope).href;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (window === undefined) return self.clients.openWindow(address);
  await window.navigate(address);
  return window.focus();
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('sensorium-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Milliseconds after which a network that has not answered is taken for none. */
const PATIENCE = 2000;

/** The newest page if the server answers in time, so that an update needs no second visit; the kept one otherwise. */
async function page(request) {
  const newest = fetch(request).then(
    (answer) => (answer.ok ? answer : null),
    () => null,
  );
  const inTime = await Promise.race([newest, new Promise((late) => setTimeout(late, PATIENCE, null))]);
  if (inTime !== null) return inTime;
  const old = await caches.match('./', { ignoreVary: true });
  return old ?? (await newest) ?? Response.error();
}

/** Names of built files change with their content, so what is kept is never stale. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
