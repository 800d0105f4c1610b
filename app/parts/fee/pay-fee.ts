import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { didNothing, isUnknown } from '#app/parts/payment/outcome.ts';
import { paymentErrorText, text } from '#core/texts/index.ts';
import type { FeeOrder } from '#server/fee/paying/fee-order.ts';
import type { AskPayment } from './use-payment-step.ts';
import { paymentWords as words } from './words.ts';

export interface PayFee {
  order: Pick<FeeOrder, 'id' | 'totalCents'>;
  card: Pick<CardFormHandle, 'confirm'>;
  ask: AskPayment;
}

/**
 * One click on the button: check with the server, charge the card, then ask the server for the result. Returns what to
 * tell the customer, or null if nothing is wrong and the page should show the server's state.
 */
export async function payFee({ order, card, ask }: PayFee): Promise<string | null> {
  const prepared = await ask({ act: 'prepare', feeId: order.id, shownCents: order.totalCents });
  if (!prepared?.ok) return prepared ? prepared.message : `${text('order.createFailed')} ${cardTexts.notReached}`;

  const result = await card.confirm();
  if (!result.ok && didNothing(result.type)) return paymentErrorText(result);

  const settled = await ask({ act: 'sync' });
  const facts = settled?.facts;
  if (facts?.show === 'thanks') return null;
  if (facts?.show === 'card' && facts.order.processing) return null;
  // The server has asked the provider since: nothing changed.
  if (facts?.show === 'card' && !result.ok && !isUnknown(result.type)) return paymentErrorText(result);
  return words.unknown;
}
