import type { CardFormHandle } from './card-form-types.ts';

export interface LateCard extends CardFormHandle {
  /** For the card form. */
  ref(form: CardFormHandle | null): void;
}

/**
 * The form's script comes after the page that shows the form, and Stripe's after that. Who presses the button meanwhile
 * is not sent away: what is asked of the card waits until the form is there.
 */
export function lateCard(): LateCard {
  let form: CardFormHandle | null = null;
  let waiting: ((form: CardFormHandle) => void)[] = [];
  const here = () => new Promise<CardFormHandle>((resolve) => (form ? resolve(form) : waiting.push(resolve)));
  return {
    ref(now) {
      form = now;
      if (!now) return;
      for (const goOn of waiting) goOn(now);
      waiting = [];
    },
    check: async () => (await here()).check(),
    confirm: async (opened) => (await here()).confirm(opened),
  };
}
