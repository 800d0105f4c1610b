import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { account } from '../db/schema/index.ts';
import { customerPage, ofCustomer } from './customer-page.ts';
import { getCustomer } from './get-customer.ts';

const ctx = await createTestContext(await createTestDatabase());

it('a name leads to a page exactly where the page opens', async () => {
  const people: Actor[] = [
    await createAccount(ctx, { role: 'specialist' }),
    await createAccount(ctx, { role: 'admin' }),
    await createAccount(ctx),
    { kind: 'visitor' },
  ];
  const gone = await createAccount(ctx);
  await ctx.db.update(account).set({ deletedAt: ctx.clock.now() }).where(eq(account.id, gone.id));
  const rows = await ctx.db.select(ofCustomer).from(account);
  const opens = await Promise.all(
    people.map((actor) => Promise.all(rows.map(async ({ id }) => (await getCustomer(ctx.as(actor), id))?.id ?? null))),
  );
  expect(people.map((actor) => rows.map((row) => customerPage(actor, row)))).toEqual(opens);
  expect(opens.map((pages) => pages.filter((page) => page !== null).length)).toEqual([1, 3, 0, 0]);
});
