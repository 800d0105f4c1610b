import type { OpenedPayment } from './card/card-form-types.ts';

/** A page that opens its payment late must have done so before it asks the card. */
export function openedPayment(opened: OpenedPayment | null): OpenedPayment {
  if (!opened) throw new Error('no payment was opened for this card');
  return opened;
}
