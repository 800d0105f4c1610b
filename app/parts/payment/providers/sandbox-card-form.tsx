import { useCallback, useRef } from 'react';
import { CardFields, type CardFieldsHandle } from '../card/card-fields.tsx';
import type { CardFormHandle, CardResult, ChosenCard, EngineProps, OpenedPayment } from '../card/card-form-types.ts';
import { CardFrame } from '../card/card-frame.tsx';
import { cardTexts } from '../card/card-texts.ts';
import { openedPayment } from '../opened-payment.ts';
import { unknownOutcome } from '../outcome.ts';
import { confirmInSandbox, isPaid, type SandboxCard, type SandboxPayment, statusOf } from './confirm-in-sandbox.ts';

/** The sandbox's replacement for the Payment Element. */
export default function SandboxCardForm({ apiBase, ...props }: EngineProps & { apiBase: string }) {
  const { publishableKey, clientSecret, returnUrl, savedCards = [], billingZip, offerToSave, ref } = props;
  const fields = useRef<CardFieldsHandle>(null);

  const check = useCallback(async (chosen: ChosenCard): ReturnType<CardFormHandle['check']> => {
    const card = withCard(chosen, fields.current);
    return card.ok ? { ok: true } : { ok: false, type: 'validation_error', message: card.message };
  }, []);

  const pay = useCallback(
    async (chosen: ChosenCard, opened?: OpenedPayment): Promise<CardResult> => {
      const card = withCard(chosen, fields.current);
      if (!card.ok) return { ok: false, type: 'validation_error', message: card.message };
      const own = clientSecret === null ? null : { clientSecret, returnUrl };
      const payment = { apiBase, publishableKey, ...openedPayment(opened ?? own) };
      const answer = await confirmInSandbox(payment, card.card);
      return 'url' in answer ? leaveForBank(payment, answer.url) : answer;
    },
    [apiBase, publishableKey, clientSecret, returnUrl],
  );

  return (
    <CardFrame
      savedCards={savedCards}
      offerToSave={offerToSave}
      note={cardTexts.sandbox}
      check={check}
      pay={pay}
      ref={ref}
    >
      <CardFields ref={fields} billingZip={billingZip} />
    </CardFrame>
  );
}

function withCard(
  chosen: ChosenCard,
  fields: CardFieldsHandle | null,
): { ok: true; card: SandboxCard } | { ok: false; message: string } {
  if (chosen.kind === 'saved') return { ok: true, card: chosen };
  const read = fields?.read() ?? { ok: false, message: cardTexts.numberIncomplete };
  return read.ok ? { ok: true, card: { ...chosen, card: read.card } } : read;
}

/**
 * Goes to the bank's page. The result arrives on the return page, unless the customer hits Back: then this page is
 * restored from the back/forward cache and has to report the status itself.
 */
function leaveForBank(payment: SandboxPayment, url: string): Promise<CardResult> {
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
