import { text } from './text.ts';

/** The card provider's own message, framed by its type. */
export function paymentErrorText({ type, message }: { type: string; message: string }): string {
  if (type === 'card_error') return text('payment.card', { message });
  if (type === 'validation_error') return text('payment.validation', { message });
  return text('payment.other', { message });
}
