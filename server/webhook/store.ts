import { and, arrayContains, asc, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { DeliveryState, WebhookTopic } from '#core/webhook/index.ts';
import { mostTries, notSentWords, webhookRules } from '#core/webhook/index.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, begun, bounds, fits, howMany, type Page } from '../db/page.ts';
import { account, maker, webhookDelivery, webhookEndpoint } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type EndpointRow = typeof webhookEndpoint.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** Endpoints of a topic that aren't paused. There are few. They stay as they are until this transaction is over. */
export const endpointsFor = (db: Db, topic: WebhookTopic): Promise<{ id: string }[]> =>
  db
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(and(arrayContains(webhookEndpoint.topics, [topic]), isNull(webhookEndpoint.pausedAt)))
    .limit(webhookRules.mostEndpoints)
    .for('key share');

export const allEndpoints = (db: Db) =>
  db
    .select({ endpoint: webhookEndpoint, creator: account.firstName })
    .from(webhookEndpoint)
    .leftJoin(account, eq(account.id, webhookEndpoint.createdBy))
    .where(isNull(webhookEndpoint.makerId))
    .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id))
    .limit(webhookRules.mostEndpoints);

/** Holds other admins' new endpoints back until this transaction is over, so that two can't both be the last one. */
export async function countEndpoints(tx: Db): Promise<number> {
  await takeTurns(tx, 'webhook endpoints');
  const [all] = await tx.select({ total: count() }).from(webhookEndpoint).where(isNull(webhookEndpoint.makerId));
  return all?.total ?? 0;
}

export async function insertEndpoint(tx: Db, row: typeof webhookEndpoint.$inferInsert): Promise<void> {
  await tx.insert(webhookEndpoint).values(row);
}

/** A maker's own system, also one that was removed, held as it is until this transaction is over. */
export async function endpointOfMaker(db: Db, makerId: string): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.makerId, makerId)).for('key share');
  return row ?? null;
}

/** Keeps the maker until this transaction is over. False if there's none with this id. */
export async function holdMaker(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: maker.id }).from(maker).where(eq(maker.id, id)).for('key share');
  return row !== undefined;
}

export async function moveEndpoint(tx: Db, id: string, changes: Pick<EndpointRow, 'url' | 'secret'>): Promise<void> {
  await tx
    .update(webhookEndpoint)
    .set({ ...changes, pausedAt: null, removedAt: null })
    .where(eq(webhookEndpoint.id, id));
}

/** What was sent about a purchase order, newest first. */
export const deliveriesAbout = (db: Db, purchaseOrderId: string, limit: number) =>
  db
    .select({ ...shownColumns, url: webhookEndpoint.url })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(sql`${webhookDelivery.purchaseOrderId} = ${purchaseOrderId}`)
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(limit);

export async function lockEndpoint(tx: Db, id: string): Promise<EndpointRow | null> {
  const there = and(eq(webhookEndpoint.id, id), isNull(webhookEndpoint.removedAt));
  const [row] = await tx.select().from(webhookEndpoint).where(there).for('update');
  return row ?? null;
}

export async function setPaused(tx: Db, id: string, pausedAt: Date | null): Promise<void> {
  await tx.update(webhookEndpoint).set({ pausedAt }).where(eq(webhookEndpoint.id, id));
}

/** Nothing is posted to it anymore; what was stays on record. */
export async function retireEndpoint(tx: Db, id: string, now: Date): Promise<void> {
  const retired = { removedAt: now, pausedAt: now, secret: '' };
  await tx.update(webhookEndpoint).set(retired).where(eq(webhookEndpoint.id, id));
}

export async function removeEndpointRow(tx: Db, id: string): Promise<void> {
  await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id));
}

export async function insertDeliveries(tx: Db, rows: (typeof webhookDelivery.$inferInsert)[]): Promise<void> {
  await tx.insert(webhookDelivery).values(rows);
}

export async function deliveryWithEndpoint(db: Db, id: string) {
  const [row] = await db
    .select({ delivery: webhookDelivery, endpoint: webhookEndpoint })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(eq(webhookDelivery.id, id));
  return row ?? null;
}

export async function lockDelivery(tx: Db, id: string): Promise<DeliveryRow | null> {
  const [row] = await tx.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for('update');
  return row ?? null;
}

export async function changeDelivery(tx: Db, id: string, changes: Partial<DeliveryRow>): Promise<void> {
  await tx.update(webhookDelivery).set(changes).where(eq(webhookDelivery.id, id));
}

/** What waits for a paused endpoint isn't sent anymore. */
export async function giveUpWaiting(tx: Db, endpointId: string, answer: string): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ state: 'given up', answer, status: null, nextTryAt: null })
    .where(and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.state, 'waiting')));
}

export interface DeliveriesAsked {
  words: string;
  state: DeliveryState | undefined;
  page: Page;
}

const shownColumns = {
  id: webhookDelivery.id,
  eventId: webhookDelivery.eventId,
  type: webhookDelivery.type,
  state: webhookDelivery.state,
  tries: webhookDelivery.tries,
  triedAt: webhookDelivery.triedAt,
  nextTryAt: webhookDelivery.nextTryAt,
  status: webhookDelivery.status,
  answer: webhookDelivery.answer,
  createdAt: webhookDelivery.createdAt,
};

export async function deliveryPage(db: Db, { words, state, page }: DeliveriesAsked) {
  const { limit, offset } = bounds(page);
  const rows = await db
    .select({ ...shownColumns, url: webhookEndpoint.url, paused: webhookEndpoint.pausedAt, howMany })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(
      and(
        fits(words, webhookDelivery.type, webhookDelivery.eventId, webhookEndpoint.url, webhookDelivery.answer),
        state && eq(webhookDelivery.state, state),
      ),
    )
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: rows[0]?.howMany ?? 0 };
}

/** Deliveries that used up their tries or couldn't be signed, longest-waiting first. A paused endpoint is someone's decision. */
export async function givenUp(db: Db, { words, limit }: Beginning) {
  const rows = await db
    .select({
      id: webhookDelivery.id,
      type: webhookDelivery.type,
      answer: webhookDelivery.answer,
      status: webhookDelivery.status,
      since: sql<Date>`coalesce(${webhookDelivery.triedAt}, ${webhookDelivery.createdAt})`.mapWith(
        webhookDelivery.createdAt,
      ),
      url: webhookEndpoint.url,
      howMany,
    })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(
      and(
        eq(webhookDelivery.state, 'given up'),
        // Pausing an endpoint drops what still had tries left.
        or(gte(webhookDelivery.tries, mostTries), eq(webhookDelivery.answer, notSentWords.unreadable)),
        isNull(webhookEndpoint.pausedAt),
        fits(words, webhookDelivery.type, webhookDelivery.id, webhookEndpoint.url, webhookDelivery.answer),
      ),
    )
    .orderBy(asc(webhookDelivery.triedAt), asc(webhookDelivery.id))
    .limit(limit);
  return begun(rows);
}
