import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PurchaseOrderRow } from './store.ts';

/** An order, with how often its links were withdrawn. */
export type LinkedOrder = Pick<PurchaseOrderRow, 'id' | 'linkVersion'>;

/** Signs the link to one purchase order: only its maker got it by mail. Its first link carries no version. */
const keyOf = (secret: string, { id, linkVersion }: LinkedOrder): string =>
  createHmac('sha256', `purchase order ${secret}`)
    .update(linkVersion === 1 ? id : JSON.stringify([id, linkVersion]))
    .digest('base64url');

export const linkTo = ({ secret }: { secret: string }, order: LinkedOrder): string =>
  `/maker/orders/${order.id}?key=${keyOf(secret, order)}`;

export function isKeyOf({ secret }: { secret: string }, order: LinkedOrder, key: string): boolean {
  const [ours, theirs] = [Buffer.from(keyOf(secret, order)), Buffer.from(key)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** Whether we mailed this key once and have withdrawn it since. */
export const isWithdrawnKey = (ctx: { secret: string }, { id, linkVersion }: LinkedOrder, key: string): boolean =>
  Array.from({ length: linkVersion - 1 }, (_, before) => before + 1).some((version) =>
    isKeyOf(ctx, { id, linkVersion: version }, key),
  );
