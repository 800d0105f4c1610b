import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { account, roomPicture, upload } from '../db/schema/index.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import * as files from '../media/decoding/hostile.test-data.ts';
import { uploadImage } from '../media/uploads/upload-image.ts';
import { revokeShares, shareSelection } from '../selection/results/share-selection.ts';
import { publishedFor } from '../selection/selection.test-data.ts';
import { roomOfSelection } from './room-of-selection.ts';
import { drawRoomPicture, keepRoomPicture, removeRoomPicture, roomPictureOfShare } from './room-picture.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

async function taken(by: Actor, width = 2400, height = 1350): Promise<string> {
  const answer = await uploadImage(ctx.as(by), { bytes: await files.jpeg(width, height), visitorId: null });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.upload.id;
}

async function withPicture() {
  const made = await publishedFor(ctx);
  const own = ctx.as(made.customer);
  const selectionId = made.selection.id;
  const uploadId = await taken(made.customer);
  expect(await keepRoomPicture(own, { selectionId, picture: { uploadId } })).toEqual({ ok: true });
  return { ...made, own, selectionId, uploadId };
}

describe('the picture a customer takes of their room', () => {
  it('is kept with the boards, and the newest replaces the one before, which is deleted', async () => {
    const { customer, own, selection, selectionId, uploadId } = await withPicture();
    expect((await roomOfSelection(own, selection)).picture).toMatchObject({ width: 1920, height: 1080 });
    // The same one again, because the first answer got lost.
    expect(await keepRoomPicture(own, { selectionId, picture: { uploadId } })).toEqual({ ok: true });
    const [one, two] = [await taken(customer), await taken(customer)];
    const both = await Promise.all(
      [one, two].map((id) => keepRoomPicture(own, { selectionId, picture: { uploadId: id } })),
    );
    expect(both).toEqual([{ ok: true }, { ok: true }]);
    const [row] = await ctx.db.select().from(roomPicture).where(eq(roomPicture.selectionId, selectionId));
    expect([one, two]).toContain(row?.uploadId);
    const left = await ctx.db.select().from(upload).where(eq(upload.accountId, customer.id));
    expect(left.map(({ id }) => id)).toEqual([row?.uploadId]);
    // The file is deleted some time after the commit.
    await expect.poll(() => ctx.files.get(`user_images/${uploadId}`)).toBeNull();
  });

  it('is refused from anyone else, and if it names no picture of theirs', async () => {
    const { customer, own, selectionId, uploadId } = await withPicture();
    const stranger = await createAccount(ctx);
    const specialist = await createAccount(ctx, { role: 'specialist' });
    for (const actor of [stranger, specialist, { kind: 'visitor' } as const]) {
      const given = { selectionId, picture: { uploadId } };
      expect(await keepRoomPicture(ctx.as(actor), given)).toEqual({ ok: false, reason: 'not-found' });
      expect(await keepRoomPicture(ctx.as(actor), { selectionId, picture: null })).toMatchObject({
        reason: 'not-found',
      });
      expect(await removeRoomPicture(ctx.as(actor), { selectionId })).toEqual({ ok: false, reason: 'not-found' });
    }
    const theirs = await taken(stranger);
    for (const id of [theirs, 'upload_none'])
      expect(await keepRoomPicture(own, { selectionId, picture: { uploadId: id } })).toEqual({
        ok: false,
        reason: 'picture-gone',
      });
    for (const picture of [null, 7, {}, { uploadId: '' }, { uploadId: 'x'.repeat(999) }])
      expect(await keepRoomPicture(own, { selectionId, picture })).toEqual({ ok: false, reason: 'invalid' });
    expect(
      await keepRoomPicture(ctx.as(customer), { selectionId: 'selection_x', picture: { uploadId } }),
    ).toMatchObject({
      reason: 'not-found',
    });
  });

  it('is seen by anyone with the link, at the size a preview wants, until either is taken back', async () => {
    const { own, selectionId, uploadId } = await withPicture();
    const shared = await shareSelection(own, { selectionId });
    if (!shared.ok) throw new Error(shared.reason);
    const seen = await roomPictureOfShare(ctx, shared.token);
    expect(seen?.publicId).toBe(`user_images/${uploadId}`);
    const drawn = seen && (await drawRoomPicture(ctx, seen, { width: 1200, height: 630 }));
    expect(await sharp(drawn ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await revokeShares(own, { selectionId });
    expect(await roomPictureOfShare(ctx, shared.token)).toBeNull();
    const again = await shareSelection(own, { selectionId });
    const token = again.ok ? again.token : '';
    expect(await roomPictureOfShare(ctx, token)).not.toBeNull();
    expect(await removeRoomPicture(own, { selectionId })).toEqual({ ok: true });
    expect(await removeRoomPicture(own, { selectionId })).toEqual({ ok: true });
    expect(await roomPictureOfShare(ctx, token)).toBeNull();
    // The file is deleted some time after the commit.
    await expect.poll(() => ctx.files.get(`user_images/${uploadId}`)).toBeNull();
    expect(await roomPictureOfShare(ctx, 'no such link')).toBeNull();
  });

  it('is no one’s to see once the account is deleted', async () => {
    const { own, customer, selectionId } = await withPicture();
    const shared = await shareSelection(own, { selectionId });
    await ctx.db.update(account).set({ deletedAt: ctx.clock.now() }).where(eq(account.id, customer.id));
    expect(await roomPictureOfShare(ctx, shared.ok ? shared.token : '')).toBeNull();
  });

  it('travels with a letter about its boards, and a letter without one is as it was', async () => {
    const { customer, own, selectionId } = await withPicture();
    const letter = { to: customer.email, title: 'Thank you', paragraphs: ['It’s ordered.'], room: { selectionId } };
    await promiseMail(ctx, ctx.db, { ...letter, subject: 'With a picture', onceKey: `a:${selectionId}` });
    await ctx.runEffects();
    const mail = ctx.sent.findLast(({ subject }) => subject === 'With a picture');
    expect(mail?.html).toContain('src="cid:your-room.jpg"');
    expect(mail?.attachments).toMatchObject([{ name: 'your-room.jpg', type: 'image/jpeg', isInline: true }]);
    expect((await sharp(mail?.attachments?.[0]?.content).metadata()).width).toBe(1200);
    await removeRoomPicture(own, { selectionId });
    await promiseMail(ctx, ctx.db, { ...letter, subject: 'Without', onceKey: `b:${selectionId}` });
    await ctx.runEffects();
    const plain = ctx.sent.findLast(({ subject }) => subject === 'Without');
    expect(plain?.html).not.toContain('cid:');
    expect(plain?.attachments).toBeUndefined();
  });
});
