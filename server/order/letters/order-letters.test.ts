import { beforeAll, expect, test } from 'vitest';
import { noPictures } from '#core/catalog/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { orderWords } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { promiseCredit } from '../../db/schema/index.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { laterRows } from '../records/receipt-pdf.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { refundAmounts } from '../returns/refund-amounts.ts';
import { requestReturn } from '../returns/request-return.ts';

let shop: OrderShop;
let staff: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});

async function mailTo({ person }: Shopper, subject: RegExp) {
  await shop.ctx.runEffects();
  return shop.ctx.sent.findLast((mail) => mail.to === person.email && subject.test(mail.subject));
}
const letterTo = async (to: Shopper, subject: RegExp) => (await mailTo(to, subject))?.text ?? '';
const twoPieces = async () =>
  shopper(shop, [
    { recordId: await newPiece(shop.ctx, { cents: 400_000 }) },
    { recordId: await newPiece(shop.ctx, { cents: 150_000 }) },
  ]);
const linesOf = async (orderId: string) => (await booksOf(shop.ctx, orderId)).lines;

const shownCredits = async ({ asked }: Shopper, orderId: string) => (await orderToShow(asked, orderId))?.credits ?? [];

test('the letter of a refund and the receipt name its piece, the part that the credit paid and what becomes of it', async () => {
  const june = await twoPieces();
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  const [kept, gone] = await linesOf(orderId);
  await cancelLines(june.asked, { orderId, lineIds: [gone?.id ?? ''] });
  const letter = await letterTo(june, /^Your refund/);
  expect(letter).toContain(`\n1 × ${gone?.name}\nFurniture: $`);
  expect(letter).toMatch(/\nDelivery: \$[\d,.]+\nCanceled before it shipped: \$/);
  const [credits] = await shownCredits(june, orderId);
  expect(credits?.rows).toMatchObject([{ key: 'credit', label: 'Covered by your fee credit' }]);
  for (const { label, cents, why } of credits?.rows ?? []) {
    expect(letter).toContain(`\n${label}: ${formatMoney(cents)}`);
    expect(letter).toContain(why);
    expect(why).toContain('If the rest of this order is canceled too, your whole fee credit comes back');
  }
  expect(letter).not.toContain(kept?.name);
  const order = await getOrder(june.asked, orderId);
  expect(order && laterRows(order)).toMatchObject([
    { label: 'Refund', why: expect.stringMatching(`^${gone?.name}. Canceled before it shipped, `) },
  ]);

  // A goodwill refund is its own amount, not the price of the piece.
  const part = { of: 'line', lineId: kept?.id ?? '', cents: 5000 } as const;
  await refundAmounts(staff, { orderId, amounts: [part], note: 'A scratch' });
  const courtesy = await letterTo(june, /^Your refund of \$50 /);
  expect(courtesy).toContain(`\n1 × ${kept?.name}\nA courtesy from us: $50\n`);
  expect(courtesy).not.toContain('credit');
});

test('of an order canceled as a whole both letters say once that the credit is back for the next order', async () => {
  const june = await twoPieces();
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  await cancelLines(june.asked, { orderId, lineIds: (await linesOf(orderId)).map(({ id }) => id) });
  const back = 'your whole fee credit is back, ready for your next order';
  for (const subject of [/^Your refund/, /^Your cancellation/]) {
    const letter = await letterTo(june, subject);
    expect(letter.split(back)).toHaveLength(2);
    expect(letter).toContain(`Covered by your fee credit: ${formatMoney(14_900)}`);
    expect(letter).not.toContain('isn’t paid out');
  }
});

test('pieces that the credit paid in full get no refund letter, and their cancellation says where the credit is', async () => {
  const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 1_000 }) }]);
  const id = shop.ctx.ids.next('credit');
  const bookedAt = shop.ctx.clock.now();
  await shop.ctx.db.insert(promiseCredit).values({ id, accountId: june.person.id, cents: 400_000, bookedAt });
  const { id: orderId } = await placedFor(june);
  await cancelLines(june.asked, { orderId, lineIds: (await linesOf(orderId)).map((one) => one.id) });
  expect(await letterTo(june, /^Your refund/)).toBe('');
  const [credits] = await shownCredits(june, orderId);
  expect(credits).toMatchObject({ refundId: null, rows: [{ key: 'promise credit' }] });
  const letter = await letterTo(june, /^Your cancellation/);
  expect(letter).toContain(`Covered by your credit for late boards: ${formatMoney(credits?.rows[0]?.cents ?? 0)}`);
  expect(letter).toContain('this credit is back for another order');
});

test('a cheaper replacement’s refund names the part that the credit had paid, as its sum does', async () => {
  const june = await twoPieces();
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  await delivered(shop, orderId);
  const lineId = (await linesOf(orderId))[0]?.id ?? '';
  await requestReturn(june.asked, { orderId, lineId, want: 'exchange', reason: 'damaged', note: '', photos: [] });
  await offerReplacement(staff, { orderId, lineId, recordId: await newPiece(shop.ctx, { cents: 300_000 }) });
  const [credits] = await shownCredits(june, orderId);
  expect(credits).toMatchObject({ reason: 'exchanged', rows: [{ label: 'Covered by a credit' }] });
  const cents = credits?.rows[0]?.cents ?? 0;
  expect(cents).toBeGreaterThan(0);
  expect(await letterTo(june, /^Your refund/)).toContain(`Covered by a credit: ${formatMoney(cents)}`);
});

test('without a credit nothing is said of one', async () => {
  const june = await twoPieces();
  const orderId = await orderedFor(shop, june);
  await cancelLines(june.asked, { orderId, lineIds: [(await linesOf(orderId))[0]?.id ?? ''] });
  expect(await letterTo(june, /^Your refund/)).not.toContain('credit');
});

test('of one piece letters speak in the singular, of more in the plural', async () => {
  const one = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  await delivered(shop, await orderedFor(shop, one));
  expect(await letterTo(one, /order is confirmed$/)).toMatch(
    /Confirmed by the maker[\s\S]*your piece is being prepared/,
  );
  expect(await letterTo(one, /on its way$/)).toContain('this piece has left the maker');
  expect(await letterTo(one, /has arrived$/)).toContain('we hope it looks as good');

  const june = await shopper(shop, [
    { recordId: await newPiece(shop.ctx) },
    { recordId: await newPiece(shop.ctx), quantity: 2 },
  ]);
  const orderId = await orderedFor(shop, june);
  const [single, pair] = await linesOf(orderId);
  await cancelLines(june.asked, { orderId, lineIds: [single?.id ?? ''] });
  expect(await letterTo(june, /^Your cancellation/)).toMatch(/This piece is canceled[\s\S]*this piece won’t ship/);
  await cancelLines(june.asked, { orderId, lineIds: [pair?.id ?? ''] });
  expect(await letterTo(june, /^Your cancellation/)).toMatch(/These pieces are canceled[\s\S]*these pieces won’t ship/);
});

test.each([
  ['return', /^We have your return/, orderWords.sendBack],
  ['exchange', /^Your replacement is ordered/, orderWords.pickUp],
] as const)('who sends a piece back for a %s reads how it gets back to us', async (want, subject, how) => {
  const june = await twoPieces();
  const orderId = await orderedFor(shop, june);
  await delivered(shop, orderId);
  const lineId = (await linesOf(orderId))[0]?.id ?? '';
  await requestReturn(june.asked, { orderId, lineId, want, reason: 'damaged', note: '', photos: [] });
  if (want === 'exchange') await offerReplacement(staff, { orderId, lineId, recordId: await newPiece(shop.ctx) });
  expect(await letterTo(june, subject)).toContain(how.slice(1));
});

test('receipts and refunds show the pictures of their pieces, and how the amounts add up', async () => {
  const front = { publicId: 'furniture/rec-alder-sofa-charcoal/front', width: 880, height: 660 };
  const pictures = { ...noPictures, front: [{ ...front, bytes: 1, type: 'image/webp' }] };
  const june = await shopper(shop, [
    { recordId: await newPiece(shop.ctx, { cents: 400_000, pictures }) },
    { recordId: await newPiece(shop.ctx, { cents: 150_000 }), quantity: 2 },
  ]);
  const orderId = await orderedFor(shop, june);
  const [sofa, pair] = await linesOf(orderId);
  const address = `${shop.ctx.company.origin}/image/w_240_jpg/${front.publicId}`;

  const receipt = await mailTo(june, /^Your receipt/);
  expect(receipt?.html).toContain(`src="${address}" alt="${sofa?.name}" width="112" height="84"`);
  // A piece without a picture has its words all the same.
  expect(receipt?.html.match(/<img /g)).toHaveLength(1);
  expect(receipt?.html).toContain(`2 × ${pair?.name}`);
  const { moneyLines } = (await booksOf(shop.ctx, orderId)).order;
  for (const { key, label, cents } of moneyLines) {
    if (key !== 'total') expect(receipt?.text).toContain(`\n${label}: ${formatMoney(cents)}\n`);
  }
  expect(receipt?.text).toMatch(/\nPaid: \$/);

  await cancelLines(june.asked, { orderId, lineIds: [sofa?.id ?? ''] });
  for (const subject of [/^Your refund/, /^Your cancellation/]) {
    const mail = await mailTo(june, subject);
    expect(mail?.html).toContain(`/${front.publicId}" alt="${sofa?.name}" width="600" height="450"`);
    expect(mail?.html).toContain('How it adds up');
  }
});
