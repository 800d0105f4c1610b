import type { OpenedPayment } from './card/card-form-types.ts';

/** A page that opens its payment late must do so before it charges the card. */
export function openedPayment(opened: OpenedPayment | null): OpenedPayment {
  if (!opened) throw new Error('no payment was opened for this card');
  return opened;
}
