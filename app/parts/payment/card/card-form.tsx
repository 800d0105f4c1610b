import {
  type ComponentType,
  lazy,
  memo,
  type Ref,
  Suspense,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { unasked } from '../outcome.ts';
import { retryLoad } from '../retry-load.ts';
import styles from './card-form.module.css';
import type { CardFormHandle, CardFormProps, EngineProps } from './card-form-types.ts';
import { cardTexts } from './card-texts.ts';
import { deferredCardForm } from './deferred-card-form.ts';

const missing = unasked(cardTexts.unavailable);
const answers: CardFormHandle = { check: async () => missing, confirm: async () => missing };

/** Stands where the form would, when its script did not come: most often the shop was renewed since the page was opened. */
function CardFormMissing({ ref }: { ref: Ref<CardFormHandle> }) {
  useImperativeHandle(ref, () => answers, []);
  return (
    <>
      <ErrorSummary heading={cardTexts.unavailableTitle} message={cardTexts.unavailable} />
      <div>
        <TextButton onClick={() => window.location.reload()}>{cardTexts.reload}</TextButton>
      </div>
    </>
  );
}

// Each on first use: most visits never pay, and the shop that takes real money never shows the sandbox's form.
const SandboxCardForm = apart(() => import('../providers/sandbox-card-form.tsx'));
const StripeCardForm = apart(() => import('../providers/stripe-card-form.tsx'));

function apart<Props extends EngineProps>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => retryLoad(load).catch(() => ({ default: CardFormMissing })));
}

/** Takes a card for one payment. Where the sandbox stands in for Stripe, its own form stands in for Stripe's. */
export function CardForm({ ref, ...props }: CardFormProps) {
  const [late] = useState(deferredCardForm);
  useImperativeHandle(ref, () => late.handle, [late]);
  useEffect(() => late.end, [late]);
  // Until its script has come the form stays as the server drew it: a change that cannot wait would put the empty frame
  // in its place, under the fingers of whoever is typing.
  return <Engine given={useDeferredValue(props)} formRef={late.ref} />;
}

interface EngineGiven {
  given: Omit<CardFormProps, 'ref'>;
  formRef: (form: CardFormHandle | null) => void;
}

const Engine = memo(function Engine({ given: { apiBase, ...engine }, formRef }: EngineGiven) {
  return (
    <Suspense fallback={<CardFormWaiting />}>
      {apiBase === null ? (
        <StripeCardForm {...engine} ref={formRef} />
      ) : (
        <SandboxCardForm {...engine} apiBase={apiBase} ref={formRef} />
      )}
    </Suspense>
  );
});

/** Holds the form's place, so that nothing jumps when it comes. */
function CardFormWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden role="status">{cardTexts.loading}</VisuallyHidden>
    </div>
  );
}
