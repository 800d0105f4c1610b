import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useShowFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Title } from '#app/ui/type/title.tsx';
import { zipInput } from '#core/places/index.ts';
import { text } from '#core/texts/index.ts';
import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import styles from './payment-step.module.css';
import type { HeldLoader } from './use-loader.ts';
import type { AskPayment } from './use-payment-step.ts';
import { paymentWords as words } from './words.ts';

interface PaymentZipProps {
  facts: Extract<PaymentStepFacts, { show: 'zip' | 'card' }>;
  ask: AskPayment;
  loader: HeldLoader;
}

/** The zip comes first because the order is opened with it. Once set, it's a line that can be edited. */
export function PaymentZip({ facts, ask, loader }: PaymentZipProps) {
  const [typed, setTyped] = useState(facts.zip);
  const [problem, setProblem] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const [pending, setPending] = useState(false);
  const showFirstProblem = useShowFirstProblem();
  const asking = facts.show === 'zip' || changing;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    setPending(true);
    const answer = await ask({ act: 'zip', zip: typed });
    setPending(false);
    setProblem(answer?.ok ? null : (answer?.message ?? text('order.createFailed')));
    if (!answer?.ok) return showFirstProblem(form);
    setChanging(false);
    // The card form is loading next.
    loader.show(words.gettingReady);
    loader.done();
  }

  return (
    <section className={styles.part} aria-labelledby="payment-where">
      <Title as="h2" size="heading" id="payment-where">
        {words.where}
      </Title>
      {asking ? (
        <form onSubmit={save} noValidate className={styles.zip}>
          <TextField
            label={words.zip}
            hint={words.zipHint}
            name="zip"
            autoComplete="shipping postal-code"
            {...zipInput}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problem}
          />
          <Button type="submit" pending={pending}>
            {words.zipGo}
          </Button>
        </form>
      ) : (
        <p className={styles.settled}>
          <span>
            {facts.zip}
            {facts.show === 'card' && <span className={styles.place}> {facts.stateName}</span>}
          </span>
          <TextButton onClick={() => setChanging(true)}>{words.zipChange}</TextButton>
        </p>
      )}
    </section>
  );
}
