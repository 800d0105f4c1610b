import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceWorkerCode } from './service-worker.ts';

const root = join(import.meta.dirname, '../..');
const origin = 'https://hearthline.test';
const code = { 1: await serviceWorkerCode(root, '1'), 2: await serviceWorkerCode(root, '2') };
const pathOf = (asked: Request | string) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;
const filesIn = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);

/** A shop that serves one version at a time: files of any other version are gone. */
class Site {
  version = 1;
  isReached = true;
  gone: string[] = [];
  /** Files that don't exist yet. */
  missing: string[] = [];

  answer = async (asked: Request | string): Promise<Response> => {
    if (!this.isReached) throw new TypeError('Failed to fetch');
    const path = pathOf(asked);
    if (path.startsWith('/assets/')) {
      if (path.includes(`-${this.version}.`) && !this.missing.includes(path)) return new Response(`file ${path}`);
      this.gone.push(path);
      return new Response('', { status: 404 });
    }
    const html = `<link href="/assets/frame-${this.version}.css"><script src="/assets${path}-${this.version}.js">`;
    return new Response(html, { headers: { 'X-Offline-Copy': 'yes' } });
  };
}

/** The browser's caches, as far as a worker uses them. */
class PictureLibrary {
  boxes = new Map<string, Map<string, Response>>();
  site: Site;
  constructor(site: Site) {
    this.site = site;
  }

  open = async (name: string) => {
    const box = this.boxes.get(name) ?? new Map<string, Response>();
    this.boxes.set(name, box);
    return {
      match: async (asked: Request | string) => box.get(pathOf(asked))?.clone(),
      put: async (asked: Request | string, answer: Response) => void box.set(pathOf(asked), answer),
      add: async (asked: string) => {
        const answer = await this.site.answer(asked);
        if (!answer.ok) throw new TypeError(`${asked} answered ${answer.status}`);
        box.set(pathOf(asked), answer);
      },
    };
  };
  match = async (asked: Request | string) =>
    [...this.boxes.values()]
      .find((box) => box.has(pathOf(asked)))
      ?.get(pathOf(asked))
      ?.clone();
  keys = async () => [...this.boxes.keys()];
  delete = async (name: string) => this.boxes.delete(name);
}

type Told = { waitUntil(work: Promise<unknown>): void; respondWith?(answer: Promise<Response>): void };

/** A worker of one version in a browser whose caches outlive it. */
function workerOf(version: 1 | 2, site: Site, caches: PictureLibrary) {
  const listeners = new Map<string, (event: Told) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: Told) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    location: new URL(origin),
  };
  runInNewContext(code[version], { self, caches, fetch: site.answer, URL, Response });
  const tell = async (name: string, facts: object = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...facts,
      waitUntil: (promise) => void work.push(promise),
      respondWith: (promise) => {
        answer = promise;
      },
    });
    const answered = await answer;
    await Promise.all(work);
    return answered;
  };
  return {
    begin: async () => {
      await tell('install');
      await tell('activate');
    },
    open: async (path: string, mode = 'navigate') => {
      const request = { method: 'GET', url: `${origin}${path}`, mode };
      return (await (await tell('fetch', { request }))?.text()) ?? '';
    },
  };
}

describe('a new version of the shop', () => {
  let site: Site;
  let caches: PictureLibrary;
  const old = () => workerOf(1, site, caches);
  const next = () => workerOf(2, site, caches);

  beforeEach(async () => {
    site = new Site();
    caches = new PictureLibrary(site);
    await old().begin();
    await old().open('/support');
  });

  it('takes the place of the old shell, and asks for no file that is gone', async () => {
    site.version = 2;
    await next().begin();
    expect(await caches.keys()).toEqual(['hearthline-shell-2']);
    await next().open('/support');
    site.isReached = false;
    const page = await next().open('/support');
    expect(filesIn(page)).toEqual(['/assets/frame-2.css', '/assets/support-2.js']);
    for (const file of filesIn(page)) expect(await next().open(file, 'no-cors')).toBe(`file ${file}`);
    expect(site.gone).toEqual([]);
  });

  it('answers without a network with its own offline page, never with a page of the version before', async () => {
    site.version = 2;
    await next().begin();
    site.isReached = false;
    const page = await next().open('/support');
    expect(filesIn(page)).toEqual(['/assets/frame-2.css', '/assets/offline-2.js']);
    for (const file of filesIn(page)) expect(await next().open(file, 'no-cors')).toBe(`file ${file}`);
  });

  it('does not begin before it is whole: until then the old one can be read', async () => {
    site.version = 2;
    site.missing = ['/assets/offline-2.js'];
    await expect(next().begin()).rejects.toThrow('404');
    site.isReached = false;
    const page = await old().open('/support');
    expect(filesIn(page)).toEqual(['/assets/frame-1.css', '/assets/support-1.js']);
    for (const file of filesIn(page)) expect(await old().open(file, 'no-cors')).toBe(`file ${file}`);
  });

  it('keeps a page only together with its files', async () => {
    site.missing = ['/assets/about-1.js'];
    await old().open('/about');
    site.isReached = false;
    expect(filesIn(await old().open('/about'))).toEqual(['/assets/frame-1.css', '/assets/offline-1.js']);
  });
});
