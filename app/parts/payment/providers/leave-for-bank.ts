import type { CardResult } from '../card/card-form-types.ts';
import { cardTexts } from '../card/card-texts.ts';
import { unknownOutcome } from '../outcome.ts';
import { isPaid, type SandboxPayment, statusOf } from './confirm-in-sandbox.ts';

/**
 * Goes to the bank's page. The answer comes on the page that is returned to, unless the customer steps back: then this
 * page wakes up as it was, and has to say how things stand.
 */
export function leaveForBank(payment: SandboxPayment, url: string): Promise<CardResult> {
  return new Promise((resolve) => {
    const wake = async (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      window.removeEventListener('pageshow', wake);
      const status = await statusOf(payment);
      if (isPaid(status)) resolve({ ok: true, status });
      else if (status === null) resolve(unknownOutcome);
      else resolve({ ok: false, type: 'card_error', message: cardTexts.notAuthenticated });
    };
    window.addEventListener('pageshow', wake);
    window.location.assign(url);
  });
}
