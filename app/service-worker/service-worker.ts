/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const __VERSION__: string;

/**
 * Makes the shop bearable without a network: built files come from the cache (their names change with their content),
 * pages come from the network, and where that fails, the offline page. Nothing private is ever kept.
 */
const shellCache = `hearthline-shell-${__VERSION__}`;
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlineAnswer()));
});

/** The page and the files it names, so that it looks as it should. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(shellCache);
  const answer = await fetch(offlinePage, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  const html = await answer.clone().text();
  await cache.put(offlinePage, answer);
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:css|js|woff2))"/g)].map(([, file]) => file ?? ''));
  await cache.addAll([...files]);
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('hearthline-shell-') && name !== shellCache)
      .map((name) => caches.delete(name)),
  );
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(shellCache);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function offlineAnswer(): Promise<Response> {
  return (await caches.match(offlinePage)) ?? Response.error();
}

export {};
