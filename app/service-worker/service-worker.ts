/// <reference lib="webworker" />

import { type CopiesMessage, isPageOnSite } from '#core/visit/index.ts';
import { type Kept, markedCopy, offlineAnswer, pageAddress } from './kept-pages.ts';
import { visitPages } from './visit-pages.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __VERSION__: string;

/**
 * Makes the shop readable offline. Built files come from the cache (their names change with their content). Pages come
 * from the network; if that fails, from the last cached copy, or else the offline page. Only the signed-out copy of a
 * public page is cached, so no personal data ends up here, with one exception: the page on which staff measure a room
 * (`visit-pages.ts`). All caches belong to this version and are dropped with the next one, so an old page never asks for
 * files that are gone.
 */
const shellCache = `hearthline-shell-${__VERSION__}`;
const pagesCache = `hearthline-pages-${__VERSION__}`;
const visitsCache = `hearthline-visits-${__VERSION__}`;
const offlinePage = '/offline';
const kept: Kept = { pages: () => caches.open(pagesCache), offline: () => caches.match(offlinePage) };
const current = [shellCache, pagesCache, visitsCache];
const visits = visitPages({
  copies: () => caches.open(visitsCache),
  clear: () => caches.delete(visitsCache),
  ask: (path) => fetch(path, { credentials: 'same-origin', cache: 'no-store' }),
  keepFiles,
  now: () => Date.now(),
});

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
  if (opened && isPageOnSite(url.pathname)) return event.respondWith(openVisit(request, url.pathname));
  const page = pageAddress(url, opened);
  if (opened) event.respondWith(fetch(request).catch(() => offlineAnswer(kept, page)));
  // During a deploy a page may be incomplete. The next visit will cache it.
  if (page) event.waitUntil(keepPage(page).catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const told = visits.tell(event.data as CopiesMessage);
  event.waitUntil(told.then((isKept) => event.ports[0]?.postMessage(isKept)));
});

async function openVisit(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer) {
    await visits.see(path, answer);
    return answer;
  }
  const copy = await visits.copyOf(path);
  return copy ? markedCopy(copy) : offlineAnswer(kept, null);
}

/**
 * Fetches the page again without credentials, so the cached copy holds no personal data. Once per version is enough.
 */
async function keepPage(page: string): Promise<void> {
  const cache = await kept.pages();
  if (await cache.match(page)) return;
  const answer = await fetchFresh(page).catch(() => null);
  if (!answer?.ok || answer.redirected || answer.headers.get('X-Offline-Copy') !== 'yes') return;
  await keepWhole(cache, page, answer);
}

async function keepOfflinePage(): Promise<void> {
  const answer = await fetchFresh(offlinePage);
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  await keepWhole(await caches.open(shellCache), offlinePage, answer);
}

/** Skips the browser's HTTP cache, which may hold a page that refers to an older version's files. */
const fetchFresh = (page: string) => fetch(page, { credentials: 'omit', cache: 'no-cache' });

/** Caches the files the page refers to first, so a cached page always has its styles and scripts. */
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
  const old = names.filter((name) => name.startsWith('hearthline-') && !current.includes(name));
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
