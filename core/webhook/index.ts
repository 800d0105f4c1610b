export {
  type DeliveryState,
  deliveryStates,
  excerptOf,
  isTaken,
  mostTries,
  nextTryAfter,
  webhookRules,
} from './delivery.ts';
export { webhookEndpointSchema } from './endpoint-form.ts';
export {
  signedText,
  type WebhookData,
  type WebhookEvent,
  type WebhookTopic,
  type WebhookType,
  webhookBody,
  webhookEvents,
  webhookTestEvent,
  webhookTopics,
} from './events.ts';
