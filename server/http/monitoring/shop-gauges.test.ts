import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createMetrics } from './metrics.ts';
import { watchShop } from './shop-gauges.ts';

const valueIn = (text: string, name: string) => new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1];

test('tell of the outbox, the books, orders, the pool and the news, and none of it stops the others', async () => {
  const { pool } = await createTestDatabase();
  await pool.query(`insert into outbox (id, kind, payload, due_at, failed_at) values
    ('a', 'k', '{}', now() - interval '400 seconds', null), ('b', 'k', '{}', now() + interval '1 day', null),
    ('c', 'k', '{}', now(), now())`);
  await pool.query(`insert into ledger_entry (id, purchase_id, kind, "of", cents, at) values
    ('1', 'order_1', 'captured', 'shipping', 100, now()), ('2', 'order_2', 'captured', 'shipping', 100, now()),
    ('3', 'order_1', 'captured', 'tax', 5, now()), ('4', 'order_3', 'captured', 'tax', 5, now() - interval '6 minutes')`);
  const metrics = createMetrics({ version: '1.2.3+abc', instance: 'web-1' });
  let connected = true;
  watchShop(metrics, { pool, connections: 7, live: { connected: () => connected } });
  const text = await metrics.text();
  expect(Number(valueIn(text, 'outbox_oldest_seconds'))).toBeGreaterThanOrEqual(400);
  expect(valueIn(text, 'outbox_waiting')).toBe('1');
  expect(valueIn(text, 'outbox_failed')).toBe('1');
  expect(valueIn(text, 'payment_mismatches')).toBe('0');
  expect(valueIn(text, 'orders_per_minute')).toBe('0.4');
  expect(valueIn(text, 'database_pool_size')).toBe('7');
  expect(valueIn(text, 'live_connected')).toBe('1');
  expect(valueIn(text, 'shop_quiet')).toBe('0');
  expect(text).toContain('hearthline_info{version="1.2.3+abc",instance="web-1"} 1');

  connected = false;
  const gone = createMetrics();
  const closed = {
    ...pool,
    totalCount: 0,
    idleCount: 0,
    waitingCount: 0,
    query: () => Promise.reject(new Error('gone')),
  };
  watchShop(gone, { pool: closed as never, connections: 7, live: { connected: () => connected } });
  const without = await gone.text();
  expect(valueIn(without, 'database_answers')).toBe('0');
  expect(valueIn(without, 'outbox_oldest_seconds')).toBe('Nan');
  expect(valueIn(without, 'live_connected')).toBe('0');
});

test('sweeps and effects leave a heartbeat', async () => {
  const metrics = createMetrics();
  metrics.swept('refunds', 0.1, true);
  metrics.swept('refunds', 60, false);
  metrics.effects(5, 2);
  const text = await metrics.text();
  expect(Number(valueIn(text, 'sweep_finished_timestamp_seconds'))).toBeGreaterThan(1_700_000_000);
  expect(text).toContain('sweep_failures_total{sweep="refunds"} 1');
  expect([valueIn(text, 'effects_total'), valueIn(text, 'effects_failed_total')]).toEqual(['5', '2']);
});
