import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { pagesRemembered } from '#core/selection/index.ts';
import { createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createStockedDatabase } from '../../../tests/setup/database.ts';
import { choiceSave, selection } from '../../db/schema/index.ts';
import { type Person, publishedFor } from '../selection.test-data.ts';
import { choosePieces } from './choose-pieces.ts';
import { getSelection } from './get-selection.ts';

let ctx: TestContext;
let june: Person;
let selectionId: string;
let pieces: string[];

beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

beforeEach(async () => {
  const made = await publishedFor(ctx);
  june = made.customer;
  selectionId = made.selection.id;
  pieces = made.selection.boards[0].furniture.map(({ recordId }) => recordId);
});

const first = (count: number) => pieces.slice(0, count).map((id) => ({ id, selectionId, quantity: 1 }));
const save = (page: string, number: number, count: number) =>
  choosePieces(ctx.as(june), { selectionId, chosen: first(count), save: { page, number } });
const kept = async () => (await getSelection(ctx.as(june), selectionId))?.selection.chosen;

it('passes over an older save of the same page, and says how things stand', async () => {
  await save('phone', 3, 3);
  const late = await save('phone', 1, 1);
  expect(late).toMatchObject({ ok: true, selection: { chosen: first(3) } });
  expect(await kept()).toEqual(first(3));
});

it('takes the later of two devices, each counting by itself', async () => {
  await save('phone', 7, 3);
  await save('laptop', 1, 2);
  expect(await kept()).toEqual(first(2));
  await save('phone', 8, 1);
  expect(await kept()).toEqual(first(1));
});

it('passes over what a page sent before its last, though another device saved in between', async () => {
  await save('phone', 2, 3);
  await save('laptop', 1, 2);
  await save('phone', 1, 1);
  expect(await kept()).toEqual(first(2));
});

it('takes the same save once', async () => {
  await save('phone', 1, 3);
  await save('laptop', 1, 1);
  await save('phone', 1, 3);
  expect(await kept()).toEqual(first(1));
});

it('ends with the newest, all of them sent at once', async () => {
  await Promise.all([3, 1, 2].map((number) => save('phone', number, number)));
  expect(await kept()).toEqual(first(3));
});

it('takes a save without a number as it comes', async () => {
  await save('phone', 9, 3);
  await choosePieces(ctx.as(june), { selectionId, chosen: first(1) });
  expect(await kept()).toEqual(first(1));
});

it('does not count what was refused', async () => {
  const elsewhere = [{ id: 'rec-elsewhere', selectionId, quantity: 1 }];
  const refused = { selectionId, chosen: elsewhere, save: { page: 'phone', number: 5 } };
  expect(await choosePieces(ctx.as(june), refused)).toMatchObject({ ok: false, reason: 'not-on-boards' });
  await save('phone', 4, 2);
  expect(await kept()).toEqual(first(2));
});

it('changes one piece at a time, also where several are changed at once', async () => {
  await save('phone', 1, 3);
  const [sofa = '', second = '', third] = pieces;
  const change = (id: string, quantity: number) =>
    choosePieces(ctx.as(june), { selectionId, change: { id, quantity } });
  await Promise.all([change(sofa, 0), change(second, 4)]);
  expect(await kept()).toEqual([
    { id: second, selectionId, quantity: 4 },
    { id: third, selectionId, quantity: 1 },
  ]);
});

it('says of a newer save that the boards were replaced, and of an older one how things stand', async () => {
  await save('phone', 2, 2);
  await ctx.db.update(selection).set({ state: 'superseded' }).where(eq(selection.id, selectionId));
  expect(await save('phone', 3, 1)).toMatchObject({ ok: false, reason: 'not-orderable' });
  expect(await save('phone', 1, 1)).toMatchObject({ ok: true, selection: { state: 'superseded', chosen: first(2) } });
});

it('remembers only so many pages', async () => {
  const pages = pagesRemembered + 5;
  for (let page = 1; page <= pages; page += 1) {
    ctx.clock.forward(1000);
    await save(`page-${page}`, 1, 1);
  }
  const rows = await ctx.db.select().from(choiceSave).where(eq(choiceSave.selectionId, selectionId));
  expect(rows).toHaveLength(pagesRemembered);
  expect(rows.map(({ page }) => page)).toContain(`page-${pages}`);
  expect(rows.map(({ page }) => page)).not.toContain('page-1');
});
