import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask } from '#server/db/migrate.test-data.ts';
import { createEmptyDatabase } from '../setup/database.ts';
import { dataFolder, type Shop, startShop } from './built-shop.ts';

/** As a proxy does it: keeps connections open, sends to those that say they're ready, and checks a few times a second. */
function openBalancer() {
  const agent = new Agent({ keepAlive: true });
  const all = new Set<string>();
  const ready = new Set<string>();
  let turn = 0;
  const send = (origin: string, path: string, given: RequestOptions = {}, body = '') =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request(origin + path, { agent, ...given }, (answer: IncomingMessage) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject);
      });
      sent.on('error', reject).end(body);
    });
  const check = async (origin: string) => {
    const { status } = await send(origin, '/readyz', { agent: new Agent() }).catch(() => ({ status: 0 }));
    if (status === 200 && all.has(origin)) ready.add(origin);
    else ready.delete(origin);
  };
  return {
    async add(origin: string) {
      all.add(origin);
      await check(origin);
    },
    remove: (origin: string) => all.delete(origin) && ready.delete(origin),
    checkAll: () => Promise.all([...all].map(check)),
    next(): string {
      const list = [...ready];
      turn += 1;
      return list[turn % list.length] ?? '';
    },
    send,
    close: () => agent.destroy(),
  };
}

test('three processes restarted one after the other fail no request and lose nothing they acknowledged', async () => {
  const url = await createEmptyDatabase();
  const settings = {
    ...{ PORT: '0', DATA_DIR: await dataFolder(), DATABASE_URL: url, DRAIN_S: '3' },
    AUTH_SECRET: 'q7Vw2mZk9TrXc4LpNs8YbGd0Hf6JuEa3',
  };
  const balancer = openBalancer();
  // All at once on an empty database: one of them fills it.
  const starting = [1, 2, 3].map(() => startShop(settings));
  const running = new Map<string, Shop>();
  for (const shop of starting) {
    const origin = (await shop.opened) ?? '';
    running.set(origin, shop);
    await balancer.add(origin);
  }
  expect(running.size).toBe(3);

  let over = false;
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let reads = 0;
  const checking = (async () => {
    while (!over) {
      await balancer.checkAll();
      await pause(200);
    }
  })();
  const shopper = async (number: number) => {
    for (let nth = 0; !over; nth += 1) {
      const origin = balancer.next();
      const email = `rolling-${number}-${nth}@example.com`;
      const isWrite = nth % 10 === 0;
      const sent = isWrite
        ? balancer.send(
            origin,
            '/newsletter',
            { method: 'POST', headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' } },
            new URLSearchParams({ email }).toString(),
          )
        : balancer.send(origin, nth % 2 ? '/api/furniture' : '/about');
      const status = await sent.then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      // Too many letters from one address is an answer, and no letter.
      if (status !== 200 && status !== 429) failures.push(`${isWrite ? 'write' : 'read'}: ${status}`);
      else if (!isWrite) reads += 1;
      else if (status === 200) acknowledged.push(email);
    }
  };
  const shoppers = [1, 2, 3, 4].map(shopper);
  for (const [origin, shop] of [...running]) {
    const before = reads;
    await expect.poll(() => reads, { timeout: 600_000 }).toBeGreaterThan(before + 50);
    shop.process.kill('SIGTERM');
    expect((await shop.ended).code).toBe(0);
    balancer.remove(origin);
    const next = startShop(settings);
    await balancer.add((await next.opened) ?? '');
  }
  over = true;
  await Promise.all([...shoppers, checking]);
  balancer.close();
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(150);
  const kept = await ask<{ email: string }>(url, 'select email from newsletter_subscription');
  const there = new Set(kept.map(({ email }) => email));
  expect(acknowledged.filter((email) => !there.has(email))).toEqual([]);
  console.log(`${reads} reads and ${acknowledged.length} writes through three restarts, none failed`);
});
