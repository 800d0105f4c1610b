import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { expirePayment } from '../../payment/expire-payment.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  pay,
  pieceNow,
  placedFor,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

const idOf = async (client: PoolClient): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;

/** Resolves once someone waits for what this session holds. */
async function isWaitedFor(holder: number): Promise<void> {
  const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  while ((await shop.database.pool.query(waiting, [holder])).rowCount === 0) await pause(5);
}

const deadlocks = async (): Promise<number> =>
  Number(
    (await shop.database.pool.query('select deadlocks from pg_stat_database where datname = current_database()'))
      .rows[0].deadlocks,
  );

/**
 * Runs `act`, which holds `first` and then locks both pieces, and closes a circle around it: another session holds the
 * second piece and waits for `first`. Only the last to wait looks for a deadlock, and that's `act`.
 */
async function inADeadlock<Value>(
  first: { table: 'account' | 'payment'; id: string },
  pieces: readonly string[],
  act: () => Promise<Value>,
): Promise<Value> {
  const [one, two] = [...pieces].sort();
  const [early, other] = [await shop.database.pool.connect(), await shop.database.pool.connect()];
  const hold = (client: PoolClient, recordId: string | undefined) =>
    client.query('select from furniture where record_id = $1 for update', [recordId]);
  try {
    for (const client of [early, other]) {
      await client.query('begin');
      await client.query(`set local deadlock_timeout = '1h'`);
    }
    await hold(early, one);
    await hold(other, two);
    const acting = act();
    await isWaitedFor(await idOf(early));
    const theirs = other.query(`select from ${first.table} where id = $1 for update`, [first.id]);
    const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await shop.database.pool.query(blocked)).rowCount ?? 0) < 2) await pause(5);
    await early.query('rollback');
    await theirs;
    await other.query('rollback');
    return await acting;
  } finally {
    for (const client of [early, other]) {
      await client.query('rollback').catch(() => undefined);
      client.release();
    }
  }
}

/** PostgreSQL counts them a moment later than it ends them. */
async function oneMoreThan(before: number): Promise<void> {
  await expect.poll(deadlocks).toBe(before + 1);
}

test('an order that meets a deadlock is placed all the same, once', async () => {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId })),
  );
  const before = await deadlocks();
  const { id } = await inADeadlock({ table: 'account', id: june.person.id }, pieces, () => placedFor(june));
  await oneMoreThan(before);
  const { order, lines, reservations } = await booksOf(shop.ctx, id);
  expect(order.payment).toBe('open');
  expect(lines).toHaveLength(2);
  expect(reservations.map(({ state }) => state)).toEqual(['held', 'held']);
  for (const recordId of pieces) expect(await pieceNow(shop.ctx, recordId)).toMatchObject({ stock: 9 });
});

test('an order that meets a deadlock while its payment is settled is sold and booked once', async () => {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId })),
  );
  const { id, totals } = await placedFor(june);
  await pay(shop, id);
  const before = await deadlocks();
  const settled = await inADeadlock({ table: 'payment', id }, pieces, () => syncPayment(shop.ctx, id));
  await oneMoreThan(before);
  expect(settled).toMatchObject({ ok: true, row: { state: 'complete' } });
  const { order, ledger, mails } = await booksOf(shop.ctx, id);
  expect(order.payment).toBe('complete');
  const booked = ledger.filter(({ kind }) => kind === 'captured').reduce((sum, { cents }) => sum + cents, 0);
  expect(booked).toBe(totals.total);
  expect(mails.map(({ onceKey }) => onceKey).sort()).toEqual([`order-placed:${id}`, `order-receipt:${id}`]);
  for (const recordId of pieces) expect(await pieceNow(shop.ctx, recordId)).toMatchObject({ stock: 9, sold: 1 });
  expect(await takenAtProvider(shop, id)).toBe(totals.total);
});

test('an order that meets a deadlock while it’s ended puts its pieces back once', async () => {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId })),
  );
  const { id } = await placedFor(june);
  const before = await deadlocks();
  const ended = await inADeadlock({ table: 'payment', id }, pieces, () => expirePayment(shop.ctx, id));
  await oneMoreThan(before);
  expect(ended).toMatchObject({ ok: true, row: { state: 'lapsed' } });
  for (const recordId of pieces) expect(await pieceNow(shop.ctx, recordId)).toMatchObject({ stock: 10, sold: 0 });
});
