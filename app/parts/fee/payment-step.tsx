import { useEffect, useRef, useState } from 'react';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { PaymentProblem } from '#app/parts/payment/payment-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Loader } from '#app/ui/notice/loader.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeBenefits, feeOffer, feeWords } from '#core/fee/index.ts';
import { shell } from '#core/settings/index.ts';
import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import type { PaymentLoaded } from './payment-acts.ts';
import { PaymentCard } from './payment-card.tsx';
import { PaymentCoupon } from './payment-coupon.tsx';
import styles from './payment-step.module.css';
import { PaymentSums, priceOf } from './payment-sums.tsx';
import { PaymentZip } from './payment-zip.tsx';
import { useLoader } from './use-loader.ts';
import { usePaymentStep } from './use-payment-step.ts';
import { paymentWords as words } from './words.ts';

export interface PaymentStepProps {
  surveyId: string;
  /** From the page's own loader. Without it, the step loads its own data. */
  loaded?: PaymentLoaded | undefined;
  /** The path of this page, to come back to after signing in again. */
  path: string;
}

/**
 * The payment step: the zip where we don't know it yet, then the card with an itemized price and what it buys. Shows
 * thanks once paid.
 */
export function PaymentStep({ surveyId, loaded: given, path }: PaymentStepProps) {
  const { loaded, ask, reload, refused, isUnreached, isLoading } = usePaymentStep(surveyId, given);
  const loader = useLoader(words.gettingReady, shell.loaderMinimumMs);
  const [refusal, setRefusal] = useState<string | null>(null);
  const facts = loaded?.facts ?? null;
  const isLoaded = loaded !== null;
  // Keep a card form someone may be typing in: its submit reports errors on its own.
  const isLost = isUnreached && (!isLoaded || facts?.show === 'unavailable');
  const { done } = loader;

  useEffect(() => {
    if (isLoaded || isLost) done();
  }, [isLoaded, isLost, done]);

  return (
    <div className={styles.step} aria-busy={loader.words !== null}>
      <Loader visible={loader.words !== null} fixed={loader.words === words.paying} blocking>
        {loader.words}
      </Loader>
      {isLoaded && facts === null && (
        <EmptyState
          title={words.missingTitle}
          headingLevel="h1"
          actions={<LinkButton href="/projects">{words.missingWay}</LinkButton>}
        >
          {words.missing}
        </EmptyState>
      )}
      {facts?.show === 'thanks' && (
        <div className={styles.columns}>
          <PaymentThanks facts={facts} />
          <aside className={styles.aside}>
            <FeeBenefits priceCents={priceOf(facts)} />
          </aside>
        </div>
      )}
      {facts?.show === 'signed-out' && (
        <EmptyState
          title={words.signedOutTitle}
          headingLevel="h1"
          actions={<LinkButton href={signInPath(path)}>{words.signIn}</LinkButton>}
        >
          {words.signedOut}
        </EmptyState>
      )}
      {(isLost || facts?.show === 'unavailable') && (
        <EmptyState
          title={isLost ? words.unreachedTitle : words.unavailableTitle}
          headingLevel="h1"
          actions={
            <Button onClick={reload} pending={isLoading}>
              {words.again}
            </Button>
          }
        >
          {isLost ? words.unreached : words.unavailable}
        </EmptyState>
      )}
      {facts?.show === 'later' && (
        <EmptyState
          title={words.laterTitle}
          headingLevel="h1"
          actions={<LinkButton href="/contact">{words.laterWay}</LinkButton>}
        >
          {words.later(facts.retryAfterSeconds)}
        </EmptyState>
      )}
      {(facts?.show === 'zip' || facts?.show === 'card') && (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Title as="h1" size="question">
              {words.title}
            </Title>
            <Text size="lead" tone="soft">
              {words.lead}
            </Text>
            {facts.show === 'zip' && (refusal ?? refused) && <PaymentProblem message={refusal ?? refused ?? ''} />}
            <PaymentZip facts={facts} ask={ask} loader={loader} />
            {facts.show === 'card' && loaded && (
              <>
                {!facts.order.couponCode && !facts.order.processing && (
                  <PaymentCoupon feeId={facts.order.id} ask={ask} />
                )}
                <PaymentCard facts={facts} cards={loaded.cards} ask={ask} loader={loader} onRefused={setRefusal} />
              </>
            )}
          </div>
          <aside className={styles.aside}>
            <PaymentSums facts={facts} ask={ask} />
            <FeeBenefits priceCents={priceOf(facts)} />
          </aside>
        </div>
      )}
    </div>
  );
}

/** What the fee buys, worded by the fee rules. */
function FeeBenefits({ priceCents }: { priceCents: number }) {
  return (
    <section className={styles.buys} aria-labelledby="what-it-buys">
      <Title as="h2" size="small" id="what-it-buys">
        {words.buys}
      </Title>
      <ul className={styles.benefits}>
        {feeBenefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon small />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <Text size="caption" tone="soft">
        {feeOffer(priceCents)} {feeWords.validFor} {feeWords.credit}
      </Text>
      <Text size="caption" tone="soft">
        {feeWords.guarantee}
      </Text>
    </section>
  );
}

/** Already paid: no card, just what was bought and how long it's valid. */
function PaymentThanks({ facts }: { facts: Extract<PaymentStepFacts, { show: 'thanks' }> }) {
  const section = useRef<HTMLElement>(null);

  // The button that had focus is gone, so screen reader and keyboard users continue here.
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
      {facts.project === null || facts.project === 'in progress' ? (
        <LinkButton href="/quiz">{words.finishQuiz}</LinkButton>
      ) : (
        <LinkButton href="/quiz-complete">{words.whatNext}</LinkButton>
      )}
    </section>
  );
}
