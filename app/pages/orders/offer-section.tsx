import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { CardForm } from '#app/parts/payment/card/card-form.tsx';
import type { CardFormHandle, SavedCard } from '#app/parts/payment/card/card-form-types.ts';
import { PaymentProblem } from '#app/parts/payment/payment-problem.tsx';
import { send } from '#app/parts/request/send.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { paymentErrorText } from '#core/texts/index.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { OfferStanding } from '#server/order/records/order-to-show.ts';
import type { ExchangeView } from '#server/order/records/order-view.ts';
import { type ExchangeAnswer, exchangePath } from './exchange-acts.ts';
import { ExchangeSumLines } from './exchange-sum.tsx';
import styles from './order.module.css';
import { payOffer } from './pay-offer.ts';
import { ordersWords as words } from './words.ts';

interface OfferPartProps {
  offer: ExchangeView;
  /** Null if its payment hasn't been started. */
  standing: OfferStanding | null;
  cards: BrowserCards;
  saved: readonly SavedCard[];
  /** The zip of the order's address. */
  zip: string;
}

/** A replacement that costs more: the difference is paid here, unless the bank is already processing it. */
export function OfferSection(props: OfferPartProps) {
  const { offer, standing } = props;
  useSettled(offer.id, standing?.paid ?? false);
  if (!standing?.processing && !standing?.paid) return <OfferForm {...props} />;
  return (
    <div className={styles.panel} role="status">
      <OfferLine picture={offer.picture} title={words.offerWaitsTitle}>
        {words.offerWaits(offer.name)}
      </OfferLine>
    </div>
  );
}

/** Paid at the bank, but we haven't recorded it yet: settle it on arrival, then reload. */
function useSettled(exchangeId: string, paid: boolean): void {
  const { revalidate } = useRevalidator();
  const settle = useEffectEvent(async () => {
    if (await openPayment(exchangeId)) await revalidate();
  });
  useEffect(() => {
    if (paid) void settle();
  }, [paid]);
}

function OfferLine({ picture, title, children }: Pick<ExchangeView, 'picture'> & { title: string; children: string }) {
  return (
    <div className={styles.offer}>
      <PieceTile picture={picture} on="linen" />
      <div>
        <Text strong>{title}</Text>
        <Text size="small">{children}</Text>
      </div>
    </div>
  );
}

/** Uses the checkout's card form. A customer who was declined, at the bank or since, sees why. */
function OfferForm({ offer, standing, cards, saved, zip }: OfferPartProps) {
  const card = useRef<CardFormHandle>(null);
  const [pending, setPending] = useState(false);
  const cardProblem = standing?.cardProblem ?? null;
  const [problem, setProblem] = useState(cardProblem && paymentErrorText(cardProblem));
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
      if (paid.kind === 'paid') notify(words.offerPaid);
      await revalidate();
      // Usually the page reports it now, in place of this form.
      if (paid.kind === 'waits') setProblem(words.offerUnknown);
    }
    setPending(false);
  }

  return (
    <form className={styles.panel} onSubmit={pay} noValidate>
      <OfferLine picture={offer.picture} title={words.offerTitle}>
        {words.offer(offer)}
      </OfferLine>
      <ExchangeSumLines sum={offer.sum} />
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

/** Null if the server did not answer. */
async function openPayment(exchangeId: string): Promise<ExchangeAnswer | null> {
  const { ok, answer } = await send<ExchangeAnswer>(exchangePath, { json: { exchangeId } });
  return ok ? answer : null;
}
