import { webhookTestEvent } from '#core/webhook/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { sendWebhookKind } from '../jobs/queue.ts';
import { changeDelivery, lockDelivery, lockEndpoint } from './store.ts';
import { promiseDeliveries } from './tell-webhooks.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;
export type EventSent = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'paused' };

/** Sends a test event, to see whether an endpoint takes it. */
export async function sendTest(ctx: Needs, { id }: { id: string }): Promise<EventSent> {
  const allowed = authorise(ctx.actor, 'webhook.send');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<EventSent> => {
    const endpoint = await lockEndpoint(inside.db, id);
    if (!endpoint) return { ok: false, reason: 'not-found' };
    if (endpoint.pausedAt) return { ok: false, reason: 'paused' };
    await promiseDeliveries(inside, [endpoint], webhookTestEvent, {});
    await appendAudit(inside, { act: 'webhook.test', subject: { kind: 'webhook', id } });
    return { ok: true };
  });
}

/** Sends an event once more, with its id and a fresh set of tries. While one is waiting anyway, nothing changes. */
export async function sendAgain(ctx: Needs, { deliveryId }: { deliveryId: string }): Promise<EventSent> {
  const allowed = authorise(ctx.actor, 'webhook.send');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<EventSent> => {
    const known = await lockDelivery(inside.db, deliveryId);
    const endpoint = known && (await lockEndpoint(inside.db, known.endpointId));
    if (!endpoint) return { ok: false, reason: 'not-found' };
    if (endpoint.pausedAt) return { ok: false, reason: 'paused' };
    if (known.state === 'waiting') return { ok: true };
    await changeDelivery(inside.db, known.id, { state: 'waiting', tries: 0, nextTryAt: inside.clock.now() });
    await inside.jobs.promise(inside.db, { kind: sendWebhookKind, payload: { deliveryId } });
    const subject = { kind: 'webhook', id: endpoint.id } as const;
    await appendAudit(inside, { act: 'webhook.send-again', subject, detail: { event: known.eventId } });
    return { ok: true };
  });
}
