import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import type { CardFormHandle, CardResult, ChosenCard, EngineProps, OpenedPayment } from '../card/card-form-types.ts';
import { CardFrame } from '../card/card-frame.tsx';
import { cardTexts } from '../card/card-texts.ts';
import { openedPayment } from '../opened-payment.ts';
import { unasked } from '../outcome.ts';
import { readStripeResult } from './read-stripe-result.ts';

const loading = new Map<string, Promise<Stripe | null>>();

/** Loads Stripe.js once per page. Null if it failed to load; a later call tries again. */
function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  const before = loading.get(publishableKey);
  if (before) return before;
  const promise = loadStripe(publishableKey).catch(() => {
    loading.delete(publishableKey);
    return null;
  });
  loading.set(publishableKey, promise);
  return promise;
}

/** When the payment is opened later, the card first becomes a payment method, which then pays. */
const late = { mode: 'payment', currency: 'usd', paymentMethodCreation: 'manual' } as const;

/** Stripe's Payment Element: the card number stays inside Stripe's iframe. */
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
  // Read in the browser, because our style sheet doesn't reach into Stripe's iframe.
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
  /** Stripe's script failed to load. */
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
      // Expose the form once Stripe's script has loaded, or has failed to.
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

/** The fields weren't created for this payment, so turn the card into a payment method first. */
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

/** Our style inside Stripe's iframe, read from the tokens so that no color is defined twice. */
function stripeAppearance(root: Element = document.documentElement): Appearance {
  const tokens = getComputedStyle(root);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const underline = (width: string, colour: string) => `inset 0 calc(-1 * ${token(width)}) 0 ${token(colour)}`;
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: token('--forest'),
      colorBackground: token('--card'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-soft'),
      colorDanger: token('--error'),
      fontFamily: token('--sans'),
      fontSizeBase: token('--text-body'),
      borderRadius: token('--radius'),
      spacingUnit: token('--space-1'),
      gridRowSpacing: token('--space-4'),
    },
    rules: {
      '.Label': { color: token('--ink-soft'), fontSize: token('--text-caption') },
      '.Input': {
        padding: `${token('--space-2')} 0`,
        borderRadius: '0',
        backgroundColor: 'transparent',
        fontSize: token('--text-field'),
        boxShadow: underline('--hairline', '--line-strong'),
      },
      '.Input:focus': { boxShadow: underline('--stroke', '--forest') },
      '.Input--invalid': { boxShadow: underline('--stroke', '--error') },
      '.Error': { color: token('--error'), fontSize: token('--text-caption') },
    },
  };
}
