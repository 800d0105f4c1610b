import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import type { CardFormHandle, CardResult, ChosenCard, EngineProps, OpenedPayment } from '../card/card-form-types.ts';
import { CardFrame } from '../card/card-frame.tsx';
import { cardTexts } from '../card/card-texts.ts';
import { openedPayment } from '../opened-payment.ts';
import { unasked } from '../outcome.ts';
import { loadStripeOnce } from './load-stripe-once.ts';
import { readStripeResult } from './read-stripe-result.ts';
import { stripeAppearance } from './stripe-appearance.ts';

/** Where the payment is opened later: the card becomes a payment method of its own, and that is what pays. */
const late = { mode: 'payment', currency: 'usd', paymentMethodCreation: 'manual' } as const;

/** Stripe's Payment Element: the card's number stays in Stripe's own frame. */
export default function StripeCardForm(props: EngineProps) {
  const { publishableKey, clientSecret, amountCents = 0 } = props;
  const stripe = useMemo(() => loadStripeOnce(publishableKey), [publishableKey]);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let here = true;
    stripe.then((loaded) => here && setMissing(loaded === null));
    return () => {
      here = false;
    };
  }, [stripe]);
  // Measured in the browser: inside Stripe's frame our style sheet does not reach.
  const appearance = useMemo(() => (typeof window === 'undefined' ? {} : stripeAppearance()), []);

  return (
    <>
      {missing && <ErrorSummary heading={cardTexts.unavailableTitle} message={cardTexts.unavailable} />}
      {clientSecret === null ? (
        <Elements stripe={stripe} options={{ ...late, amount: amountCents, appearance }}>
          <StripeFields {...props} missing={missing} />
        </Elements>
      ) : (
        <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance }}>
          <StripeFields {...props} missing={missing} />
        </Elements>
      )}
    </>
  );
}

interface StripeFieldsProps extends EngineProps {
  /** Stripe's script did not come. */
  missing: boolean;
}

function StripeFields({
  clientSecret,
  returnUrl,
  savedCards = [],
  billingZip,
  offerToSave,
  missing,
  ref,
}: StripeFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();

  const check = useCallback(
    async (chosen: ChosenCard): ReturnType<CardFormHandle['check']> => {
      if (!elements) return unavailable;
      if (chosen.kind === 'saved') return { ok: true };
      const { error } = await elements.submit();
      return error ? { ok: false, type: error.type, message: error.message ?? cardTexts.unavailable } : { ok: true };
    },
    [elements],
  );

  const pay = useCallback(
    async (chosen: ChosenCard, opened?: OpenedPayment): Promise<CardResult> => {
      if (!stripe || !elements) return unavailable;
      if (opened) return confirmOpened({ stripe, elements, ...opened }, chosen);
      const own = openedPayment(clientSecret === null ? null : { clientSecret, returnUrl });
      return readStripeResult(await confirmWith({ stripe, elements, ...own }, chosen));
    },
    [stripe, elements, clientSecret, returnUrl],
  );

  return (
    <CardFrame
      savedCards={savedCards}
      offerToSave={offerToSave}
      note={cardTexts.keptBy}
      check={check}
      pay={pay}
      // The page is given the form once Stripe's script is there, or will not come.
      ref={elements || missing ? ref : null}
    >
      <PaymentElement
        options={{
          layout: 'tabs',
          fields: { billingDetails: { address: 'if_required' } },
          ...(billingZip
            ? { defaultValues: { billingDetails: { address: { postal_code: billingZip, country: 'US' } } } }
            : {}),
        }}
      />
    </CardFrame>
  );
}

const unavailable = unasked(cardTexts.unavailable);

interface Ready extends OpenedPayment {
  stripe: Stripe;
  elements: StripeElements;
}

/** The fields were not made for this payment, so the card is taken out of them first. */
async function confirmOpened(ready: Ready, chosen: ChosenCard): Promise<CardResult> {
  if (chosen.kind === 'saved') return readStripeResult(await confirmWith(ready, chosen));
  const { stripe, elements, clientSecret, returnUrl } = ready;
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
  if (error) return { ok: false, type: error.type, message: error.message ?? cardTexts.unavailable };
  const confirmParams = {
    return_url: returnUrl,
    payment_method: paymentMethod.id,
    ...(chosen.save ? { setup_future_usage: 'on_session' as const } : {}),
  };
  return readStripeResult(await stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' }));
}

function confirmWith({ stripe, elements, clientSecret, returnUrl }: Ready, chosen: ChosenCard) {
  if (chosen.kind === 'saved') {
    const confirmParams = { return_url: returnUrl, payment_method: chosen.id };
    return stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
  }
  const confirmParams = {
    return_url: returnUrl,
    ...(chosen.save ? { setup_future_usage: 'on_session' as const } : {}),
  };
  return stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
}
