import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { didNothing, isUnknown } from '#app/parts/payment/outcome.ts';
import { paymentErrorText } from '#core/texts/index.ts';
import type { ExchangeAnswer } from './exchange-acts.ts';
import { ordersWords as words } from './words.ts';

export interface PayOffer {
  card: CardFormHandle;
  /** Opens the payment for the difference, or says that it's paid. Null if the server did not answer. */
  ask: () => Promise<ExchangeAnswer | null>;
  returnUrl: string;
}

/** 'waits': the bank is processing it, and the page says so until it's done. */
export type OfferPaid = { kind: 'paid' | 'waits' } | { kind: 'problem'; message: string };

const problem = (message: string): OfferPaid => ({ kind: 'problem', message });

/** One click on the button: check the card, check that the piece is still reserved, charge the difference. */
export async function payOffer({ card, ask, returnUrl }: PayOffer): Promise<OfferPaid> {
  const complete = await card.check();
  if (!complete.ok) return problem(paymentErrorText(complete));
  const opened = await ask();
  if (!opened) return problem(`${words.offerFailed} ${cardTexts.notReached}`);
  if (opened.paid) return { kind: 'paid' };
  if (opened.processing) return { kind: 'waits' };
  if (opened.message || !opened.clientSecret) return problem(opened.message || words.offerFailed);
  const result = await card.confirm({ clientSecret: opened.clientSecret, returnUrl });
  if (!result.ok && didNothing(result.type)) return problem(paymentErrorText(result));
  // This or the webhook settles it, whichever comes first.
  const now = await ask();
  if (now?.paid) return { kind: 'paid' };
  if (now?.processing) return { kind: 'waits' };
  // The server has asked the provider since: nothing changed.
  if (now?.clientSecret && !result.ok && !isUnknown(result.type)) return problem(paymentErrorText(result));
  return problem(words.offerUnknown);
}
