/// <reference lib="webworker" />

import { type Kept, offlineAnswer, pageAddress } from './kept-pages.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __VERSION__: string;

/**
 * Makes the shop readable without a network. Built files come from the cache (their names change with their content);
 * pages come from the network, and where that fails, as they were when they were last read, or else the offline page.
 * Only a visitor's copy of a public page is kept, so nothing of a person ever lies here. Both caches belong to this
 * version: with the next one they go, and no old page asks for files that are gone.
 */
const shellCache = `hearthline-shell-${__VERSION__}`;
const pagesCache = `hearthline-pages-${__VERSION__}`;
const offlinePage = '/offline';
const kept: Kept = { pages: () => caches.open(pagesCache), offline: () => caches.match(offlinePage) };

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
  if (url.pathname.startsWith('/assets/')) return event.respondWith(fromCacheFirst(request));
  const opened = request.mode === 'navigate';
  const page = pageAddress(url, opened);
  if (opened) event.respondWith(fetch(request).catch(() => offlineAnswer(kept, page)));
  // Half-way between two versions a page may not be whole: the next visit keeps it.
  if (page) event.waitUntil(keepPage(page).catch(() => undefined));
});

/** Reads the page once more, as somebody unknown, so that the copy is nobody's. Once a version is enough. */
async function keepPage(page: string): Promise<void> {
  const cache = await kept.pages();
  if (await cache.match(page)) return;
  const answer = await readAnew(page).catch(() => null);
  if (!answer?.ok || answer.redirected || answer.headers.get('X-Offline-Copy') !== 'yes') return;
  await keepWhole(cache, page, answer);
}

async function keepOfflinePage(): Promise<void> {
  const answer = await readAnew(offlinePage);
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  await keepWhole(await caches.open(shellCache), offlinePage, answer);
}

/** As it is now: a copy of the browser's own may name files of a version before. */
const readAnew = (page: string) => fetch(page, { credentials: 'omit', cache: 'no-cache' });

/** The files it names come first: a page is kept only once it can look as it should. */
async function keepWhole(cache: Pick<Cache, 'put'>, page: string, answer: Response): Promise<void> {
  await keepFiles(await answer.clone().text());
  await cache.put(page, answer);
}

async function keepFiles(html: string): Promise<void> {
  const cache = await caches.open(shellCache);
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.(?:css|js|woff2))"/g)].map(([, file]) => file ?? '');
  await Promise.all([...new Set(named)].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('hearthline-') && name !== shellCache && name !== pagesCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(shellCache);
    await cache.put(request, answer.clone());
  }
  return answer;
}
