import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Ctx } from '../context.ts';
import { audit, upload } from '../db/schema/index.ts';
import { viewUpload } from '../media/uploads/view-upload.ts';
import { waitingFor } from '../selection/selection.test-data.ts';
import { updateVisit } from './update-visit.ts';
import { keepVisitPhoto, removeVisitPhoto, visitPhotosOf } from './visit-photos.ts';

let ctx: TestContext;
let wren: Ctx;
let bytes: Uint8Array;
beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  wren = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Wren' }));
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5c43' } });
  bytes = new Uint8Array(await picture.jpeg().toBuffer());
});

/** A room with a visit in so many days. */
async function visited(days = 0) {
  const { customer, surveyId } = await waitingFor(ctx);
  const date = addDays(easternDay(ctx.clock.now()), days);
  const update = { act: 'schedule', representative: 'Wren', date } as const;
  expect(await updateVisit(wren, { surveyId, update })).toMatchObject({ ok: true });
  const id = ctx.ids.next('photo');
  const take = (by: Ctx = wren, more: { id?: string; bytes?: Uint8Array; takenAt?: string } = {}) =>
    keepVisitPhoto(by, { surveyId, id, takenAt: ctx.clock.now().toISOString(), bytes, ...more });
  return { customer, surveyId, id, take };
}

test('a photo taken on a visit is in the brief and belongs to the customer; sent twice, it’s kept once', async () => {
  const { customer, surveyId, id, take } = await visited();
  const both = await Promise.all([take(), take()]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  expect(await take()).toEqual({ ok: true });
  const photos = await visitPhotosOf(ctx, surveyId);
  expect(photos).toMatchObject([{ id, takenAt: ctx.clock.now() }]);
  const uploadId = photos[0]?.publicId.split('/').at(-1) ?? '';
  expect(await ctx.db.select().from(upload).where(eq(upload.accountId, customer.id))).toMatchObject([{ id: uploadId }]);
  const seen = (by: Ctx) => viewUpload(by, { id: uploadId, width: 640, format: 'webp', visitorId: null });
  expect(await seen(ctx.as(customer))).not.toBeNull();
  expect(await seen(wren)).not.toBeNull();
  expect(await seen(ctx.as(await createAccount(ctx)))).toBeNull();
});

test('one that arrives after the visit is complete is kept too, with the time it was taken', async () => {
  const { surveyId, take } = await visited();
  const takenAt = new Date(ctx.clock.now().getTime() - 3_600_000);
  expect(await updateVisit(wren, { surveyId, update: { act: 'complete' } })).toMatchObject({ ok: true });
  expect(await take(wren, { takenAt: takenAt.toISOString() })).toEqual({ ok: true });
  // A clock that's ahead, far behind or broken says nothing, nor does a year that the database doesn't have.
  const wrong = ['2099-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '-200000-01-01T00:00:00Z', 'yesterday'];
  for (const told of wrong)
    expect(await take(wren, { id: ctx.ids.next('photo'), takenAt: told })).toEqual({ ok: true });
  expect((await visitPhotosOf(ctx, surveyId)).map((photo) => photo.takenAt)).toEqual([
    takenAt,
    ...wrong.map(() => ctx.clock.now()),
  ]);
});

test('only the team takes them, from the day on, and only pictures', async () => {
  const { customer, surveyId, take } = await visited();
  const ahead = await visited(1);
  expect(await ahead.take()).toEqual({ ok: false, reason: 'not-found' });
  expect(await take(ctx.as(customer))).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await take(ctx.as({ kind: 'visitor' }))).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await take(wren, { bytes: new TextEncoder().encode('a letter') })).toMatchObject({ ok: false });
  const { surveyId: unvisited } = await waitingFor(ctx);
  expect(await keepVisitPhoto(wren, { surveyId: unvisited, id: 'photo-none', takenAt: '', bytes })).toEqual({
    ok: false,
    reason: 'not-found',
  });
  expect(await visitPhotosOf(ctx, surveyId)).toEqual([]);
});

test('one that shouldn’t be there is removed with its picture, and only from its own visit', async () => {
  const { customer, surveyId, id, take } = await visited();
  const other = await visited();
  await take();
  const [photo] = await visitPhotosOf(ctx, surveyId);
  expect(await removeVisitPhoto(wren, { surveyId: other.surveyId, id })).toEqual({ ok: false, reason: 'not-found' });
  expect(await removeVisitPhoto(ctx.as(customer), { surveyId, id })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await removeVisitPhoto(wren, { surveyId, id })).toEqual({ ok: true });
  expect(await removeVisitPhoto(wren, { surveyId, id })).toEqual({ ok: true });
  expect(await visitPhotosOf(ctx, surveyId)).toEqual([]);
  await expect.poll(() => ctx.files.get(photo?.publicId ?? '')).toBeNull();
  const acts = (await ctx.db.select().from(audit)).map(({ act }) => act);
  expect(acts).toEqual(expect.arrayContaining(['visit.take-photo', 'visit.remove-photo']));
});
