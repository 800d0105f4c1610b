export {
  type DeliveryState,
  deliveryStates,
  excerptOf,
  isTaken,
  mostTries,
  nextTryAfter,
  notSentWords,
  webhookRules,
} from './delivery.ts';
export { isWebAddress, outsideAddressWords, webhookEndpointSchema } from './endpoint-form.ts';
export {
  type MakerEvent,
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
