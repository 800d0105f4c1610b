import { type MakerEvent, outsideAddressWords, webhookEndpointSchema } from '#core/webhook/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { takeTurns } from '../db/take-turns.ts';
import { inTransaction } from '../db/transaction.ts';
import { newSecret } from './sign-webhook.ts';
import { deliveriesAbout, endpointOfMaker, holdMaker, insertEndpoint, moveEndpoint } from './store.ts';
import { promiseDeliveries } from './tell-webhooks.ts';

export type MakersSystemSet =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; problem: string };

const addressSchema = webhookEndpointSchema.shape.url;

/**
 * Names the address of a maker's own system, which gets its purchase orders from then on. Another address gets another
 * secret, shown this once.
 */
export async function setMakersSystem(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'secret' | 'webhooks'>,
  { makerId, url: typed }: { makerId: string; url: string },
): Promise<MakersSystemSet> {
  const allowed = authorise(ctx.actor, 'webhook.edit');
  if (!allowed.ok) return allowed;
  const read = addressSchema.safeParse(typed);
  if (!read.success) return { ok: false, reason: 'invalid', problem: read.error.issues[0]?.message ?? '' };
  const url = read.data;
  const address = await ctx.webhooks.check(url);
  if (address !== 'ok') return { ok: false, reason: 'invalid', problem: outsideAddressWords[address] };
  const { shown, kept: secret } = await newSecret(ctx);
  return inTransaction(ctx, async (inside): Promise<MakersSystemSet> => {
    await takeTurns(inside.db, `system of ${makerId}`);
    if (!(await holdMaker(inside.db, makerId))) return { ok: false, reason: 'unknown' };
    const before = await endpointOfMaker(inside.db, makerId);
    const id = before?.id ?? inside.ids.next('webhook');
    if (before) await moveEndpoint(inside.db, id, { url, secret });
    else {
      const created = { createdBy: allowed.account.id, createdAt: inside.clock.now() };
      await insertEndpoint(inside.db, { id, url, topics: [], secret, makerId, ...created });
    }
    const detail = { host: new URL(url).host, maker: makerId };
    await appendAudit(inside, { act: 'webhook.add', subject: { kind: 'webhook', id }, detail });
    return { ok: true, id, secret: shown };
  });
}

/** Where a maker's system is, for those who look after endpoints. */
export async function makersSystem(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  makerId: string,
): Promise<{ id: string; url: string; paused: boolean } | null> {
  if (!permits(actor, 'webhook.view')) return null;
  const found = await endpointOfMaker(db, makerId);
  return found && !found.removedAt ? { id: found.id, url: found.url, paused: found.pausedAt !== null } : null;
}

/**
 * Tells a maker's system about one of its purchase orders, as part of the caller's transaction. False if it has none, or
 * it's paused.
 */
export async function tellMakersSystem(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  {
    makerId,
    purchaseOrderId,
    type,
    data,
  }: { makerId: string; purchaseOrderId: string; type: MakerEvent; data: object },
): Promise<boolean> {
  const endpoint = await endpointOfMaker(ctx.db, makerId);
  if (!endpoint || endpoint.pausedAt) return false;
  await promiseDeliveries(ctx, [endpoint], type, data, purchaseOrderId);
  return true;
}

/** More than a purchase order is sent. */
const mostAbout = 20;

/** What the maker's system was told about a purchase order, and what it answered. The caller has checked permission. */
export const toldMakersSystem = ({ db }: Pick<Ctx, 'db'>, purchaseOrderId: string) =>
  deliveriesAbout(db, purchaseOrderId, mostAbout);
export type ToldMakersSystem = Awaited<ReturnType<typeof toldMakersSystem>>[number];
