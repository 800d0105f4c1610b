import { unasked, unknownOutcome } from '../outcome.ts';
import type { CardFormHandle } from './card-form-types.ts';
import { cardTexts } from './card-texts.ts';

/** Longer than that nobody waits before a button. */
export const patienceMs = 30_000;

export interface DeferredCardForm {
  /** For the page: whatever is asked waits for the form, and is always answered. */
  handle: CardFormHandle;
  /** For the form, once it is there. */
  ref(form: CardFormHandle | null): void;
  /** The form will not come any more: what it was to be asked about is over. */
  end(): void;
}

type Come = CardFormHandle | ReturnType<typeof unasked>;

/**
 * The form's script comes after the page that shows the form, and Stripe's after that. Who presses the button meanwhile
 * is not sent away: what is asked of the card waits until the form is there.
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
