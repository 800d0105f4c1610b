import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { liveApi } from '../../live/api.ts';
import type { LiveEvent } from '../../live/streams.ts';
import { keptPreview } from '../../media/pictures/kept-previews.ts';
import { placedOrderOf } from '../../order/placing/placed-order.ts';
import type { OrderRow } from '../../order/store.ts';
import { rememberOpened, together } from '../../payment/coalesce-syncs.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import type { PaymentSynced } from '../../payment/sync.ts';
import { People } from '../../sandbox/identity/identity-sandbox.ts';
import { memoryAdapter } from '../../sandbox/identity/memory-adapter.ts';
import type { HttpEnvironment } from '../environment.ts';
import { composeHttp, pagesOf, shopOrigin } from '../http.test-data.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { answerCache } from './answer-cache.ts';
import { recentlyUsed } from './recently-used.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const many = 5000;
const megabyte = 1024 * 1024;

/** Whether peak memory, beyond what the first hundred used, stays under the limit while many different things are requested. */
async function staysUnder(limit: number, ask: (nth: number) => unknown): Promise<boolean> {
  const inUse = async () => {
    collect();
    await setImmediate();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  // Memory outside the heap is released after the collection, not during it.
  const settled = async () => {
    await inUse();
    await inUse();
    return inUse();
  };
  let before = 0;
  // A collection takes long. One is enough when it already leaves less than the limit.
  const fits = async () => (await inUse()) - before < limit || (await settled()) - before < limit;
  for (let asked = 0; asked < many; asked += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, nth) => ask(asked + nth)));
    if (asked === 80) before = await settled();
    // Measure between requests too, so a cache that empties itself when full is also seen when it's nearly full.
    if (asked % 1000 === 940 && !(await fits())) return false;
  }
  return fits();
}

/** A real string of this length, not a lazy one. */
const letters = (count: number, seed: number) => Buffer.alloc(count, `${seed} `).toString('latin1');

describe('attack 3: memory is not filled by asking for ever other things', () => {
  const about = `<p>${'words '.repeat(4000)}</p>`;
  const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
  const build = pagesOf({
    about: { loader: () => new Response(about, html) },
    '*': { loader: () => new Response('') },
  });

  const shop = composeHttp({ loadBuild: async () => build });

  test.each([
    ['hosts', (nth: number) => `http://host${nth}.test/about`],
    ['ports', (nth: number) => `http://hearthline.test:${10_000 + nth}/about`],
    [
      'spellings of a page',
      (nth: number) => `${shopOrigin}${'/'.repeat(1 + (nth % 70))}about${'/'.repeat(Math.floor(nth / 70))}`,
    ],
    ['pages that are none', (nth: number) => `${shopOrigin}/nothing-${nth}`],
    ['lists of furniture', (nth: number) => `${shopOrigin}/api/furniture?q=${nth}`],
    ['pictures', (nth: number) => `${shopOrigin}/image/w_${nth + 200}/furniture/none-${nth}`],
  ])('attack 3: not by other %s', async (_, address) => {
    const { app } = await shop;
    const ask = async (nth: number) => {
      const answer = await app.request(address(nth));
      await answer.arrayBuffer();
    };
    expect(await staysUnder(16 * megabyte, ask)).toBe(true);
  });

  test('attack 3: not by other questions with long answers', async () => {
    const app = new Hono<HttpEnvironment>();
    app.use(answerCache({ milliseconds: 5000, now: Date.now }));
    app.get('/list', (context) => context.json({ q: context.req.query('q'), list: 'piece '.repeat(8000) }));
    const ask = async (nth: number) => (await app.request(`/list?q=${nth}`)).arrayBuffer();
    expect(await staysUnder(12 * megabyte, ask)).toBe(true);
  });

  test('attack 3: not by made-up methods, which the figures would count each', async () => {
    const metrics = createMetrics();
    const { app } = await composeHttp({ metrics });
    const series = async () => (await metrics.text()).split('\n').length;
    await app.request(`${shopOrigin}/page`, { method: 'MADEUP' });
    const before = await series();
    for (let nth = 0; nth < many; nth += 1) await app.request(`${shopOrigin}/page`, { method: `MADEUP${nth}` });
    expect(await series()).toBe(before);
  });

  test.each([
    ['people of the demo’s sign-in', remembering(new People())],
    ['sign-ins of the demo that are never finished', beginning(new (memoryAdapter())('Interaction'))],
    [
      'payments that are opened',
      (nth: number) => rememberOpened(`order_${letters(4000, nth)}`, { accountId: 'a', intentId: `pi_${nth}` }),
    ],
    ['payments that are settled', settling],
    ['orders that are placed', placing],
    ['previews of shared boards', (nth: number) => keptPreview(`token ${nth}`, async () => Buffer.alloc(20 * nth))],
  ])('attack 3: not by %s', async (_, act) => {
    expect(await staysUnder(8 * megabyte, act)).toBe(true);
  });

  function settling(nth: number) {
    const id = letters(4000, nth);
    return together(`pi_${id}`, async () => ({ ok: true, row: { id, state: 'complete' } }) as PaymentSynced);
  }

  function placing(nth: number) {
    const row = { id: `order_${letters(4000, nth)}`, totalCents: nth } as OrderRow;
    return placedOrderOf(row, { id: row.id, state: 'open', openedAt: new Date(0) } as PaymentRow, null);
  }

  function remembering(people: People) {
    return (nth: number) =>
      people.remember('google', { email: `${nth}@example.com`, name: letters(4000, nth), verified: true });
  }

  function beginning(adapter: InstanceType<ReturnType<typeof memoryAdapter>>) {
    return (nth: number) => adapter.upsert(`${nth}`, { uid: `${nth}`, params: letters(4000, nth) });
  }

  test('attack 3: not by news for a reader who does not read', async () => {
    let tell: (event: LiveEvent) => void = () => undefined;
    const hub = {
      listen: (_: unknown, listener: (event: LiveEvent) => void) => {
        tell = listener;
        return () => undefined;
      },
      leads: async () => true,
      hearsItself: async () => true,
      connected: () => true,
      listening: () => 1,
      close: async () => undefined,
    };
    const app = new Hono<HttpEnvironment>();
    app.use(async (context, next) => {
      const actor = { kind: 'account', id: 'a', role: 'customer', email: 'a@b.co', firstName: 'Ada' } as const;
      context.set('ctx', { actor: { ...actor, sessionId: 's' } } as never);
      await next();
    });
    app.route('/', liveApi(hub));
    const stream = await app.request('/');
    for (let nth = 0; nth < many; nth += 1) tell(nth % 2 ? 'projects' : 'orders');
    tell('end');
    expect((await stream.text()).match(/event: changed/g)?.length).toBeLessThan(5);
  });
});

describe('what is kept of what was used last', () => {
  test('never takes more bytes than it may, and forgets what was not used longest', () => {
    const cache = recentlyUsed<string>(3000, (value) => value.length);
    for (const key of ['a', 'b', 'c']) cache.set(key, 'x'.repeat(700));
    expect([cache.get('a')?.length, cache.bytes()]).toEqual([700, 3 * (700 + 2 + 200)]);
    cache.set('d', 'x'.repeat(700));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
    cache.set('a', 'y');
    cache.set('large', 'x'.repeat(3000));
    expect([cache.get('a'), cache.get('large')]).toEqual(['y', undefined]);
    expect(cache.bytes()).toBeLessThanOrEqual(3000);
  });
});
