import { beforeAll, expect, test } from 'vitest';
import { noPictures } from '#core/catalog/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { creditStaysWords, orderWords } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
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

test('the letter of a refund and the receipt name its piece; where the credit paid a part the letter says why it is less', async () => {
  const june = await twoPieces();
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  const [kept, gone] = await linesOf(orderId);
  await cancelLines(june.asked, { orderId, lineIds: [gone?.id ?? ''] });
  const letter = await letterTo(june, /^Your refund/);
  expect(letter).toContain(`\n1 × ${gone?.name}\nFurniture: $`);
  expect(letter).toMatch(/\nDelivery: \$[\d,.]+\nCanceled before it shipped: \$/);
  expect(letter).toContain(creditStaysWords);
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
  expect(courtesy).not.toContain(creditStaysWords);
});

test('of an order canceled as a whole the credit comes back: no letter says that it is lost', async () => {
  const june = await twoPieces();
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  await cancelLines(june.asked, { orderId, lineIds: (await linesOf(orderId)).map(({ id }) => id) });
  expect(await letterTo(june, /^Your refund/)).not.toContain(creditStaysWords);
  expect(await letterTo(june, /^Your cancellation/)).toContain('credit');
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
