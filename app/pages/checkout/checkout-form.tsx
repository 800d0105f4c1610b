import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CardForm } from '#app/parts/payment/card/card-form.tsx';
import type { CardFormHandle } from '#app/parts/payment/card/card-form-types.ts';
import { PaymentProblem } from '#app/parts/payment/payment-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { Loader } from '#app/ui/notice/loader.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { cardCharge } from '#core/money/index.ts';
import {
  type AddressField,
  type AddressProblems,
  nothingDueWords,
  type TypedAddress,
  whiteGloveSaving,
} from '#core/order/index.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { CheckoutFacts } from '#server/order/placing/checkout-facts.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import { AddressSection } from './address-section.tsx';
import { ArrivalSection } from './arrival-section.tsx';
import styles from './checkout.module.css';
import { CouponSection } from './coupon-section.tsx';
import { payOrder } from './pay-order.ts';
import { paying } from './paying.ts';
import type { AskCheckout } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface CheckoutFormProps {
  facts: CheckoutFacts;
  cards: BrowserCards;
  quote: Quote;
  ask: AskCheckout;
  busy: boolean;
  /** Shown from the start if the bank sent the customer back unpaid. */
  firstProblem: string | null;
}

const addressFields = ['name', 'line1', 'line2', 'zip', 'city', 'phone'] as const satisfies AddressField[];

/** Address, delivery, card, and the one button that charges. */
export function CheckoutForm({ facts, cards, quote, ask, busy, firstProblem }: CheckoutFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardFormHandle>(null);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState(firstProblem);
  const [problems, setProblems] = useState<AddressProblems>({});
  const [zip, setZip] = useState(facts.address.zip);
  const { totals, pieces, selectionId } = quote;
  const due = cardCharge(totals.total);
  const allWhiteGlove = pieces.every(({ delivery }) => delivery === 'white-glove');
  const recordIds = pieces.map(({ recordId }) => recordId);
  const saving = whiteGloveSaving(totals, pieces);

  const wrongFields = addressFields.flatMap((name) => {
    const problem = problems[name];
    return problem ? [{ field: `address-${name}`, text: problem }] : [];
  });

  useEffect(() => () => paying.done(), []);

  /** Clears the sold-out message once fewer pieces are ordered. */
  const askOfPieces: AskCheckout = async (act, changes) => {
    const answer = await ask(act, changes);
    if (act.act === 'quantity' && answer?.ok) setMessage(null);
    return answer;
  };

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (pending || !form.current) return;
    const address = typedInto(form.current);
    setPending(true);
    paying.begin();
    setMessage(null);
    setProblems({});
    const returnUrl = (orderId: string) =>
      new URL(`/checkout/${selectionId}?order=${orderId}`, window.location.origin).href;
    const paid = await payOrder({ address, shown: totals, pieces: recordIds, card: card.current, ask, returnUrl });
    if (paid.kind === 'go') return void navigate(`/purchase-success?order=${paid.orderId}`);
    paying.done();
    setPending(false);
    setProblems(paid.problems);
    setMessage(paid.message);
    const wrong = addressFields.find((name) => paid.problems[name]);
    if (wrong) document.getElementById(`address-${wrong}`)?.focus();
  }

  return (
    <form ref={form} onSubmit={pay} noValidate className={styles.form}>
      <Step number={1} title={words.where}>
        <AddressSection
          selectionId={selectionId}
          address={facts.address}
          problems={problems}
          onFix={(field) => setProblems(({ [field]: _, ...others }) => others)}
          onZip={(typed) => {
            setZip(typed);
            void ask({ act: 'quote' }, { zip: typed });
          }}
        />
      </Step>
      <Step
        number={2}
        title={words.arrives}
        aside={
          <TextButton
            soft
            onClick={() => ask({ act: 'delivery', recordIds, delivery: allWhiteGlove ? 'standard' : 'white-glove' })}
          >
            {allWhiteGlove
              ? words.allStandard
              : words.allWhiteGlove(pieces.reduce((sum, { whiteGloveCents }) => sum + whiteGloveCents, 0))}
          </TextButton>
        }
      >
        {saving > 0 && (
          <p className={styles.offer}>
            {words.whiteGloveCostsLess(saving)}{' '}
            <TextButton onClick={() => ask({ act: 'delivery', recordIds, delivery: 'white-glove' })}>
              {words.switchToWhiteGlove}
            </TextButton>
          </p>
        )}
        <ArrivalSection pieces={pieces} ask={askOfPieces} busy={busy} />
      </Step>
      <Step number={3} title={words.pays}>
        {due > 0 ? (
          <CardForm
            {...cards}
            clientSecret={null}
            amountCents={due}
            returnUrl=""
            savedCards={facts.cards}
            billingZip={zip}
            offerToSave
            ref={card}
          />
        ) : (
          <Text>{nothingDueWords(totals)}</Text>
        )}
        <CouponSection coupon={quote.coupon} ask={ask} />
        {(message || wrongFields.length > 0) && <PaymentProblem message={message ?? wrongFields} />}
        {facts.firstOrderEnds && <Text size="small">{facts.firstOrderEnds}</Text>}
        <Button type="submit" wide pending={pending}>
          {due > 0 ? words.pay(due) : words.place}
        </Button>
        <Text size="caption" tone="soft">
          {words.hold} {words.accept}{' '}
          <TextLink href="/terms" inline soft>
            {words.terms}
          </TextLink>
          .
        </Text>
      </Step>
      {/* Last, because it's a grid row that is usually missing. */}
      <Loader visible={pending} fixed blocking>
        {words.paying}
      </Loader>
    </form>
  );
}

function typedInto(form: HTMLFormElement): TypedAddress {
  const typed = new FormData(form);
  const read = (name: AddressField) => String(typed.get(name) ?? '');
  return {
    name: read('name'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    zip: read('zip'),
    phone: read('phone'),
  };
}

interface StepProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the three checkout steps, numbered in the margin. */
function Step({ number, title, aside, children }: StepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.stepHead}>
        <Title as="h2" size="small" id={id} className={styles.stepTitle}>
          {title}
        </Title>
        {aside}
      </div>
      <div className={styles.stepBody}>{children}</div>
    </section>
  );
}
