import type { TypedAddress } from '#core/order/index.ts';
import { deliveryContact } from '../account/delivery-contact.ts';
import { savedCards } from '../account/saved-cards.ts';
import type { Ctx } from '../context.ts';
import type { Payment, SavedCard } from '../gateways/payments/port.ts';
import { getSelection } from '../selection/get-selection.ts';
import { type Quote, quoteOrder } from './quote-order.ts';
import { settleOrder } from './settle-order.ts';
import { lastAddressOf, liveOrderOf } from './store.ts';

export interface CheckoutFacts {
  quote: Quote;
  /** Where the last order went, or what the profile knows. */
  address: TypedAddress;
  cards: SavedCard[];
  /** Why the card that was tried last did not pay. */
  cardProblem: Payment['lastError'];
}

export type CheckoutOpened =
  | { ok: true; facts: CheckoutFacts }
  | { ok: false; reason: 'not-found' | 'provider-failed' }
  | { ok: false; reason: 'already-ordered'; orderId: string };

/** Everything the checkout of a selection shows. One that is paid, a moment ago or long before, leads to its order. */
export async function checkoutFacts(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { selectionId }: { selectionId: string },
): Promise<CheckoutOpened> {
  const found = await getSelection(ctx, selectionId);
  if (!found) return { ok: false, reason: 'not-found' };
  const begun = await liveOrderOf(ctx.db, selectionId);
  const settled = begun && (await settleOrder(ctx, begun.id));
  if (settled && !settled.ok) return { ok: false, reason: 'provider-failed' };
  if (settled?.row.payment === 'complete') return { ok: false, reason: 'already-ordered', orderId: settled.row.id };

  const address = await knownAddress(ctx, found.accountId);
  const quote = await quoteOrder(ctx, { selectionId, zip: address.zip, coupon: begun?.couponCode ?? null });
  if (!quote) return { ok: false, reason: 'not-found' };
  const cardProblem = settled?.payment?.lastError ?? null;
  return { ok: true, facts: { quote, address, cards: await savedCards(ctx), cardProblem } };
}

async function knownAddress(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<TypedAddress> {
  const last = await lastAddressOf(ctx.db, accountId);
  if (last) return last;
  return { line1: '', line2: '', city: '', ...(await deliveryContact(ctx, accountId)) };
}
