import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { CardForm } from '#app/parts/payment/card-form.tsx';
import type { CardFormHandle, SavedCard } from '#app/parts/payment/card-form-types.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { paymentErrorText } from '#core/texts/index.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { ExchangeView } from '#server/order/order-view.ts';
import { type ExchangeAnswer, exchangePath } from './exchange-acts.ts';
import styles from './order.module.css';
import { ordersWords as words } from './words.ts';

interface OfferPartProps {
  offer: ExchangeView;
  cards: BrowserCards;
  saved: readonly SavedCard[];
}

/** A replacement that costs more: the difference is paid here, with the card form of the checkout. */
export function OfferPart({ offer, cards, saved }: OfferPartProps) {
  const card = useRef<CardFormHandle>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();

  async function pay(): Promise<string | null> {
    const complete = await card.current?.check();
    if (!complete?.ok) return complete ? paymentErrorText(complete) : words.failed;
    const opened = await openPayment(offer.id);
    if (!opened || opened.message) return opened?.message ?? words.failed;
    if (opened.clientSecret) {
      const { clientSecret } = opened;
      const paid = await card.current?.confirm({ clientSecret, returnUrl: window.location.href });
      if (paid && !paid.ok) return paymentErrorText(paid);
    }
    // Whoever is quicker, this or the webhook, settles it.
    const settled = await openPayment(offer.id);
    if (settled?.paid) notify(words.offerPaid);
    await revalidate();
    return null;
  }

  async function press() {
    if (pending) return;
    setPending(true);
    setProblem(await pay());
    setPending(false);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.offer}>
        <PieceTile picture={offer.picture} />
        <div>
          <Text strong>{words.offerTitle}</Text>
          <Text size="small">{words.offer(offer)}</Text>
        </div>
      </div>
      <CardForm
        {...cards}
        clientSecret={null}
        amountCents={offer.dueCents}
        returnUrl=""
        savedCards={saved}
        offerToSave
        ref={card}
      />
      {problem && (
        <Text size="small" tone="tight" role="alert">
          {problem}
        </Text>
      )}
      <Button pending={pending} onClick={press}>
        {words.offerPay(offer.dueCents)}
      </Button>
    </div>
  );
}

/** Null: the server did not answer. */
async function openPayment(exchangeId: string): Promise<ExchangeAnswer | null> {
  try {
    const answer = await fetch(exchangePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ exchangeId }),
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
