import {
  type WebhookData,
  type WebhookEvent,
  type WebhookType,
  webhookBody,
  webhookEvents,
} from '#core/webhook/index.ts';
import type { Ctx } from '../context.ts';
import { sendWebhookKind } from '../jobs/queue.ts';
import { endpointsFor, insertDeliveries } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>;

/** Tells other systems what just happened. Part of the caller's transaction: they hear of it if and only if it commits. */
export async function tellWebhooks(ctx: Needs, type: WebhookEvent, data: WebhookData): Promise<void> {
  const endpoints = await endpointsFor(ctx.db, webhookEvents[type]);
  await promiseDeliveries(ctx, endpoints, type, data);
}

/** One event for each of these endpoints, whatever their topics. */
export async function promiseDeliveries(
  ctx: Needs,
  endpoints: readonly { id: string }[],
  type: WebhookType,
  data: object,
  purchaseOrderId: string | null = null,
): Promise<void> {
  if (endpoints.length === 0) return;
  const at = ctx.clock.now();
  const eventId = ctx.ids.next('event');
  const body = webhookBody({ id: eventId, type, at, data });
  const rows = endpoints.map(({ id: endpointId }) => ({
    ...{ id: ctx.ids.next('delivery'), endpointId, eventId, type, body, purchaseOrderId },
    ...{ state: 'waiting' as const, nextTryAt: at, createdAt: at },
  }));
  await insertDeliveries(ctx.db, rows);
  await ctx.jobs.promise(ctx.db, ...rows.map(({ id }) => ({ kind: sendWebhookKind, payload: { deliveryId: id } })));
}
