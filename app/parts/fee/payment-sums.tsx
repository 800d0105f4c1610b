import { useState } from 'react';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { type SumLine, SumLines } from '#app/ui/display/sum-lines.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeOffer } from '#core/fee/index.ts';
import { text } from '#core/texts/index.ts';
import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import styles from './payment-step.module.css';
import type { AskPayment } from './use-payment-step.ts';
import { paymentWords as words } from './words.ts';

interface PaymentSumsProps {
  facts: Extract<PaymentStepFacts, { show: 'zip' | 'card' }>;
  ask: AskPayment;
}

/** What this customer's fee costs: what it was opened at, or else today's price. */
export const priceOf = (facts: Extract<PaymentStepFacts, { show: 'zip' | 'card' | 'thanks' }>): number =>
  facts.show === 'card' ? facts.order.priceCents : facts.priceCents;

/** The fee, minus the coupon, and the total. */
export function PaymentSums({ facts, ask }: PaymentSumsProps) {
  const order = facts.show === 'card' ? facts.order : null;
  const [problem, setProblem] = useState<string | null>(null);
  const price = priceOf(facts);

  async function takeOff() {
    if (!order) return;
    const answer = await ask({ act: 'remove-coupon', feeId: order.id });
    setProblem(answer?.ok ? null : (answer?.message ?? text('coupon.applyFailed')));
  }

  const coupon: SumLine[] =
    order?.couponCode && order.discountCents > 0
      ? [
          {
            id: 'coupon',
            label: words.coupon(order.couponCode),
            cents: -order.discountCents,
            credit: true,
            why: <TextButton onClick={takeOff}>{words.couponRemove}</TextButton>,
          },
        ]
      : [];
  return (
    <section className={styles.sums} aria-labelledby="payment-sums">
      <Title as="h2" size="small" id="payment-sums">
        {words.sums}
      </Title>
      <SumLines
        lines={[{ id: 'fee', label: words.fee, cents: price, why: feeOffer(price) }, ...coupon]}
        total={{ label: words.total, cents: order?.totalCents ?? price }}
      />
      <ProblemText message={problem} />
    </section>
  );
}
