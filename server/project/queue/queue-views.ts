import { and, asc, count, eq } from 'drizzle-orm';
import { type QueueView, type QueueViewRefusal, queueViewTerms, readQueueView } from '#core/project/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { queueView } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';

/** The caller's saved views, by name. */
export async function listQueueViews(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<QueueView[]> {
  const allowed = authorise(ctx.actor, 'queue.view');
  if (!allowed.ok) return [];
  return ctx.db
    .select({ id: queueView.id, name: queueView.name, query: queueView.query })
    .from(queueView)
    .where(eq(queueView.accountId, allowed.account.id))
    .orderBy(asc(queueView.name), asc(queueView.id))
    .limit(queueViewTerms.most);
}

export type ViewSaved =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'too-many' | 'name-taken' | QueueViewRefusal };

/** Saves the filters in the queue's address under a name of the caller's own. Saving the same again changes nothing. */
export async function saveQueueView(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: { name: string; query: string },
): Promise<ViewSaved> {
  const allowed = authorise(ctx.actor, 'queue.view');
  if (!allowed.ok) return allowed;
  const read = readQueueView(given);
  if (!read.ok) return read;
  const accountId = allowed.account.id;
  return inTransaction(ctx, async (inside) => {
    // Two tabs count one after the other.
    await lockAccount(inside.db, accountId);
    const [known] = await inside.db
      .select({ query: queueView.query })
      .from(queueView)
      .where(and(eq(queueView.accountId, accountId), eq(queueView.name, read.view.name)));
    if (known) return known.query === read.view.query ? { ok: true } : { ok: false, reason: 'name-taken' };
    const [counted] = await inside.db
      .select({ views: count() })
      .from(queueView)
      .where(eq(queueView.accountId, accountId));
    if ((counted?.views ?? 0) >= queueViewTerms.most) return { ok: false, reason: 'too-many' };
    await inside.db
      .insert(queueView)
      .values({ id: inside.ids.next('view'), accountId, ...read.view, createdAt: inside.clock.now() });
    return { ok: true };
  });
}

/** Removes one of the caller's views. Removing it again changes nothing. */
export async function removeQueueView(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { id }: { id: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' }> {
  const allowed = authorise(ctx.actor, 'queue.view');
  if (!allowed.ok) return { ok: false, reason: 'not-allowed' };
  await ctx.db.delete(queueView).where(and(eq(queueView.id, id), eq(queueView.accountId, allowed.account.id)));
  return { ok: true };
}
