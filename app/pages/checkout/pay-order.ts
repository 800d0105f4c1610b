import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { didNothing, isUnknown } from '#app/parts/payment/outcome.ts';
import type { AddressProblems, OrderTotals, TypedAddress } from '#core/order/index.ts';
import { paymentErrorText, text } from '#core/texts/index.ts';
import type { AskCheckout } from './use-checkout.ts';

export interface PayOrder {
  address: TypedAddress;
  /** The totals the customer sees right now. */
  shown: OrderTotals;
  /** The pieces they see. */
  pieces?: string[];
  /** Null if there is nothing to pay. */
  card: CardFormHandle | null;
  ask: AskCheckout;
  /** Where a bank sends the customer back to. */
  returnUrl: (orderId: string) => string;
}

export type OrderPaid =
  /** Paid, or possibly paid: the receipt page knows. */
  { kind: 'go'; orderId: string } | { kind: 'problem'; message: string | null; problems: AddressProblems };

const problem = (message: string | null, problems: AddressProblems = {}): OrderPaid => ({
  kind: 'problem',
  message,
  problems,
});

/** One click on the button: check the card, place the order as shown, charge the card. */
export async function payOrder({ address, shown, pieces, card, ask, returnUrl }: PayOrder): Promise<OrderPaid> {
  const complete = card ? await card.check() : { ok: true as const };
  const placed = complete.ok ? await ask({ act: 'place', address, shown, pieces }) : null;
  if (!complete.ok) return problem(paymentErrorText(complete));
  if (!placed) return problem(`${text('order.createFailed')} ${cardTexts.notReached}`);
  if (placed.order?.paid) return { kind: 'go', orderId: placed.order.id };
  if (!placed.ok || !placed.order) return problem(placed.message, placed.problems);

  const { id, clientSecret } = placed.order;
  if (!card || !clientSecret) return problem(text('order.createFailed'));
  const result = await card.confirm({ clientSecret, returnUrl: returnUrl(id) });
  if (result.ok || isUnknown(result.type)) return { kind: 'go', orderId: id };
  if (didNothing(result.type)) return problem(paymentErrorText(result));
  // Placing it again returns the same order, after asking the provider for its state.
  const now = await ask({ act: 'place', address, shown, pieces });
  return now?.ok && now.order && !now.order.paid ? problem(paymentErrorText(result)) : { kind: 'go', orderId: id };
}
