import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { fee, ledgerEntry, outbox } from '#server/db/schema/index.ts';
import { newCoupon } from '#server/fee/fee.test-data.ts';
import { answerError } from '#server/http/api-error.ts';
import { webhooks } from '#server/http/webhooks.ts';
import { createTestContext } from '../setup/context.ts';
import { createEmptyDatabase, createTestDatabase } from '../setup/database.ts';
import { startCardsProcess } from './cards-process.ts';
import { type BadDayShop, badDay, dice, onePayment, theDayAfter } from './fee-payments.ts';

/** In small here; `npm run faults:fee` says how many in full. */
const payments = Number(process.env.FAULT_PAYMENTS ?? 40);
const seed = Number(process.env.FAULT_SEED ?? 7);
const abreast = 20;

/** Our shop with a webhook address of its own; the provider is another process with other books. */
async function openShop(): Promise<BadDayShop> {
  const database = await createTestDatabase();
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = await new Promise<Server>((resolve) => {
    const fetch = (request: Request) => answer(request);
    const made = serve({ fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(made as Server));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const webhookUrl = `http://127.0.0.1:${port}/stripe`;
  const cards = await startCardsProcess({ databaseUrl: await createEmptyDatabase(), webhookUrl });
  const ctx = await createTestContext(database, { payments: cards.payments });
  const app = webhooks(ctx);
  app.onError(answerError);
  answer = (request) => app.fetch(request);
  return { ctx, databaseUrl: database.url, cards };
}

// Here, not in the test: what is opened while a test runs is not closed after it.
const shop = await openShop();

test(`${payments} payments on the provider’s worst day: its books and ours agree to the cent`, async () => {
  await newCoupon(shop.ctx, 'WELCOME20', { percent: 20 });
  await newCoupon(shop.ctx, 'ONTHEHOUSE', { percent: 100 });
  await shop.cards.setFaults(badDay(seed));
  for (let begun = 0; begun < payments; begun += abreast) {
    const several = Array.from({ length: Math.min(abreast, payments - begun) }, (_, nth) => begun + nth);
    await Promise.all(several.map((nth) => onePayment(shop, dice(seed, nth))));
  }
  await theDayAfter(shop, payments);

  const captured = new Map<string, number>();
  for (const row of await shop.cards.ledger()) {
    if (row.captured > 0) captured.set(row.order_id ?? '', (captured.get(row.order_id ?? '') ?? 0) + row.captured);
  }
  const rows = await shop.ctx.db.select().from(fee);
  const books = await shop.ctx.db.select().from(ledgerEntry);
  const receipts = (await shop.ctx.db.select().from(outbox)).filter(({ onceKey }) =>
    onceKey?.startsWith('fee-receipt:'),
  );
  expect(rows).toHaveLength(payments);
  for (const row of rows) {
    const taken = captured.get(row.id) ?? 0;
    const written = books.filter(({ feeId }) => feeId === row.id).reduce((sum, { cents }) => sum + cents, 0);
    expect({ id: row.id, written, paid: row.paidCents }).toEqual({ id: row.id, written: taken, paid: taken });
    if (row.status === 'complete') expect(row.priceCents - row.discountCents).toBe(taken);
    const free = row.priceCents === row.discountCents;
    expect(row.status).toBe(taken > 0 || free ? 'complete' : 'open');
  }
  const complete = rows.filter(({ status }) => status === 'complete');
  expect(receipts).toHaveLength(complete.length);
  const ours = books.reduce((sum, { cents }) => sum + cents, 0);
  const theirs = [...captured.values()].reduce((sum, cents) => sum + cents, 0);
  expect(ours).toBe(theirs);
  console.log(`${payments} payments: ${complete.length} complete, ${theirs} cents in both books (seed ${seed})`);
  // The day was bad enough to mean something.
  expect(complete.length).toBeGreaterThan(payments / 4);
  expect(complete.length).toBeLessThan(payments);
});
