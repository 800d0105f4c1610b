import { useEffect, useRef } from 'react';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import styles from './payment-step.module.css';
import { paymentWords as words } from './words.ts';

interface PaymentThanksProps {
  facts: Extract<PaymentStepFacts, { show: 'thanks' }>;
  next: { href: string; label: string };
}

/** Already paid: no card, but what was bought and how long it holds. */
export function PaymentThanks({ facts, next }: PaymentThanksProps) {
  const section = useRef<HTMLElement>(null);

  // The button that was pressed is gone: whoever follows by ear or keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus();
  }, []);

  return (
    <section ref={section} tabIndex={-1} className={styles.thanks} aria-labelledby="payment-thanks">
      <Title as="h1" size="question" id="payment-thanks">
        {words.thanksTitle}
      </Title>
      <Text size="lead">{words.paid(facts.project)}</Text>
      {facts.words && (
        <ul className={styles.facts}>
          <li>{facts.words.validity}</li>
          <li>{facts.words.rooms}</li>
          <li>{facts.words.credit}</li>
        </ul>
      )}
      <LinkButton href={next.href}>{next.label}</LinkButton>
    </section>
  );
}
