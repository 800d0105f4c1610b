import { startOfDay } from '#core/promotion/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { setting, taxFile } from '../../db/schema/index.ts';
import { importTaxFile, previewTaxFile } from '../../tax/import-rates.ts';
import { newPiece, type OrderShop, openOrderShop, type Shopper, shopper } from '../order.test-data.ts';
import { quoteOrder } from './quote-order.ts';

const head = 'zip,state,from,stateRate,county,countyRate,city,cityRate,special,specialRate,shippingTaxed';
export const ratesFile = (name: string, ...lines: string[]) => ({ name, text: [head, ...lines].join('\n') });

/** Somerville's rates, made up, go up on December 10. */
export const somerville = ratesFile(
  'rates.csv',
  ',MA,2026-01-01,6.25,,,,,,,no',
  '02143,MA,2026-01-01,6.25,Middlesex County,0.5,Somerville,0.3333,MBTA,0.0417,yes',
  '02143,MA,2026-12-10,6.25,Middlesex County,0.75,Somerville,0.3333,MBTA,0.0417,yes',
);

/** An order shop with an admin. */
export async function openTaxShop(): Promise<OrderShop & { ada: Ctx }> {
  const shop = await openOrderShop();
  return { ...shop, ada: shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' })) };
}

/** No rates are known, it's a minute before Somerville's change, and June chose three sofas and a rug. */
export async function beforeTheChange(shop: OrderShop): Promise<{ june: Shopper; rug: string }> {
  shop.ctx.clock.set(new Date(startOfDay('2026-12-10').getTime() - 60_000));
  await shop.ctx.db.delete(taxFile);
  await shop.ctx.db.delete(setting);
  const sofa = await newPiece(shop.ctx, { cents: 219_977 });
  const rug = await newPiece(shop.ctx, { cents: 33_333 });
  return { june: await shopper(shop, [{ recordId: sofa, quantity: 3 }, { recordId: rug }]), rug };
}

export async function importAs(admin: Ctx, given = somerville) {
  const preview = await previewTaxFile(admin, given);
  if (!preview) throw new Error('not allowed');
  return importTaxFile(admin, { file: given, stamp: preview.stamp });
}

export const quoteFor = ({ asked, selectionId }: Shopper, zip = '02143') =>
  quoteOrder(asked, { selectionId, zip, coupon: null });

type Shown = { moneyLines: readonly { key: string; label: string; cents: number }[] } | null | undefined;

export const taxesOf = (order: Shown) =>
  (order?.moneyLines ?? []).filter(({ key }) => key === 'tax').map(({ label, cents }) => [label, cents]);
