import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/money/index.ts';
import type { ExchangeSum } from '#core/order/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  pay,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { orderToShow } from '../records/order-to-show.ts';
import type { LineView } from '../records/order-view.ts';
import { cancelLines } from './cancel-lines.ts';
import { offerReplacement } from './offer-replacement.ts';
import { payExchange } from './pay-exchange.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturned } from './refund-returned.ts';
import { requestReturn } from './request-return.ts';

let shop: OrderShop;
let june: Shopper;
let orderId: string;
let lineIds: string[];

beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  june = await shopper(shop, [
    { recordId: await newPiece(shop.ctx, { cents: 400_000 }) },
    { recordId: await newPiece(shop.ctx, { cents: 150_000 }) },
    { recordId: await newPiece(shop.ctx, { cents: 90_000 }), delivery: 'white-glove' },
  ]);
  await paidFee(shop.ctx, june);
  orderId = await orderedFor(shop, june);
  lineIds = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id);
});

const shown = async () => {
  const seen = await orderToShow(june.asked, orderId);
  if (!seen) throw new Error('no order');
  return seen.statements;
};
const letter = async (subject: string) => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.findLast((mail) => mail.to === june.person.email && mail.subject === subject)?.text ?? '';
};
const refundedBy = async (act: () => Promise<unknown>) => {
  const before = await takenAtProvider(shop, orderId);
  await act();
  return before - (await takenAtProvider(shop, orderId));
};

test.each([0, 1, 2])(
  'canceling piece %i refunds what the page said before, and the letter says the same',
  async (at) => {
    const id = lineIds[at] ?? '';
    const said = (await shown()).cancel[id];
    if (!said) throw new Error('nothing was said');
    expect(said.stays.map(({ key }) => key)).toContain('credit');
    expect(await refundedBy(() => cancelLines(june.asked, { orderId, lineIds: [id] }))).toBe(said.total);
    const mail = await letter('Your cancellation is confirmed');
    expect(mail).toContain(`Refund to your card: ${formatMoney(said.total)}`);
    for (const { label, cents } of [...said.back, ...said.stays]) {
      expect(mail).toContain(label);
      expect(mail).toContain(formatMoney(cents));
    }
    // Said again for the rest, now that one is gone.
    const rest = (await shown()).cancelAll;
    expect(await refundedBy(() => cancelLines(june.asked, { orderId }))).toBe(rest?.total);
    expect(await takenAtProvider(shop, orderId)).toBe(0);
  },
);

test('a return refunds what the page and the letter said when it was asked for', async () => {
  await delivered(shop, orderId);
  const id = lineIds[2] ?? '';
  const { returned, exchanged } = (await shown()).sendBack[id] ?? {};
  expect(returned?.stays.map(({ key }) => key)).toEqual(['credit', 'white glove']);
  expect(exchanged).toContain(`counts ${formatMoney(90_000)}`);
  await requestReturn(june.asked, { orderId, lineId: id, want: 'return', reason: 'damaged', note: '', photos: [] });
  expect(await letter('We have your return request')).toContain(
    `Refund to your card: ${formatMoney(returned?.total ?? 0)}`,
  );
  const staff = shop.ctx.as(shop.specialist);
  await receiveReturn(staff, { orderId, lineIds: [id] });
  expect(await refundedBy(() => refundReturned(staff, { orderId, lineIds: [id] }))).toBe(returned?.total);
  expect((await shown()).sendBack[id]).toBeUndefined();
});

test('an exchange says what the piece counts for, in the letter too', async () => {
  await delivered(shop, orderId);
  const id = lineIds[0] ?? '';
  const said = (await shown()).sendBack[id]?.exchanged ?? '';
  await requestReturn(june.asked, { orderId, lineId: id, want: 'exchange', reason: 'damaged', note: '', photos: [] });
  expect(await letter('We have your exchange request')).toContain(said);
});

describe('the arithmetic of an exchange', () => {
  const lineOf = async (find: (line: LineView) => boolean) =>
    (await orderToShow(june.asked, orderId))?.order.lines.find(find);
  const saysTheSame = (mail: string, { rows, total }: ExchangeSum) => {
    for (const { label, cents } of [...rows, total]) expect(mail).toContain(`${label}: ${formatMoney(cents)}`);
  };
  const replace = async (cents: number) => {
    await delivered(shop, orderId);
    const [lineId = ''] = lineIds;
    await requestReturn(june.asked, { orderId, lineId, want: 'exchange', reason: 'damaged', note: '', photos: [] });
    const recordId = await newPiece(shop.ctx, { cents });
    const offered = await offerReplacement(shop.ctx.as(shop.specialist), { orderId, lineId, recordId });
    if (!offered.ok) throw new Error(offered.reason);
    return offered.exchange;
  };

  test('is the same on the page and in the letters, before a difference is paid and after', async () => {
    const { id, dueCents } = await replace(460_000);
    const offer = (await lineOf(({ id: of }) => of === lineIds[0]))?.offer;
    if (!offer) throw new Error('no offer');
    expect(offer.sum.rows.map(({ key, cents }) => [key, cents])).toEqual([
      ['price', 460_000],
      ['counts', -400_000],
    ]);
    expect(offer.sum.total).toEqual({ label: 'The difference, to pay', cents: dueCents });
    saysTheSame(
      await letter(`A replacement for ${(await lineOf(({ id: of }) => of === lineIds[0]))?.name}`),
      offer.sum,
    );
    await payExchange(june.asked, { exchangeId: id });
    await pay(shop, id);
    await syncPayment(shop.ctx, id);
    const sum = (await lineOf(({ replacesLineId }) => replacesLineId !== null))?.exchanged;
    if (!sum) throw new Error('no sum');
    expect(sum).toEqual({ rows: offer.sum.rows, total: { label: 'Paid for a replacement', cents: dueCents } });
    saysTheSame(await letter('Your replacement is ordered'), sum);
  });

  test('says what comes back for a cheaper piece, and what a credit covered', async () => {
    const taken = await takenAtProvider(shop, orderId);
    await replace(300_000);
    const back = taken - (await takenAtProvider(shop, orderId));
    const sum = (await lineOf(({ replacesLineId }) => replacesLineId !== null))?.exchanged;
    if (!sum) throw new Error('no sum');
    expect(sum.rows.map(({ key, cents }) => [key, cents])).toEqual([
      ['price', 300_000],
      ['counts', -400_000],
      ['credit', 100_000 - back],
    ]);
    expect(sum.total).toEqual({ label: 'Refund to your card', cents: back });
    saysTheSame(await letter('Your replacement is ordered'), sum);
  });
});
