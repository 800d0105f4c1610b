/** What an endpoint can be told about. */
export const webhookTopics = ['order', 'board', 'visit', 'refund'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Every event a receiver can get, with the topic it belongs to. */
export const webhookEvents = {
  'order.paid': 'order',
  'order.lines-changed': 'order',
  'board.published': 'board',
  'board.called-back': 'board',
  'board.withdrawn': 'board',
  'visit.requested': 'visit',
  'visit.scheduled': 'visit',
  'visit.complete': 'visit',
  'visit.cancelled': 'visit',
  'refund.promised': 'refund',
  'refund.sent': 'refund',
  'refund.failed': 'refund',
} as const satisfies Record<string, WebhookTopic>;
export type WebhookEvent = keyof typeof webhookEvents;

/** What a maker's own system hears of its purchase orders. No other endpoint gets these. */
export const makerEvents = [
  ...(['purchase-order.sent', 'purchase-order.changed', 'purchase-order.reminder'] as const),
  ...(['purchase-order.rest-cancelled', 'purchase-order.cancelled'] as const),
] as const;
export type MakerEvent = (typeof makerEvents)[number];

/** Sent by an admin to see whether an endpoint answers. It belongs to no topic. */
export const webhookTestEvent = 'test';
export type WebhookType = WebhookEvent | MakerEvent | typeof webhookTestEvent;

/** Ids, numbers, states, days and cents: nothing in an event says who a customer is, except to the maker who ships to them. */
export type WebhookData = Readonly<
  Record<string, string | number | null | readonly Readonly<Record<string, string | number | null>>[]>
>;

/** What is posted. The same event sent again has the same id. */
export const webhookBody = (event: { id: string; type: WebhookType; at: Date; data: object }): string =>
  JSON.stringify({ id: event.id, type: event.type, timestamp: event.at.toISOString(), data: event.data });

/** What the signature covers: a receiver puts the same three together. */
export const signedText = ({ id, seconds, body }: { id: string; seconds: number; body: string }): string =>
  `${id}.${seconds}.${body}`;
