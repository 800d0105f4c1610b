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

/**
 * Shown when the form's script failed to load, most often because the shop was redeployed after the page was opened.
 */
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

// Loaded on first use: most visits never pay, and a shop with real payments never shows the sandbox form.
const SandboxCardForm = apart(() => import('../providers/sandbox-card-form.tsx'));
const StripeCardForm = apart(() => import('../providers/stripe-card-form.tsx'));

function apart<Props extends EngineProps>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => retryLoad(load).catch(() => ({ default: CardFormMissing })));
}

/** Takes a card for one payment: the sandbox's own form if the sandbox is on, else Stripe's. */
export function CardForm({ ref, ...props }: CardFormProps) {
  const [late] = useState(deferredCardForm);
  useImperativeHandle(ref, () => late.handle, [late]);
  useEffect(() => late.end, [late]);
  // Deferred, so the server-rendered form stays until its script arrives. An urgent update would swap in the empty
  // placeholder while the customer is typing.
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

/** Reserves the form's space so the page doesn't jump. */
function CardFormWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden role="status">{cardTexts.loading}</VisuallyHidden>
    </div>
  );
}
