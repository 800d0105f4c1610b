import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { CardForm } from '#app/parts/payment/card-form.tsx';
import type { CardFormHandle, SavedCard } from '#app/parts/payment/card-form-types.ts';
import { PaymentProblem } from '#app/parts/payment/payment-problem.tsx';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { ExchangeView } from '#server/order/order-view.ts';
import { type ExchangeAnswer, exchangePath } from './exchange-acts.ts';
import styles from './order.module.css';
import { payOffer } from './pay-offer.ts';
import { ordersWords as words } from './words.ts';

interface OfferPartProps {
  offer: ExchangeView;
  cards: BrowserCards;
  saved: readonly SavedCard[];
  /** Of the order's address. */
  zip: string;
}

/** A replacement that costs more: the difference is paid here, with the card form of the checkout. */
export function OfferPart({ offer, cards, saved, zip }: OfferPartProps) {
  const card = useRef<CardFormHandle>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { notify } = useNotices();
  const { revalidate } = useRevalidator();

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (pending || !card.current) return;
    setPending(true);
    setProblem(null);
    const ask = () => openPayment(offer.id);
    const paid = await payOffer({ card: card.current, ask, returnUrl: window.location.href });
    if (paid.kind === 'problem') setProblem(paid.message);
    else {
      notify(paid.kind === 'paid' ? words.offerPaid : words.offerWaits);
      await revalidate();
    }
    setPending(false);
  }

  return (
    <form className={styles.panel} onSubmit={pay} noValidate>
      <div className={styles.offer}>
        <PieceTile picture={offer.picture} on="linen" />
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
        billingZip={zip}
        offerToSave
        ref={card}
      />
      {problem && <PaymentProblem message={problem} />}
      <Button type="submit" pending={pending}>
        {words.offerPay(offer.dueCents)}
      </Button>
    </form>
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
