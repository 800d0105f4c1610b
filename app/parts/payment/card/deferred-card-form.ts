import { unasked, unknownOutcome } from '../outcome.ts';
import type { CardFormHandle } from './card-form-types.ts';
import { cardTexts } from './card-texts.ts';

/** The longest a customer should wait after clicking. */
export const patienceMs = 30_000;

export interface DeferredCardForm {
  /** For the page: calls wait for the form and are always answered. */
  handle: CardFormHandle;
  /** For the form, once it has mounted. */
  ref(form: CardFormHandle | null): void;
  /** The form isn't coming anymore; answers all waiting calls. */
  end(): void;
}

type Come = CardFormHandle | ReturnType<typeof unasked>;

/**
 * The form's script loads after the page, and Stripe's after that. If the customer clicks in the meantime, the call
 * waits until the form is ready.
 */
export function deferredCardForm(): DeferredCardForm {
  let form: CardFormHandle | null = null;
  const waiting = new Set<(come: Come) => void>();

  function tell(come: Come): void {
    for (const goOn of waiting) goOn(come);
  }
  const here = () =>
    new Promise<Come>((resolve) => {
      if (form) return resolve(form);
      const goOn = (come: Come) => {
        clearTimeout(patience);
        waiting.delete(goOn);
        resolve(come);
      };
      const patience = setTimeout(() => goOn(unasked(cardTexts.unavailable)), patienceMs);
      waiting.add(goOn);
    });

  return {
    handle: {
      async check() {
        const come = await here();
        return 'check' in come ? come.check().catch(() => unasked(cardTexts.unavailable)) : come;
      },
      async confirm(opened) {
        const come = await here();
        return 'confirm' in come ? come.confirm(opened).catch(() => unknownOutcome) : come;
      },
    },
    ref(now) {
      form = now;
      if (now) tell(now);
    },
    end: () => tell(unasked(cardTexts.changed)),
  };
}
