import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPictured } from '#core/catalog/index.ts';
import { defaultSettings } from '#core/settings/index.ts';
import { catalog, testItems } from '#showroom/catalog/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { seedDemoCatalog } from '../../catalog/seed-demo-catalog.ts';
import { fee, furniture, maker } from '../../db/schema/index.ts';
import { editSettings } from '../../settings/edit-settings.ts';
import { openingSteps } from './opening-steps.ts';

let ctx: TestContext;
let owner: Awaited<ReturnType<typeof createAccount>>;

const steps = async () =>
  Object.fromEntries(((await openingSteps(ctx.as(owner))) ?? []).map(({ id, isDone }) => [id, isDone]));

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  owner = await createAccount(ctx, { role: 'admin', firstName: 'Ada' });
});

describe('what is left before a shop opens', () => {
  it('is everything in an empty shop, except checkout, which is on', async () => {
    expect(await steps()).toEqual({
      ...{ pieces: false, pictures: false, sale: false, makers: false, taxes: false, specialist: false },
      checkout: true,
    });
  });

  it('is counted down as each step is done', async () => {
    await seedDemoCatalog(ctx);
    const found = await openingSteps(ctx.as(owner));
    const makers = new Set(catalog.map(({ vendor }) => vendor.name)).size;
    expect(found?.find(({ id }) => id === 'makers')).toEqual({ id: 'makers', isDone: false, missing: makers });
    const missing = [...catalog, ...testItems].filter(({ pictures }) => !isPictured(pictures)).length;
    expect(found?.find(({ id }) => id === 'pictures')).toMatchObject({ isDone: missing === 0, missing });
    expect(await steps()).toMatchObject({ pieces: true, sale: true, specialist: false });
    const front = [{ publicId: 'furniture/one', width: 4, height: 3, bytes: 12, type: 'image/webp' }];
    await ctx.db.execute(
      sql`update ${furniture} set item = jsonb_set(item, '{pictures,front}', ${JSON.stringify(front)}::jsonb)`,
    );
    expect(await steps()).toMatchObject({ pictures: true });
    await ctx.db.update(maker).set({ email: 'orders@maker.test' });
    await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
    const { switches, taxTable } = defaultSettings;
    const patch = { taxTable: { NY: { rate: 0.08875, shipping: true } }, switches: { ...switches, checkout: false } };
    const saved = await editSettings(ctx.as(owner), { patch, seen: { taxTable, switches } });
    expect(saved).toMatchObject({ ok: true });
    expect(await steps()).toMatchObject({ makers: true, specialist: true, taxes: true, checkout: false });
  });

  it('is for those who can change it, and over with the first paid fee', async () => {
    const maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
    expect(await openingSteps(ctx.as(maren))).toBeNull();
    expect(await openingSteps(ctx.as({ kind: 'visitor' }))).toBeNull();
    const customer = await createAccount(ctx, { role: 'customer', firstName: 'June' });
    const at = ctx.clock.now();
    const opened = { id: 'fee_1', accountId: customer.id, status: 'open' as const, priceCents: 14_900, openedAt: at };
    await ctx.db.insert(fee).values(opened);
    expect(await openingSteps(ctx.as(owner))).not.toBeNull();
    await ctx.db.update(fee).set({ status: 'complete', paidAt: at, paidCents: 14_900 });
    expect(await openingSteps(ctx.as(owner))).toBeNull();
  });
});
