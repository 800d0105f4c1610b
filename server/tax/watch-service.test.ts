import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { taxTrouble } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import type { TaxService, TaxServiceAnswer } from '../gateways/tax/port.ts';
import { sweepTaxTrouble, watchTaxService } from './watch-service.ts';

const down: TaxServiceAnswer = { kind: 'problem', words: 'The tax service answered 503.' };
const up: TaxServiceAnswer = { kind: 'rates', tax: { parts: [], shipping: false } };
const boston = { state: 'MA', zip: '02143' } as const;
const albany = { state: 'NY', zip: '12203' } as const;

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
});
beforeEach(async () => {
  await ctx.db.delete(taxTrouble);
});

/** The service as it answers now, watched. */
function service(answer: { now: TaxServiceAnswer }): TaxService {
  return watchTaxService({ ratesAt: async () => answer.now }, ctx, (error) => {
    throw error;
  });
}

async function listed() {
  const admin = ctx.as(await createAccount(ctx, { role: 'admin' }));
  const page = { number: 1, size: 50 };
  return (await listExceptions(admin, { kind: 'tax', words: '', page }))?.rows ?? [];
}

test('a tax service that doesn’t answer is one exception, until it answers again', async () => {
  const answer: { now: TaxServiceAnswer } = { now: down };
  const salesTax = service(answer);
  const began = ctx.clock.now();
  expect(await salesTax.ratesAt(boston)).toEqual(down);
  ctx.clock.forward(61_000);
  await salesTax.ratesAt(albany);
  expect(await listed()).toMatchObject([
    { kind: 'tax', since: began, why: expect.stringMatching(/answered 503.*Last asked about 12203, NY/) },
  ]);
  await sweepTaxTrouble({ ...ctx, salesTax });
  expect(await listed()).toHaveLength(1);
  answer.now = up;
  await sweepTaxTrouble({ ...ctx, salesTax });
  expect(await listed()).toEqual([]);
});

test('a service that answers raises nothing, and one that never did ends with its setting', async () => {
  expect(await service({ now: up }).ratesAt(boston)).toEqual(up);
  expect(await listed()).toEqual([]);
  await service({ now: down }).ratesAt(boston);
  expect(await listed()).toHaveLength(1);
  await sweepTaxTrouble({ ...ctx, salesTax: service({ now: { kind: 'none' } }) });
  expect(await listed()).toEqual([]);
});

test('what can’t be written down doesn’t keep a customer from the answer', async () => {
  const errors: unknown[] = [];
  const broken = { ...ctx.db, insert: () => ({ values: () => ({ onConflictDoUpdate: () => Promise.reject(1) }) }) };
  const watched = watchTaxService(
    { ratesAt: async () => down },
    { ...ctx, db: broken as unknown as typeof ctx.db },
    (error) => errors.push(error),
  );
  expect(await watched.ratesAt(boston)).toEqual(down);
  expect(errors).toEqual([1]);
});
