/**
 * The news that the provider's endpoint is to be subscribed to: what says that a payment or a refund stands otherwise
 * now. It would send the rest too, and we would take it without acting on it.
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
