import { lazy, memo, Suspense, useDeferredValue } from 'react';
import type { CardFormProps } from './card-form-types.ts';
import { CardFormWaiting } from './card-form-waiting.tsx';

// Each on first use: most visits never pay, and the shop that takes real money never shows the sandbox's form.
const SandboxCardForm = lazy(() => import('./sandbox-card-form.tsx'));
const StripeCardForm = lazy(() => import('./stripe-card-form.tsx'));

/** Takes a card for one payment. Where the sandbox stands in for Stripe, its own form stands in for Stripe's. */
export function CardForm(props: CardFormProps) {
  // Until its script has come the form stays as the server drew it: a change that cannot wait would put the empty frame
  // in its place, under the fingers of whoever is typing.
  return <Engine given={useDeferredValue(props)} />;
}

const Engine = memo(function Engine({ given: { apiBase, ...engine } }: { given: CardFormProps }) {
  return (
    <Suspense fallback={<CardFormWaiting />}>
      {apiBase === null ? <StripeCardForm {...engine} /> : <SandboxCardForm {...engine} apiBase={apiBase} />}
    </Suspense>
  );
});
