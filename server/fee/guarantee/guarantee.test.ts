import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { project, refund, selection } from '#server/db/schema/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  newCoupon,
  openedFor,
  openFeeShop,
  paidFee,
  takenInBothBooks,
} from '../fee.test-data.ts';
import { applyCoupon } from '../paying/apply-coupon.ts';
import { askGuarantee } from './ask-guarantee.ts';
import { decideGuarantee } from './decide-guarantee.ts';
import { listGuarantees } from './list-guarantees.ts';

const day = 86_400_000;
const waiting = { state: 'asked', words: '', page: { number: 1, size: 100 } } as const;

let shop: FeeShop;
let june: Customer;
let ada: Ctx;
beforeAll(async () => {
  shop = await openFeeShop();
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});
beforeEach(async () => {
  june = await customer(shop.ctx, { submitted: true });
});

describe('the satisfaction guarantee', () => {
  const ask = (feeId: string, who = june) => askGuarantee(who.asked, { feeId, words: ' Not for us. ' });
  const requestOf = async (feeId: string) =>
    (await listGuarantees(ada, waiting))?.rows.find((one) => one.feeId === feeId);

  test('before boards: requested once however often it’s pressed, granted, and the whole fee goes back', async () => {
    const feeId = await paidFee(shop, june);
    expect(await Promise.all([ask(feeId), ask(feeId), ask(feeId)])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const request = await requestOf(feeId);
    expect(request).toMatchObject({
      because: 'before-boards',
      words: 'Not for us.',
      paidCents: 14_900,
      firstName: 'June',
    });
    expect((await listGuarantees(ada, waiting))?.rows.filter((one) => one.feeId === feeId)).toHaveLength(1);
    const decide = { requestId: request?.id ?? '', act: 'grant', answer: 'Of course.' } as const;
    expect(await decideGuarantee(june.asked, decide)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await decideGuarantee(ada, decide)).toEqual({ ok: true });
    expect(await decideGuarantee(ada, decide)).toEqual({ ok: false, reason: 'decided-before' });
    expect(await requestOf(feeId)).toBeUndefined();
    expect(await takenInBothBooks(shop, feeId)).toEqual({ ours: 0, theirs: 0 });
    expect(await booksOf(shop.ctx, feeId)).toMatchObject({
      fee: { status: 'refunded' },
      projects: [{ state: 'closed' }],
    });
    await shop.ctx.runEffects();
    expect(shop.ctx.sent.some(({ text }) => text.includes('Of course.'))).toBe(true);
  });

  test('a fee that cost nothing ends without money', async () => {
    await newCoupon(shop.ctx, 'ONTHEHOUSE', { percent: 100 });
    const { id: feeId } = await openedFor(june);
    await applyCoupon(june.asked, { feeId, code: 'ONTHEHOUSE' });
    await ask(feeId);
    const requestId = (await requestOf(feeId))?.id ?? '';
    expect(await decideGuarantee(ada, { requestId, act: 'grant', answer: '' })).toEqual({ ok: true });
    expect((await booksOf(shop.ctx, feeId)).fee.status).toBe('refunded');
    expect(await shop.ctx.db.select().from(refund).where(eq(refund.paymentId, feeId))).toEqual([]);
  });

  test('with boards needs both revisions, within 30 days, and no order; declined, it may be asked again', async () => {
    const feeId = await paidFee(shop, june);
    const publish = (revision: number) =>
      shop.ctx.db.insert(selection).values({
        ...{ id: shop.ctx.ids.next('selection'), surveyId: june.surveyId, accountId: june.person.id, revision },
        ...{ state: 'published', publishedAt: shop.ctx.clock.now() },
      });
    await publish(0);
    expect(await ask(feeId)).toEqual({ ok: false, reason: 'revisions-left' });
    await publish(1);
    await publish(2);
    shop.ctx.clock.forward(20 * day);
    expect(await ask(feeId)).toEqual({ ok: true });
    const requestId = (await requestOf(feeId))?.id ?? '';
    expect(await decideGuarantee(ada, { requestId, act: 'decline', answer: 'Let us talk.' })).toEqual({ ok: true });
    expect(await takenInBothBooks(shop, feeId)).toEqual({ ours: 14_900, theirs: 14_900 });
    expect(await ask(feeId)).toEqual({ ok: true });
    shop.ctx.clock.forward(20 * day);
    await decideGuarantee(ada, { requestId: (await requestOf(feeId))?.id ?? '', act: 'decline', answer: '' });
    expect(await ask(feeId)).toEqual({ ok: false, reason: 'too-late' });
    await shop.ctx.db.update(project).set({ state: 'ordered' }).where(eq(project.surveyId, june.surveyId));
    expect(await ask(feeId)).toEqual({ ok: false, reason: 'ordered' });
  });

  test('another customer’s fee doesn’t exist', async () => {
    const feeId = await paidFee(shop, june);
    const theo = await customer(shop.ctx);
    expect(await ask(feeId, theo)).toEqual({ ok: false, reason: 'not-found' });
    expect(await listGuarantees(june.asked, waiting)).toBeNull();
  });
});
