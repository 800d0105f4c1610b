import { type OfferedDay, type OpenChoices, openChoices } from '#core/order/index.ts';
import { isOrderable } from '#core/selection/index.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { type PaymentNeeds, peekPayment } from '../../payment/sync.ts';
import { ownChoices } from '../../selection/results/get-selection.ts';
import { offeredToOrder } from '../appointments/offered-days.ts';
import { creditFate } from '../returns/credit-fate.ts';
import { type RefundStatements, refundStatements } from '../returns/refund-statements.ts';
import { type CreditsShown, creditsOfOrder } from './credits-back.ts';
import { getOrder } from './get-order.ts';
import type { OrderView } from './order-view.ts';

/** The state of a price difference's payment at the provider. */
export interface OfferStanding {
  /** Paid but not settled here yet. The page asks for that. */
  paid: boolean;
  /** The bank has it, so don't ask for a card again. */
  processing: boolean;
  /** Why the last card attempt failed. */
  cardProblem: Payment['lastError'];
}

export interface OrderToShow {
  order: OrderView;
  /** By offer id, only for offers whose payment was started. */
  standings: Readonly<Record<string, OfferStanding>>;
  /** What credits had paid of everything canceled or sent back, and what became of it. */
  credits: readonly CreditsShown[];
  choices: OpenChoices;
  /** What canceling or returning would give back. */
  statements: RefundStatements;
  /** The open days for the deliveries that can be chosen now. */
  deliveryDays: OfferedDay[];
  /** Its boards can still be ordered from. */
  again: boolean;
}

/**
 * The customer's own order as its page shows it. Read-only. If payment of a price difference was started, asks the
 * provider about it, so that a customer returning from the bank, or days later, sees the outcome.
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
  return {
    ...{ order, standings, choices },
    credits: await creditsOfOrder(ctx.db, id, await creditFate(ctx, id)),
    statements: await refundStatements(ctx, id, order.lines),
    deliveryDays: await offeredToOrder(ctx, order),
    again: await mayOrderAgain(ctx, order),
  };
}

async function mayOrderAgain(ctx: PaymentNeeds, { selectionId }: OrderView): Promise<boolean> {
  const found = await ownChoices(ctx, selectionId);
  return found !== null && isOrderable(found);
}
