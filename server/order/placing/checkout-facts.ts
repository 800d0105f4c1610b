import type { FeeStateWords } from '#core/fee/index.ts';
import type { TypedAddress } from '#core/order/index.ts';
import { orderOfAllChosen } from '#core/selection/index.ts';
import { textOf, zipKey } from '#core/survey/index.ts';
import { deliveryContact } from '../../account/profile/delivery-contact.ts';
import { savedCards } from '../../account/profile/saved-cards.ts';
import type { Ctx } from '../../context.ts';
import { firstOrderEnds } from '../../fee/first-order-ends.ts';
import { feeAtCheckout } from '../../fee/order-credit.ts';
import type { Payment, SavedCard } from '../../gateways/payments/port.ts';
import { isUnderWay } from '../../payment/open-payment.ts';
import { type PaymentNeeds, peekPayment } from '../../payment/sync.ts';
import { getSelection } from '../../selection/results/get-selection.ts';
import { surveyOfPerson } from '../../survey/survey-of-person.ts';
import { lastOrderOf, type OrderRow, openOrderOfRoom, orderById } from '../store.ts';
import { type Quote, quoteOrder } from './quote-order.ts';

export interface CheckoutFacts {
  quote: Quote;
  /** The last order's address, or what the room's survey and the profile know. */
  address: TypedAddress;
  cards: SavedCard[];
  /** The customization fee this order falls under. */
  fee: FeeStateWords | null;
  /** What the room's first order ends; empty if nothing, and for every later order. */
  firstOrderEnds: string;
  /** Why the last card attempt failed. */
  cardProblem: Payment['lastError'];
}

export type CheckoutOpened =
  | { ok: true; facts: CheckoutFacts }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'provider-failed' }
  /** undecided: neither paid nor refused, or already over. The receipt page says which. */
  | { ok: false; reason: 'already-ordered' | 'undecided'; orderId: string };

interface CheckoutAsked {
  selectionId: string;
  /** The order id in the bank's redirect back to us. */
  returnedWith?: string | null;
}

/**
 * Everything the checkout of a selection shows. Read-only. With everything chosen already ordered, it leads to that
 * order; an order that may just have been paid leads to its receipt.
 */
export async function checkoutFacts(
  ctx: PaymentNeeds & Pick<Ctx, 'salesTax'>,
  { selectionId, returnedWith = null }: CheckoutAsked,
): Promise<CheckoutOpened> {
  const found = await getSelection(ctx, selectionId);
  if (!found) return { ok: false, reason: 'not-found' };
  const begun = await openOrderOfRoom(ctx.db, selectionId);
  const seen = begun && (await peekPayment(ctx, begun.id));
  if (seen && !seen.ok) return { ok: false, reason: 'provider-failed' };
  if (seen?.row.state === 'complete') return { ok: false, reason: 'already-ordered', orderId: seen.row.id };

  // Just paid, or still at the bank: the receipt page settles it and says so.
  const underWay = seen?.intent ? isUnderWay(seen.intent) : false;
  const cardProblem = underWay ? null : (seen?.intent?.lastError ?? null);
  const returned = returnedWith === null ? null : await orderById(ctx.db, returnedWith);
  if (begun && underWay) return { ok: false, reason: 'undecided', orderId: begun.id };
  if (returned?.selectionId === selectionId && !(returned.id === begun?.id && cardProblem)) {
    return { ok: false, reason: 'undecided', orderId: returned.id };
  }

  const orderedId = orderOfAllChosen(found.selection);
  if (orderedId) return { ok: false, reason: 'already-ordered', orderId: orderedId };

  const last = await lastOrderOf(ctx.db, found.accountId);
  const address = last?.address ?? (await knownAddress(ctx, found.accountId, found.selection.surveyId));
  const coupon = (begun ?? lapsedOf(selectionId, last))?.couponCode ?? null;
  const quote = await quoteOrder(ctx, { selectionId, zip: address.zip, coupon, couponKnown: true });
  if (!quote) return { ok: false, reason: 'not-found' };
  const orderId = seen?.row.state === 'open' ? seen.row.id : null;
  const asked = { accountId: found.accountId, surveyId: found.selection.surveyId, orderId };
  const fee = await feeAtCheckout(ctx, asked);
  const ends = await firstOrderEnds(ctx, asked);
  return { ok: true, facts: { quote, address, fee, firstOrderEnds: ends, cards: await savedCards(ctx), cardProblem } };
}

/** An order begun here and not paid in time. A customer who comes back continues with it. */
const lapsedOf = (selectionId: string, last: OrderRow | null) =>
  last?.selectionId === selectionId && last.payment === 'lapsed' ? last : null;

async function knownAddress(ctx: Pick<Ctx, 'db'>, accountId: string, surveyId: string): Promise<TypedAddress> {
  const contact = await deliveryContact(ctx, accountId);
  const survey = await surveyOfPerson(ctx, surveyId);
  const zip = (survey && textOf(survey.answers, zipKey)) || contact.zip;
  return { line1: '', line2: '', city: '', ...contact, zip };
}
