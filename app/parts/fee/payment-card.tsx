import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CardForm } from '#app/parts/payment/card/card-form.tsx';
import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { PaymentProblem } from '#app/parts/payment/payment-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { paymentErrorText } from '#core/texts/index.ts';
import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import { payFee } from './pay-fee.ts';
import { feeReturnPath } from './payment-acts.ts';
import styles from './payment-step.module.css';
import type { HeldLoader } from './use-loader.ts';
import type { AskPayment } from './use-payment-step.ts';
import { paymentWords as words } from './words.ts';

interface PaymentCardProps {
  facts: Extract<PaymentStepFacts, { show: 'card' }>;
  cards: BrowserCards;
  ask: AskPayment;
  loader: HeldLoader;
  /** The step keeps the refusal too: a missing address replaces this form with the zip, which then shows it. */
  onRefused: (message: string | null) => void;
}

/** The card form and the pay button. Errors appear above them, worded as in the error catalog. */
export function PaymentCard({ facts, cards, ask, loader, onRefused }: PaymentCardProps) {
  const { order, savedCards } = facts;
  const form = useRef<CardFormHandle>(null);
  const [pending, setPending] = useState(false);
  const cameFromBank = useSearchParams()[0].has('payment_intent');
  const [problem, setProblem] = useState(cameFromBank && order.lastError ? paymentErrorText(order.lastError) : null);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (pending || !form.current) return;
    setPending(true);
    setProblem(null);
    onRefused(null);
    loader.show(words.paying);
    const refusal = await payFee({ order, card: form.current, ask });
    setProblem(refusal);
    onRefused(refusal);
    loader.done();
    setPending(false);
  }

  if (order.clientSecret === null || order.processing) {
    return (
      <section className={styles.part} role="status">
        <Title as="h2" size="heading">
          {words.processingTitle}
        </Title>
        <Text>{words.processing}</Text>
      </section>
    );
  }
  return (
    <form className={styles.part} onSubmit={pay} noValidate aria-labelledby="payment-how">
      <Title as="h2" size="heading" id="payment-how">
        {words.how}
      </Title>
      {problem && <PaymentProblem message={problem} />}
      <CardForm
        {...cards}
        clientSecret={order.clientSecret}
        returnUrl={absolute(feeReturnPath(order.id))}
        savedCards={savedCards}
        billingZip={facts.zip}
        offerToSave
        ref={form}
      />
      <Button type="submit" wide pending={pending}>
        {words.pay(order.totalCents)}
      </Button>
      <Text size="caption" tone="soft">
        {words.nothingYet}{' '}
        <TextLink href="/terms" inline>
          {words.terms}
        </TextLink>
        .
      </Text>
    </form>
  );
}

/** The bank needs an absolute URL. The server never redirects to a bank, so there the path will do. */
const absolute = (path: string) => (typeof window === 'undefined' ? path : new URL(path, window.location.origin).href);
