import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import type { CardResult, ChosenCard, EngineProps } from './card-form-types.ts';
import { CardFrame } from './card-frame.tsx';
import { cardTexts } from './card-texts.ts';
import { loadStripeOnce } from './load-stripe-once.ts';
import { readStripeResult } from './read-stripe-result.ts';
import { stripeAppearance } from './stripe-appearance.ts';

/** Stripe's Payment Element: the card's number stays in Stripe's own frame. */
export default function StripeCardForm(props: EngineProps) {
  const { publishableKey, clientSecret } = props;
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
      {missing && <ErrorSummary heading={cardTexts.newCard} message={cardTexts.unavailable} />}
      <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance }}>
        <StripeFields {...props} />
      </Elements>
    </>
  );
}

function StripeFields({ clientSecret, returnUrl, savedCards = [], offerToSave, ref }: EngineProps) {
  const stripe = useStripe();
  const elements = useElements();

  const pay = useCallback(
    async (chosen: ChosenCard): Promise<CardResult> => {
      if (!stripe || !elements) return { ok: false, type: 'api_connection_error', message: cardTexts.unavailable };
      return readStripeResult(await confirmWith({ stripe, elements, clientSecret, returnUrl }, chosen));
    },
    [stripe, elements, clientSecret, returnUrl],
  );

  return (
    <CardFrame savedCards={savedCards} offerToSave={offerToSave} note={cardTexts.keptBy} pay={pay} ref={ref}>
      <PaymentElement options={{ layout: 'tabs', fields: { billingDetails: { address: 'if_required' } } }} />
    </CardFrame>
  );
}

interface Ready {
  stripe: Stripe;
  elements: StripeElements;
  clientSecret: string;
  returnUrl: string;
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
