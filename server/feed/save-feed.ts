import { type FeedForm, type FeedFormProblems, readFeedForm, shownAddress } from '#core/feed/index.ts';
import { outsideAddressWords } from '#core/webhook/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { findMaker } from '../maker/read-makers.ts';
import { changeFeed, feedOf, lockFeed } from './store.ts';

export type FeedSaved =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; problems: FeedFormProblems };

/** Saves where a maker's file is fetched, how often, and how much it may change by itself. */
export async function saveFeed(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'feeds'>,
  { makerId, form, seenRevision }: { makerId: string; form: FeedForm; seenRevision: number },
): Promise<FeedSaved> {
  if (!authorise(ctx.actor, 'maker.edit').ok) return { ok: false, reason: 'not-allowed' };
  const read = readFeedForm(form);
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
  const wanted = read.terms;
  const known = await feedOf(ctx.db, makerId);
  // Every fetch checks again. A name server that's down is no reason to refuse other limits.
  const isNew = wanted.address !== null && wanted.address !== known?.address;
  // Otherwise a browser left open could let someone else's file set our prices for good.
  const allowed = isNew ? authorise(ctx.actor, 'maker.edit-address') : { ok: true as const };
  if (!allowed.ok) return allowed;
  const address = isNew && wanted.address ? await ctx.feeds.check(wanted.address) : 'ok';
  if (address !== 'ok') return { ok: false, reason: 'invalid', problems: { address: outsideAddressWords[address] } };
  return inTransaction(ctx, async (inside): Promise<FeedSaved> => {
    if (!(await findMaker(inside, makerId))) return { ok: false, reason: 'unknown' };
    const before = await lockFeed(inside.db, makerId);
    if (before.revision !== seenRevision) return { ok: false, reason: 'changed' };
    const was = new Map<string, unknown>(Object.entries(before));
    const detail = Object.fromEntries(Object.entries(wanted).filter(([name, value]) => was.get(name) !== value));
    if (Object.keys(detail).length === 0) return { ok: true };
    const now = inside.clock.now();
    const isMoved = 'address' in detail || 'schedule' in detail;
    const nextFetchAt = wanted.schedule === 'off' ? null : isMoved ? now : before.nextFetchAt;
    // A new schedule begins with a fetch, and what was wrong with the old one is over.
    const fresh = isMoved ? { problem: null, problemSince: null } : {};
    await changeFeed(inside.db, makerId, { ...wanted, ...fresh, nextFetchAt, revision: before.revision + 1 });
    const logged =
      'address' in detail ? { ...detail, address: wanted.address && shownAddress(wanted.address) } : detail;
    await appendAudit(inside, { act: 'feed.edit', subject: { kind: 'maker', id: makerId }, detail: logged });
    return { ok: true };
  });
}
