import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { upload } from '../../db/schema/index.ts';
import { deleteByToken } from '../../media/uploads/delete-by-token.ts';
import { forgetUploads } from '../../media/uploads/forget-uploads.ts';
import { hashOfToken } from '../../media/uploads/upload-key.ts';
import { withdrawReview, writeReview } from '../../review/write-review.ts';
import { keepRoomPicture, removeRoomPicture } from '../../room/room-picture.ts';
import { booksOf, delivered, newPiece, openOrderShop, orderedFor, shopper } from '../order.test-data.ts';
import { photoOf } from './claims.test-data.ts';
import { reportDamage } from './report-damage.ts';

test('attack 23: photos of damage can’t be made to vanish by way of a review, a picture of the room or their own key', async () => {
  const shop = await openOrderShop();
  const recordId = await newPiece(shop.ctx);
  const june = await shopper(shop, [{ recordId }]);
  const orderId = await orderedFor(shop, june);
  const lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  await delivered(shop, orderId);
  const [photo, spare] = [await photoOf(shop, june), await photoOf(shop, june)];
  const words = 'It came with a deep scratch.';
  const reported = await reportDamage(june.asked, { orderId, lineId, want: 'refund', words, photos: [photo] });
  expect(reported).toMatchObject({ ok: true });
  const isThere = async (id: string) => (await shop.ctx.db.$count(upload, eq(upload.id, id))) === 1;

  for (const shown of [photo, spare]) {
    const fields = { stars: '2', words, room: 'dining-room', photo: shown };
    expect(await writeReview(june.asked, { recordId, fields })).toEqual({ ok: true });
    expect(await withdrawReview(june.asked, recordId)).toEqual({ ok: true });
  }
  expect([await isThere(photo), await isThere(spare)]).toEqual([true, false]);

  const { selectionId } = june;
  await keepRoomPicture(june.asked, { selectionId, picture: { uploadId: photo } });
  expect(await removeRoomPicture(june.asked, { selectionId })).toEqual({ ok: true });
  const token = 'the key that came with it';
  await shop.ctx.db
    .update(upload)
    .set({ deleteTokenHash: hashOfToken(token) })
    .where(eq(upload.id, photo));
  expect(await deleteByToken(june.asked, token)).toBe(false);
  expect(await isThere(photo)).toBe(true);

  // With the account, it goes.
  await forgetUploads(shop.ctx, june.person.id);
  expect(await isThere(photo)).toBe(false);
});
