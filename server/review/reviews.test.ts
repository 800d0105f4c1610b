import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fewestForAverage, reviewLimits, type Stars } from '#core/review/index.ts';
import { limits } from '#core/settings/index.ts';
import { announcedBy } from '../../tests/setup/announced.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { type Actor, type Ctx, visitorActor } from '../context.ts';
import { account, audit, review, upload } from '../db/schema/index.ts';
import { png } from '../media/decoding/hostile.test-data.ts';
import { uploadImage } from '../media/uploads/upload-image.ts';
import { viewUpload } from '../media/uploads/view-upload.ts';
import { delivered, newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { studioCounts } from '../pages/studio-today/studio-counts.ts';
import { eraseAccounts } from '../privacy/erase-accounts.ts';
import { moderateReview } from './moderate-review.ts';
import { getReview, listReviews, reviewsOfAccount, reviewsOfPiece } from './read-reviews.ts';
import { ownReview, reviewedPieces, withdrawReview, writeReview } from './write-review.ts';

let shop: OrderShop;
let maren: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  maren = shop.ctx.as(shop.specialist);
});

const day = 24 * 3_600_000;
const fields = { stars: '4', words: 'Deep, firm, and it cleans well.', room: 'living-room', photo: null };

/** A customer who received a piece. */
async function receiver() {
  const recordId = await newPiece(shop.ctx);
  const june = await shopper(shop, [{ recordId }]);
  await delivered(shop, await orderedFor(shop, june));
  return { recordId, june: june.asked, person: june.person };
}

const rowsOf = (recordId: string) => shop.ctx.db.select().from(review).where(eq(review.recordId, recordId));

async function uploaded(ctx: Ctx): Promise<string> {
  const taken = await uploadImage(ctx, { bytes: await png(), visitorId: null });
  if (!taken.ok) throw new Error(taken.reason);
  return taken.upload.id;
}

const seenBy = (actor: Actor, id: string) =>
  viewUpload(shop.ctx.as(actor), { id, width: 320, format: 'webp', visitorId: null });

const decide = async (recordId: string, act: 'approve' | 'decline', by: Ctx = maren) => {
  const [row] = await rowsOf(recordId);
  if (!row) throw new Error('no review');
  const reason = act === 'decline' ? 'Please leave out the phone number.' : '';
  return moderateReview(by, { id: row.id, act, seenRevision: row.revision, reason });
};

/** A published review by another account. */
async function publishedBy(recordId: string, stars: Stars): Promise<void> {
  const { id: accountId } = await createAccount(shop.ctx);
  shop.ctx.clock.forward(60_000);
  await shop.ctx.db.insert(review).values({
    ...{ id: shop.ctx.ids.next('review'), accountId, recordId, stars, words: `I give it ${stars}, honestly.` },
    ...{ room: 'bedroom', firstName: 'Ana', deliveredState: 'TX', state: 'published' },
    writtenAt: shop.ctx.clock.now(),
  });
}

describe('writing a review', () => {
  it('waits for a colleague, shows the first name and the state, and nothing before that', async () => {
    const { recordId, june } = await receiver();
    expect(await ownReview(june, recordId)).toEqual({ mayWrite: true, review: null });
    expect(await writeReview(june, { recordId, fields })).toEqual({ ok: true });
    expect((await reviewsOfPiece(shop.ctx, recordId, 1)).reviews).toEqual([]);
    expect(await reviewedPieces(june, [recordId, 'other'])).toEqual([recordId]);
    expect(await decide(recordId, 'approve')).toEqual({ ok: true });
    const { reviews, summary } = await reviewsOfPiece(shop.ctx, recordId, 1);
    expect(summary).toMatchObject({ count: 1, average: null });
    expect(reviews).toMatchObject([{ stars: 4, words: fields.words, firstName: 'June', deliveredState: 'MA' }]);
    expect(Object.keys(reviews[0] ?? {}).sort()).toEqual(
      ['deliveredState', 'firstName', 'id', 'photoId', 'room', 'stars', 'words', 'writtenAt'].sort(),
    );
  });

  it('shows at once on the open pages of staff, in the count beside Reviews too, until it’s decided', async () => {
    const { recordId, june, person } = await receiver();
    const before = (await studioCounts(maren))?.reviews ?? 0;
    const heard = await announcedBy(shop.database, shop.ctx.db, () => writeReview(june, { recordId, fields }));
    expect(heard).toContain(`customers for ${shop.specialist.id}`);
    expect(heard).not.toContain(`customers for ${person.id}`);
    expect((await studioCounts(maren))?.reviews).toBe(before + 1);
    await decide(recordId, 'approve');
    expect((await studioCounts(maren))?.reviews).toBe(before);
  });

  it('is for those who received the piece: not a visitor, not a stranger, not before it’s delivered', async () => {
    const { recordId } = await receiver();
    const refused = { ok: false, reason: 'not-received' };
    expect(await writeReview(shop.ctx.as(visitorActor), { recordId, fields })).toEqual({
      ok: false,
      reason: 'not-allowed',
    });
    const stranger = shop.ctx.as(await createAccount(shop.ctx));
    expect(await writeReview(stranger, { recordId, fields })).toEqual(refused);
    expect(await ownReview(stranger, recordId)).toEqual({ mayWrite: false, review: null });
    const waiting = await newPiece(shop.ctx);
    const buyer = await shopper(shop, [{ recordId: waiting }]);
    await orderedFor(shop, buyer);
    expect(await writeReview(buyer.asked, { recordId: waiting, fields })).toEqual(refused);
    expect(await rowsOf(recordId)).toEqual([]);
    expect(await rowsOf(waiting)).toEqual([]);
  });

  it('makes one review, however often and however many at once', async () => {
    const { recordId, june } = await receiver();
    const all = await Promise.all([1, 2, 3].map(() => writeReview(june, { recordId, fields })));
    expect(all).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await rowsOf(recordId)).toMatchObject([{ revision: 1, state: 'waiting' }]);
    await decide(recordId, 'approve');
    await writeReview(june, { recordId, fields });
    expect(await rowsOf(recordId)).toMatchObject([{ revision: 1, state: 'published' }]);
    await writeReview(june, { recordId, fields: { ...fields, stars: '2' } });
    expect(await rowsOf(recordId)).toMatchObject([{ revision: 2, state: 'waiting', stars: 2 }]);
    expect((await reviewsOfPiece(shop.ctx, recordId, 1)).summary.count).toBe(0);
  });

  it('names every problem, and stops after too many tries', async () => {
    const { recordId, june } = await receiver();
    const bad = { stars: '9', words: 'ok', room: 'attic', photo: '../x' };
    const answer = await writeReview(june, { recordId, fields: bad });
    expect(answer).toMatchObject({ ok: false, reason: 'invalid' });
    expect(Object.keys((answer as { problems: object }).problems).sort()).toEqual(['photo', 'room', 'stars', 'words']);
    const [{ tries }] = limits.review;
    for (let turn = 0; turn < tries; turn += 1) {
      const words = `${fields.words} ${turn}`;
      expect(await writeReview(june, { recordId, fields: { ...fields, words } })).toEqual({ ok: true });
    }
    expect(await writeReview(june, { recordId, fields })).toMatchObject({ ok: false, reason: 'too-many' });
  });
});

describe('its photo', () => {
  it('is the author’s own upload, shown to everyone only while the review is', async () => {
    const { recordId, june, person } = await receiver();
    const photo = await uploaded(june);
    await writeReview(june, { recordId, fields: { ...fields, photo } });
    expect(await seenBy(visitorActor, photo)).toBeNull();
    expect(await seenBy(person, photo)).not.toBeNull();
    await decide(recordId, 'approve');
    expect(await seenBy(visitorActor, photo)).not.toBeNull();
    await decide(recordId, 'decline');
    expect(await seenBy(visitorActor, photo)).toBeNull();
  });

  it('can’t be another person’s', async () => {
    const { recordId, june } = await receiver();
    const photo = await uploaded(shop.ctx.as(await createAccount(shop.ctx)));
    expect(await writeReview(june, { recordId, fields: { ...fields, photo } })).toEqual({
      ok: false,
      reason: 'photo-gone',
    });
    expect(await rowsOf(recordId)).toEqual([]);
  });

  it('goes when it’s replaced and when the review is withdrawn, twice or not', async () => {
    const { recordId, june } = await receiver();
    const [first, second] = [await uploaded(june), await uploaded(june)];
    await writeReview(june, { recordId, fields: { ...fields, photo: first } });
    await writeReview(june, { recordId, fields: { ...fields, photo: second } });
    const left = async (id: string) => (await shop.ctx.db.select().from(upload).where(eq(upload.id, id))).length;
    expect([await left(first), await left(second)]).toEqual([0, 1]);
    expect(await withdrawReview(june, recordId)).toEqual({ ok: true });
    expect(await withdrawReview(june, recordId)).toEqual({ ok: true });
    expect([await left(second), await rowsOf(recordId)]).toEqual([0, []]);
    expect(await writeReview(june, { recordId, fields })).toEqual({ ok: true });
  });
});

describe('deciding on a review', () => {
  it('is for staff, who see the version they decide on', async () => {
    const { recordId, june } = await receiver();
    await writeReview(june, { recordId, fields });
    const [row] = await rowsOf(recordId);
    const seen = { id: row?.id ?? '', seenRevision: 1, reason: '' };
    expect(await moderateReview(june, { ...seen, act: 'approve' })).toEqual({ ok: false, reason: 'not-allowed' });
    await writeReview(june, { recordId, fields: { ...fields, words: 'Call me at 555-0100 for a better price.' } });
    expect(await moderateReview(maren, { ...seen, act: 'approve' })).toEqual({ ok: false, reason: 'changed' });
    expect(await getReview(june, seen.id)).toBeNull();
    expect(await listReviews(june, { words: '', page: { number: 1, size: 50 } })).toBeNull();
    const found = await listReviews(maren, { words: '555-0100', state: 'waiting', page: { number: 1, size: 50 } });
    expect(found?.rows).toMatchObject([{ id: seen.id, recordId }]);
  });

  it('needs a reason to decline, which the customer reads; twice at once is once', async () => {
    const { recordId, june, person } = await receiver();
    await writeReview(june, { recordId, fields });
    const [row] = await rowsOf(recordId);
    const asked = { id: row?.id ?? '', act: 'decline', seenRevision: 1, reason: ' ' } as const;
    expect(await moderateReview(maren, asked)).toMatchObject({ ok: false, reason: 'invalid' });
    const both = await Promise.all([decide(recordId, 'decline'), decide(recordId, 'decline')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ownReview(june, recordId)).toMatchObject({
      review: { state: 'declined', reason: 'Please leave out the phone number.' },
    });
    await shop.ctx.runEffects();
    const letters = shop.ctx.sent.filter(({ to, subject }) => to === person.email && subject.includes('review'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Please leave out the phone number.');
    expect(await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, asked.id))).toMatchObject([
      { act: 'review.decline', actor: shop.specialist.id },
    ]);
  });

  it('isn’t up to its author', async () => {
    const recordId = await newPiece(shop.ctx);
    const own = await shopper(shop, [{ recordId }], shop.specialist);
    await delivered(shop, await orderedFor(shop, own));
    await writeReview(own.asked, { recordId, fields });
    expect(await decide(recordId, 'approve', own.asked)).toEqual({ ok: false, reason: 'own' });
  });

  it('finds nothing once the customer has withdrawn it', async () => {
    const { recordId, june } = await receiver();
    await writeReview(june, { recordId, fields });
    const [row] = await rowsOf(recordId);
    await withdrawReview(june, recordId);
    const asked = { id: row?.id ?? '', act: 'approve', seenRevision: 1, reason: '' } as const;
    expect(await moderateReview(maren, asked)).toEqual({ ok: false, reason: 'unknown' });
  });
});

describe('what a piece’s page shows', () => {
  it('has the newest first, a page at a time, and an average from five on', async () => {
    const recordId = await newPiece(shop.ctx);
    const given: Stars[] = [5, 4, 3, 5, 1, 5, 2, 4];
    for (const [index, stars] of given.entries()) {
      await publishedBy(recordId, stars);
      const { summary } = await reviewsOfPiece(shop.ctx, recordId, 1);
      expect(summary.average === null).toBe(index + 1 < fewestForAverage);
    }
    const first = await reviewsOfPiece(shop.ctx, recordId, 1);
    expect(first).toMatchObject({ page: 1, pages: 2 });
    expect(first.summary).toEqual({ count: 8, average: 3.6, spread: { 1: 1, 2: 1, 3: 1, 4: 2, 5: 3 } });
    expect(first.reviews.map(({ stars }) => stars)).toEqual(given.toReversed().slice(0, reviewLimits.perPage));
    const last = await reviewsOfPiece(shop.ctx, recordId, 99);
    expect(last.reviews.map(({ stars }) => stars)).toEqual([4, 5]);
    expect((await reviewsOfPiece(shop.ctx, recordId, Number.NaN)).page).toBe(1);
  });

  it('loses a deleted account’s review and photo at once, and the data with the erasure', async () => {
    const { recordId, june, person } = await receiver();
    const photo = await uploaded(june);
    await writeReview(june, { recordId, fields: { ...fields, photo } });
    await decide(recordId, 'approve');
    expect(await reviewsOfAccount(shop.ctx, person.id)).toMatchObject([{ recordId, words: fields.words }]);
    const deletedAt = shop.ctx.clock.now();
    await shop.ctx.db.update(account).set({ deletedAt, formerEmail: person.email }).where(eq(account.id, person.id));
    expect((await reviewsOfPiece(shop.ctx, recordId, 1)).summary.count).toBe(0);
    expect(await seenBy(visitorActor, photo)).toBeNull();
    expect(await rowsOf(recordId)).toHaveLength(1);
    shop.ctx.clock.forward(90 * day);
    await eraseAccounts(shop.ctx);
    expect(await rowsOf(recordId)).toEqual([]);
  });
});
