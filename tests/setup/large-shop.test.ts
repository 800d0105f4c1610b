import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sumCents } from '#core/money/index.ts';
import { seedDemoCatalog } from '#server/catalog/seed-demo-catalog.ts';
import { getStudioOrder } from '#server/order/records/get-studio-order.ts';
import { statements } from '../../scripts/seed-large/statements.ts';
import { createAccount, createTestContext } from './context.ts';
import { createTestDatabase } from './database.ts';

const database = await createTestDatabase();
const ctx = await createTestContext(database, { now: new Date().toISOString() });

beforeAll(async () => {
  await seedDemoCatalog(database);
  for (const [, statement] of statements({ projects: 100, pieces: 300, orders: 320 })) {
    await database.pool.query(statement);
  }
});

test('the page of an order of the large shop says what its books say', async () => {
  const admin = ctx.as(await createAccount(ctx, { role: 'admin' }));
  const { rows } = await ctx.db.execute<{ id: string; cancelled: boolean }>(
    sql`select id, cancelled_at is not null as cancelled from purchase order by id`,
  );
  expect(rows).toHaveLength(320);
  expect(rows.filter(({ cancelled }) => cancelled)).toHaveLength(80);
  for (const { id, cancelled } of rows) {
    const order = await getStudioOrder(admin, id);
    const written = new Map(order?.moneyLines.map(({ key, cents }) => [key, cents]));
    const { captured, refunded } = order?.books ?? {};
    expect(written.get('total'), id).toBe(captured);
    expect(written.get('total'), id).toBe(order?.totals.total);
    expect(written.get('merchandise'), id).toBe(sumCents(order?.lines.map(({ listCents }) => listCents) ?? []));
    expect((written.get('merchandise') ?? 0) + (written.get('shipping') ?? 0), id).toBe(captured);
    expect(sumCents(order?.refunds.map(({ cents }) => cents) ?? []), id).toBe(refunded);
    expect(refunded, id).toBe(cancelled ? captured : 0);
  }
});
