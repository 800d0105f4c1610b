import { beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#core/settings/index.ts';
import { audit } from '#server/db/schema/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { editSettings } from './edit-settings.ts';
import { getSettings } from './get-settings.ts';

let ctx: TestContext;
let admin: Ctx;
beforeEach(async () => {
  ctx = await createTestContext(await createTestDatabase());
  admin = ctx.as(await createAccount(ctx, { role: 'admin' }));
});

describe('the settings', () => {
  test('are changed by an admin, in the parts given, and written down', async () => {
    const taxTable = { NY: { rate: 0.08875, shipping: true }, OR: 'none' };
    expect(await editSettings(admin, { patch: { taxTable }, seen: { taxTable: {} } })).toMatchObject({ ok: true });
    expect(await getSettings(ctx)).toEqual({ ...defaultSettings, taxTable });
    // The database reorders object keys, so this still equals what was seen.
    const seen = { taxTable: { OR: 'none', NY: { shipping: true, rate: 0.08875 } } };
    expect(await editSettings(admin, { patch: { taxTable: {} }, seen })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(audit)).toMatchObject([
      { act: 'settings.edit', detail: { changes: [{ setting: 'taxTable', from: {}, to: taxTable }] } },
      { act: 'settings.edit', detail: { changes: [{ setting: 'taxTable', from: taxTable, to: {} }] } },
    ]);
  });

  test('saved as they were change nothing, and are not written down', async () => {
    expect(await editSettings(admin, { patch: { selectionDiscountPercent: 0 }, seen: {} })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(audit)).toEqual([]);
  });

  test('if two admins act at once, one is told that the other was faster', async () => {
    const set = (selectionDiscountPercent: number) =>
      editSettings(admin, { patch: { selectionDiscountPercent }, seen: { selectionDiscountPercent: 0 } });
    const both = await Promise.all([set(5), set(7)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'changed' });
  });

  test('are refused with what is wrong, and to everyone else', async () => {
    expect(await editSettings(admin, { patch: { selectionDiscountPercent: 150 }, seen: {} })).toEqual({
      ok: false,
      reason: 'invalid',
      problems: [{ path: 'selectionDiscountPercent', message: 'above 100 %' }],
    });
    for (const actor of [visitorActor, await createAccount(ctx), await createAccount(ctx, { role: 'specialist' })]) {
      expect(await editSettings(ctx.as(actor), { patch: {}, seen: {} })).toEqual({ ok: false, reason: 'not-allowed' });
    }
  });
});
