import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cellsOf } from '#core/catalog/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createStockedDatabase } from '../../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../../context.ts';
import { audit, maker } from '../../db/schema/index.ts';
import { activateItem } from '../offer-item.ts';
import { getStudioItem } from '../search-catalog.ts';
import { addItem } from './add-item.ts';

const sage = 'rec-alder-sofa-sage';
let ctx: TestContext;
let staff: Ctx;
let cells: Record<string, string>;

beforeEach(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  staff = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
  const found = await getStudioItem(staff, sage);
  if (!found) throw new Error('no such piece');
  cells = { ...cellsOf(found.item), name: 'Alder sofa in dusk', stock: '7' };
});

const added = { ok: true, recordId: 'rec-alder-sofa-in-dusk' };
const nameTaken = { heading: 'name', message: 'Fenn & Harrow already has a piece with this name.' };

test('a piece is added off sale, without pictures, and the log says who did it', async () => {
  expect(await addItem(staff, { recordId: '', cells })).toEqual(added);
  const found = await getStudioItem(staff, added.recordId);
  expect(found?.item).toMatchObject({
    ...{ name: 'Alder sofa in dusk', stock: 7, active: false, kind: 'sofa', totalUnitsSold: 0 },
    pictures: { front: [], cutOut: null },
  });
  expect(await activateItem(staff, { recordId: added.recordId })).toEqual({ ok: false, reason: 'no-picture' });
  const rows = (await ctx.db.select().from(audit)).filter(({ act }) => act === 'catalog.add');
  expect(rows.map(({ subjectId }) => subjectId)).toEqual([added.recordId]);
});

test('without a lead time of its own it has its maker’s, where that’s known', async () => {
  const unsaid = { ...cells, leadTimeDays: '' };
  expect(await addItem(staff, { recordId: '', cells: unsaid })).toMatchObject({
    ...{ ok: false, reason: 'invalid', problems: [{ heading: 'leadTimeDays' }] },
  });
  await ctx.db.update(maker).set({ leadTimeDays: 33 }).where(eq(maker.name, 'Fenn & Harrow'));
  expect(await addItem(staff, { recordId: '', cells: unsaid })).toEqual(added);
  expect((await getStudioItem(staff, added.recordId))?.item.leadTimeDays).toBe(33);
});

test('of eight presses at the same moment one adds it, and the others hear that the name is taken', async () => {
  const done = await Promise.all(Array.from({ length: 8 }, () => addItem(staff, { recordId: '', cells })));
  expect(done.filter(({ ok }) => ok)).toEqual([added]);
  expect(done.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 7 }, () => ({ ok: false, reason: 'invalid', problems: [nameTaken] })),
  );
});

test('a record id that’s taken is refused if it was typed, and gets a number if it comes from the name', async () => {
  const refused = await addItem(staff, { recordId: sage, cells });
  const message = 'Another piece has this record id.';
  expect(refused).toEqual({ ok: false, reason: 'invalid', problems: [{ heading: 'recordId', message }] });
  expect((await getStudioItem(staff, sage))?.item.name).toBe('Alder sofa in sage');

  expect(await addItem(staff, { recordId: '', cells })).toEqual(added);
  const elsewhere = { ...cells, 'vendor.name': 'Larkmoor' };
  expect(await addItem(staff, { recordId: '', cells: elsewhere })).toEqual({
    ...{ ok: true, recordId: `${added.recordId}-2` },
  });
  expect(await addItem(staff, { recordId: 'my-own', cells: { ...cells, name: 'ALDER sofa in Dusk' } })).toEqual({
    ...{ ok: false, reason: 'invalid', problems: [nameTaken] },
  });
});

test('what’s missing or wrong is said by field, and nothing is added', async () => {
  const wrong = await addItem(staff, { recordId: 'no spaces here', cells: { ...cells, price: 'a lot', name: '' } });
  expect(wrong).toMatchObject({ ok: false, reason: 'invalid' });
  expect(wrong.ok || wrong.reason !== 'invalid' ? [] : wrong.problems.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['price', 'name']),
  );
  for (const outsider of [ctx.as(visitorActor), ctx.as(await createAccount(ctx))]) {
    expect(await addItem(outsider, { recordId: '', cells })).toEqual({ ok: false, reason: 'not-allowed' });
  }
  expect(await getStudioItem(staff, added.recordId)).toBeNull();
});
