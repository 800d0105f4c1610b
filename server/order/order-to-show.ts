import { type MoneyBack, type OpenChoices, openChoices } from '#core/order/index.ts';
import { isOrderable } from '#core/selection/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { ownChoices } from '../selection/results/get-selection.ts';
import { creditFate } from './credit-fate.ts';
import { getOrder } from './get-order.ts';
import type { OrderView } from './order-view.ts';
import { settleExchange } from './settle-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';

/** How the payment of a difference stands at the provider. */
export interface OfferStanding {
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
 * One's own order as its page shows it. A difference that was begun to be paid is asked about at the provider, so that
 * whoever comes back, from the bank or days later, finds what became of it.
 */
export async function orderToShow(ctx: SettleNeeds, id: string): Promise<OrderToShow | null> {
  const found = await getOrder(ctx, id);
  const standings: Record<string, OfferStanding> = {};
  let isChanged = false;
  for (const offer of found?.lines.flatMap((line) => line.offer ?? []) ?? []) {
    const settled = await settleExchange(ctx, offer.id);
    if (!settled.ok) continue;
    const { row, payment } = settled;
    if (row.state !== 'open') isChanged = true;
    if (payment) standings[offer.id] = { processing: payment.status === 'processing', cardProblem: payment.lastError };
  }
  const order = isChanged ? await getOrder(ctx, id) : found;
  if (!order) return null;
  const choices = openChoices(order.lines, ctx.clock.now());
  return { order, standings, feeCredit: await creditFate(ctx, id), choices, again: await mayOrderAgain(ctx, order) };
}

async function mayOrderAgain(ctx: SettleNeeds, { status, selectionId }: OrderView): Promise<boolean> {
  const found = status === 'cancelled' ? await ownChoices(ctx, selectionId) : null;
  return found !== null && isOrderable(found);
}
