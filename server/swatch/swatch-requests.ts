import { type SwatchState, swatchLifecycle, swatchLimits } from '#core/swatch/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  deleteRequestsBy,
  deleteSentUntil,
  lockRequest,
  openRequests,
  requestsBy,
  requestsPage,
  type SwatchRow,
  updateRequest,
} from './store.ts';

export async function listSwatchRequests(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: { state?: SwatchState | undefined; words: string; page: Page },
): Promise<PageOf<SwatchRow> | null> {
  if (!authorise(ctx.actor, 'swatch.view-any').ok) return null;
  return { ...(await requestsPage(ctx.db, question)), page: question.page };
}

export type SwatchesSent = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' };

/** Marks an envelope as mailed. */
export async function markSwatchesSent(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  id: string,
): Promise<SwatchesSent> {
  const who = authorise(ctx.actor, 'swatch.send');
  if (!who.ok) return who;
  return inTransaction(ctx, async (inside): Promise<SwatchesSent> => {
    const row = await lockRequest(inside.db, id);
    if (!row) return { ok: false, reason: 'unknown' };
    const step = swatchLifecycle.next(row.state, 'send');
    if (!step.ok) return { ok: false, reason: 'changed' };
    await updateRequest(inside.db, id, { state: step.to, sentAt: inside.clock.now(), sentBy: who.account.id });
    await appendAudit(inside, { act: 'swatch.send', subject: { kind: 'swatch', id } });
    return { ok: true };
  });
}

const mostExported = 1000;

/** The envelopes still to mail, for labels. */
export async function exportSwatchAddresses(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
): Promise<SwatchRow[] | null> {
  if (!authorise(ctx.actor, 'swatch.export').ok) return null;
  const rows = await openRequests(ctx.db, mostExported);
  const detail = { requests: rows.length };
  await appendAudit(ctx, { act: 'swatch.export', subject: { kind: 'swatch', id: 'open' }, detail });
  return rows;
}

/** For the copy of their data a person downloads. */
export const swatchesOfAccount = async (ctx: Pick<Ctx, 'db'>, accountId: string) =>
  (await requestsBy(ctx.db, accountId)).map((row) => {
    const { name, email, line1, line2, city, addressState, zip, fabrics, state, askedAt, sentAt } = row;
    return { name, email, line1, line2, city, state: addressState, zip, fabrics, status: state, askedAt, sentAt };
  });

export const forgetSwatches = (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> =>
  deleteRequestsBy(ctx.db, accountId);

const DAY = 24 * 60 * 60 * 1000;

/** Deletes mailed requests once their address may ask again: they have no other use. */
export async function sweepOldSwatches(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await deleteSentUntil(ctx.db, new Date(ctx.clock.now().getTime() - swatchLimits.againAfterDays * DAY));
}
