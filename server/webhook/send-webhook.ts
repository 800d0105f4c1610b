import { can } from '#core/account/index.ts';
import { isTaken, nextTryAfter, notSentWords } from '#core/webhook/index.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import type { Ctx } from '../context.ts';
import type { WebhookAnswer } from '../gateways/webhooks/port.ts';
import { sendWebhookKind } from '../jobs/queue.ts';
import { announce } from '../live/announce.ts';
import { readSecret, signedHeaders } from './sign-webhook.ts';
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
  const secret = await readSecret(ctx, endpoint.secret);
  // Trying again can't help, so a person has to know.
  if (secret === null) return (inside) => giveUp(inside, delivery, notSentWords.unreadable);
  const headers = signedHeaders(ctx, secret, { id: eventId, body });
  const answer = await ctx.webhooks.post(endpoint.url, headers, body);
  return (inside) => writeDown(inside, delivery, answer);
}

/** The delivery as it was when it was tried; null if something else has happened to it since. */
async function stillWaiting({ db }: Pick<Ctx, 'db'>, asked: DeliveryRow): Promise<DeliveryRow | null> {
  const row = await lockDelivery(db, asked.id);
  return row?.state === 'waiting' && row.tries === asked.tries ? row : null;
}

async function giveUp(ctx: Pick<Ctx, 'db' | 'clock'>, asked: DeliveryRow, answer: string): Promise<void> {
  const row = await stillWaiting(ctx, asked);
  if (!row) return;
  const ended = { state: 'given up', triedAt: ctx.clock.now(), nextTryAt: null, status: null } as const;
  await changeDelivery(ctx.db, row.id, { ...ended, answer });
  await tellAdmins(ctx);
}

async function writeDown(
  ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>,
  asked: DeliveryRow,
  answer: WebhookAnswer,
): Promise<void> {
  const row = await stillWaiting(ctx, asked);
  if (!row) return;
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
  await tellAdmins(ctx);
}

async function tellAdmins(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const { id, role } of await listStaff(ctx)) if (can(role, 'webhook.view')) announce(ctx.db, id, 'webhooks');
}
