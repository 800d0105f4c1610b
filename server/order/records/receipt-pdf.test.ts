import { beforeAll, expect, test } from 'vitest';
import { syncPayment } from '../../payment/sync.ts';
import { newPiece, type OrderShop, oakStreet, openOrderShop, pay, placedFor, shopper } from '../order.test-data.ts';
import { getReceiptPdf } from './get-receipt-pdf.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

test('the receipt is a PDF with our own fonts, only for its customer, whatever their name is', async () => {
  const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  const address = { ...oakStreet, name: 'Zoë Łukasiewicz-Ñandú' };
  const { id } = await placedFor(june, { address });
  expect(await getReceiptPdf(june.asked, id)).toBeNull();
  await pay(shop, id);
  await syncPayment(shop.ctx, id);
  const pdf = (await getReceiptPdf(june.asked, id)) ?? Buffer.alloc(0);
  const raw = pdf.toString('latin1');
  expect(raw.startsWith('%PDF-')).toBe(true);
  const named = new Set(raw.match(/\/FontName \/\S+/g));
  expect([...named].join(' ')).toMatch(/Instrument.*Fraunces|Fraunces.*Instrument/);
  expect(raw).not.toContain('Helvetica');
  expect(raw.match(/\/FontFile2/g)?.length).toBe(3);
  const theo = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  expect(await getReceiptPdf(theo.asked, id)).toBeNull();
});
