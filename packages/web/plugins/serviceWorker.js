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

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('sensorium-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The newest page if the server answers, so that an update needs no second visit; the kept one otherwise. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // Offline: the kept page follows.
  }
  return (await caches.match('./', { ignoreVary: true })) ?? Response.error();
}

/** Names of built files change with their content, so what is kept is never stale. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
