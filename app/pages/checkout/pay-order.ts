import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { didNothing, isUnknown } from '#app/parts/payment/outcome.ts';
import type { AddressProblems, OrderTotals, TypedAddress } from '#core/order/index.ts';
import { paymentErrorText, text } from '#core/texts/index.ts';
import type { AskCheckout } from './use-checkout.ts';

export interface PayOrder {
  address: TypedAddress;
  /** What the customer sees at this moment. */
  shown: OrderTotals;
  /** Null where there is nothing to pay. */
  card: CardFormHandle | null;
  ask: AskCheckout;
  /** Where a bank sends the customer back to. */
  returnUrl: (orderId: string) => string;
}

export type OrderPaid =
  /** Paid, or perhaps paid: the receipt's page knows. */
  { kind: 'go'; orderId: string } | { kind: 'problem'; message: string | null; problems: AddressProblems };

const problem = (message: string | null, problems: AddressProblems = {}): OrderPaid => ({
  kind: 'problem',
  message,
  problems,
});

/** One press of the button: is the card complete, does the server place the order as shown, does the card pay. */
export async function payOrder({ address, shown, card, ask, returnUrl }: PayOrder): Promise<OrderPaid> {
  const complete = card ? await card.check() : { ok: true as const };
  const placed = complete.ok ? await ask({ act: 'place', address, shown }) : null;
  if (!complete.ok) return problem(paymentErrorText(complete));
  if (!placed) return problem(`${text('order.createFailed')} ${cardTexts.notReached}`);
  if (placed.order?.paid) return { kind: 'go', orderId: placed.order.id };
  if (!placed.ok || !placed.order) return problem(placed.message, placed.problems);

  const { id, clientSecret } = placed.order;
  if (!card || !clientSecret) return problem(text('order.createFailed'));
  const result = await card.confirm({ clientSecret, returnUrl: returnUrl(id) });
  if (result.ok || isUnknown(result.type)) return { kind: 'go', orderId: id };
  if (didNothing(result.type)) return problem(paymentErrorText(result));
  // Placed again it is the same order, and the provider is asked how it stands.
  const now = await ask({ act: 'place', address, shown });
  return now?.ok && now.order && !now.order.paid ? problem(paymentErrorText(result)) : { kind: 'go', orderId: id };
}
