/**
 * The events to subscribe to at the provider: those that change a payment's or refund's state. We'd accept any others
 * too, but ignore them.
 */
export const webhookEvents: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
];
