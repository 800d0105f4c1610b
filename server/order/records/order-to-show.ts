import { type MoneyBack, type OpenChoices, openChoices } from '#core/order/index.ts';
import { isOrderable } from '#core/selection/index.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { type PaymentNeeds, peekPayment } from '../../payment/sync.ts';
import { ownChoices } from '../../selection/results/get-selection.ts';
import { creditFate } from '../returns/credit-fate.ts';
import { getOrder } from './get-order.ts';
import type { OrderView } from './order-view.ts';

/** How the payment of a difference stands at the provider. */
export interface OfferStanding {
  /** Paid, and not written down yet: the page asks for that. */
  paid: boolean;
  /** The bank has it: no card is asked again. */
  processing: boolean;
  /** Why the card that was tried last did not pay. */
  cardProblem: Payment['lastError'];
}

export interface OrderToShow {
  order: OrderView;
  /** By the offer's id; only of offers whose payment was begun. */
  standings: Readonly<Record<string, OfferStanding>>;
  /** What became of the fee's credit that paid for it. */
  feeCredit: MoneyBack['feeCredit'];
  choices: OpenChoices;
  /** All of it was cancelled, and its boards can be ordered from. */
  again: boolean;
}

/**
 * One's own order as its page shows it; only reads. A difference that was begun to be paid is asked about at the provider,
 * so that someone who comes back, from the bank or days later, finds what became of it.
 */
export async function orderToShow(ctx: PaymentNeeds, id: string): Promise<OrderToShow | null> {
  const order = await getOrder(ctx, id);
  if (!order) return null;
  const standings: Record<string, OfferStanding> = {};
  for (const offer of order.lines.flatMap((line) => line.offer ?? [])) {
    const seen = await peekPayment(ctx, offer.id);
    if (!seen.ok || !seen.intent) continue;
    const { status, lastError } = seen.intent;
    standings[offer.id] = {
      paid: status === 'succeeded',
      processing: status === 'processing',
      cardProblem: lastError,
    };
  }
  const choices = openChoices(order.lines, ctx.clock.now());
  return { order, standings, feeCredit: await creditFate(ctx, id), choices, again: await mayOrderAgain(ctx, order) };
}

async function mayOrderAgain(ctx: PaymentNeeds, { status, selectionId }: OrderView): Promise<boolean> {
  const found = status === 'cancelled' ? await ownChoices(ctx, selectionId) : null;
  return found !== null && isOrderable(found);
}
