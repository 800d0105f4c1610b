import { isTaken, nextTryAfter } from '#core/webhook/index.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import type { Ctx } from '../context.ts';
import type { WebhookAnswer } from '../gateways/webhooks/port.ts';
import { sendWebhookKind } from '../jobs/queue.ts';
import { announce } from '../live/announce.ts';
import { signedHeaders } from './sign-webhook.ts';
import { changeDelivery, type DeliveryRow, deliveryWithEndpoint, lockDelivery } from './store.ts';

const nothing = async () => undefined;

/**
 * Posts one delivery, outside any transaction, and returns how to write down what came of it. A receiver may get an event
 * twice (we may not hear its answer), always with the same id.
 */
export async function sendWebhook(
  ctx: Pick<Ctx, 'db' | 'clock' | 'secret' | 'webhooks'>,
  { deliveryId }: { deliveryId: string },
): Promise<(inside: Pick<Ctx, 'db' | 'clock' | 'jobs'>) => Promise<void>> {
  const found = await deliveryWithEndpoint(ctx.db, deliveryId);
  // Removed or paused meanwhile, or an older promise of a delivery that has arrived.
  if (found?.delivery.state !== 'waiting') return nothing;
  const { delivery, endpoint } = found;
  const { eventId, body } = delivery;
  const headers = await signedHeaders(ctx, endpoint.secret, { id: eventId, body });
  const answer = await ctx.webhooks.post(endpoint.url, headers, body);
  return (inside) => writeDown(inside, delivery, answer);
}

async function writeDown(
  ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>,
  asked: DeliveryRow,
  answer: WebhookAnswer,
): Promise<void> {
  const row = await lockDelivery(ctx.db, asked.id);
  if (row?.state !== 'waiting' || row.tries !== asked.tries) return;
  const now = ctx.clock.now();
  const tries = row.tries + 1;
  const taken = answer.kind === 'answer' && isTaken(answer.status);
  const nextTryAt = taken ? null : nextTryAfter(tries, now);
  await changeDelivery(ctx.db, row.id, {
    ...{ tries, triedAt: now, nextTryAt, state: taken ? 'delivered' : nextTryAt ? 'waiting' : 'given up' },
    ...(answer.kind === 'answer'
      ? { status: answer.status, answer: answer.excerpt }
      : { status: null, answer: answer.words }),
  });
  if (nextTryAt) {
    const payload = { deliveryId: row.id };
    await ctx.jobs.promise(ctx.db, { kind: sendWebhookKind, payload, dueAt: nextTryAt });
  }
  for (const { id, role } of await listStaff(ctx)) if (role === 'admin') announce(ctx.db, id, 'webhooks');
}
