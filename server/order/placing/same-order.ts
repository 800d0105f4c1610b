import { changedTotals, type DeliveryAddress, type PricedLine } from '#core/order/index.ts';
import { type OrderRow, totalsOf } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import { type OrderDraft, usedCoupon } from './draft-order.ts';

const addressFacts = ({ name, line1, line2, city, zip, phone }: DeliveryAddress) => [
  name,
  line1,
  line2,
  city,
  zip,
  phone,
];
const lineFacts = ({ recordId, quantity, delivery, unitCents, whiteGloveCents }: PricedLine) => [
  recordId,
  quantity,
  delivery,
  unitCents,
  whiteGloveCents,
];
const facts = (address: DeliveryAddress, coupon: string | null, lines: readonly PricedLine[]) =>
  JSON.stringify([addressFacts(address), coupon, lines.map(lineFacts)]);

/** Would the open order be written down just as it is? */
export function isSameOrder(draft: OrderDraft, row: OrderRow, lines: readonly LineRow[]): boolean {
  return (
    changedTotals(totalsOf(row), draft.detail.totals).length === 0 &&
    facts(row.address, row.couponCode, lines) === facts(draft.asked.address, usedCoupon(draft), draft.lines)
  );
}
