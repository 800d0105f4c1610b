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
  /** Whose session the browser has; null after signing out. */
  person: string | null = null;

  answer = async (asked: Request | string): Promise<Response> => {
    if (!this.isReached) throw new TypeError('Failed to fetch');
    const path = pathOf(asked);
    if (path.startsWith('/assets/')) {
      if (path.includes(`-${this.version}.`) && !this.missing.includes(path)) return new Response(`file ${path}`);
      this.gone.push(path);
      return new Response('', { status: 404 });
    }
    if (path.startsWith('/studio/') && this.person === null) return redirected();
    const html = `<p>${this.person ?? 'visitor'}</p><link href="/assets/frame-${this.version}.css"><script src="/assets${path}-${this.version}.js">`;
    return new Response(html, { headers: { 'X-Offline-Copy': 'yes' } });
  };
}

const redirected = () => {
  const answer = new Response('Sign in');
  Object.defineProperty(answer, 'redirected', { value: true });
  Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
  return answer;
};

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
      put: async (asked: Request | string, answer: Response) => {
        box.delete(pathOf(asked));
        box.set(pathOf(asked), answer);
      },
      delete: async (asked: Request | string) => box.delete(pathOf(asked)),
      keys: async () => [...box.keys()].map((path) => ({ url: `${origin}${path}` }) as Request),
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
function workerOf(version: 1 | 2, site: Site, caches: PictureLibrary, now = () => 0) {
  const listeners = new Map<string, (event: Told) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: Told) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    location: new URL(origin),
  };
  runInNewContext(code[version], { self, caches, fetch: site.answer, URL, Response, Headers, Date: { now } });
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
    /** What a page tells it, and what it answers. */
    say: async (data: object) => {
      let said: unknown;
      await tell('message', { data, ports: [{ postMessage: (answer: unknown) => (said = answer) }] });
      return said;
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

describe('the page on which a room is measured on site', () => {
  const room = '/studio/projects/survey_1/room';
  const keep = (path = room, uid = 'maren') => ({ visits: 'keep', path, uid });
  let site: Site;
  let caches: PictureLibrary;
  let now: number;
  let worker: ReturnType<typeof workerOf>;

  beforeEach(async () => {
    site = new Site();
    site.person = 'maren';
    caches = new PictureLibrary(site);
    now = 1_000_000;
    worker = workerOf(1, site, caches, () => now);
    await worker.begin();
    await worker.say({ visits: 'only', uid: 'maren' });
  });

  /** What opening the page shows without a network. */
  const offline = async (path = room) => {
    site.isReached = false;
    const html = await worker.open(path);
    site.isReached = true;
    return html;
  };

  it('opens again without a network, with its files, and says that it’s a copy', async () => {
    expect(await offline()).toContain('offline-1.js');
    expect(await worker.say(keep())).toBe(true);
    const html = await offline();
    expect(html).toContain('<p>maren</p>');
    site.isReached = false;
    for (const file of filesIn(html)) expect(await worker.open(file, 'no-cors')).toBe(`file ${file}`);
    // Online, it always comes from the network.
    site.isReached = true;
    site.person = 'ada';
    expect(await worker.open(room)).toContain('<p>ada</p>');
  });

  it('is the only private page that’s kept, and only when it asks', async () => {
    for (const path of [
      '/studio/projects/survey_1',
      '/studio/queue',
      '/orders',
      '/projects/survey_1/room',
      '/x/../room',
    ])
      expect(await worker.say(keep(path))).toBe(false);
    await worker.open(room);
    expect(await offline()).toContain('offline-1.js');
  });

  it('is gone after signing out, also where it was being kept at that moment', async () => {
    await worker.say(keep());
    const [late] = await Promise.all([worker.say(keep()), worker.say({ visits: 'forget' })]);
    expect(late).toBe(false);
    expect(await offline()).toContain('offline-1.js');
    site.person = null;
    expect(await worker.say(keep())).toBe(false);
  });

  it('is gone when the session has ended, when another person signs in, and by the next day', async () => {
    await worker.say(keep());
    site.person = null;
    await worker.open(room);
    expect(await offline()).toContain('offline-1.js');

    site.person = 'maren';
    await worker.say(keep());
    await worker.say({ visits: 'only', uid: 'ada' });
    expect(await offline()).toContain('offline-1.js');
    // What another tab of the first person still asks for isn't kept either.
    expect(await worker.say(keep())).toBe(false);

    await worker.say({ visits: 'only', uid: 'maren' });
    await worker.say(keep());
    now += 16 * 3_600_000;
    expect(await offline()).toContain('offline-1.js');
  });

  it('stays when it can’t be fetched again, goes when the visit is over, and there are never more than a dozen', async () => {
    await worker.say(keep());
    site.isReached = false;
    expect(await worker.say(keep())).toBe(true);
    site.isReached = true;
    expect(await offline()).toContain('<p>maren</p>');
    await worker.say({ visits: 'drop', path: room });
    expect(await offline()).toContain('offline-1.js');
    const paths = Array.from({ length: 14 }, (_, nth) => `/studio/projects/survey_${nth}/room`);
    for (const path of paths) await worker.say(keep(path));
    expect(await offline(paths[1])).toContain('offline-1.js');
    expect(await offline(paths[2])).toContain('<p>maren</p>');
    expect(await offline(paths[13])).toContain('<p>maren</p>');
  });

  it('is dropped with its version', async () => {
    await worker.say(keep());
    site.version = 2;
    await workerOf(2, site, caches).begin();
    expect(await caches.keys()).toEqual(['hearthline-shell-2']);
  });
});
