import { decideModeration, declineReasonSchema, type Moderation } from '#core/review/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { lockReview, type ReviewRow, updateReview } from './store.ts';

export interface ModerationAsked {
  id: string;
  act: Moderation;
  /** The version the colleague read. */
  seenRevision: number;
  /** For declining: the customer reads it. */
  reason: string;
}

export type ReviewModerated =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'own' | 'changed' }
  | { ok: false; reason: 'invalid'; problem: string };

/** Publishes a review, or declines it with a reason. Its author hears about it by email. */
export async function moderateReview(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { id, act, seenRevision, reason }: ModerationAsked,
): Promise<ReviewModerated> {
  const who = authorise(ctx.actor, 'review.moderate');
  if (!who.ok) return who;
  const read = act === 'decline' ? declineReasonSchema.safeParse(reason) : null;
  if (read?.success === false) return { ok: false, reason: 'invalid', problem: read.error.issues[0]?.message ?? '' };
  return inTransaction(ctx, async (inside): Promise<ReviewModerated> => {
    const row = await lockReview(inside.db, id);
    if (!row) return { ok: false, reason: 'unknown' };
    const decided = decideModeration(row, { act, seenRevision, by: who.account.id });
    if (!decided.ok) return decided;
    const why = read?.data ?? '';
    const decision = { state: decided.to, reason: why, decidedAt: inside.clock.now(), decidedBy: who.account.id };
    await updateReview(inside.db, id, decision);
    await promiseReviewNews(inside, { ...row, ...decision });
    await appendAudit(inside, {
      act: act === 'approve' ? 'review.approve' : 'review.decline',
      subject: { kind: 'review', id },
      detail: { recordId: row.recordId },
    });
    return { ok: true };
  });
}

async function promiseReviewNews(ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>, row: ReviewRow): Promise<void> {
  const person = await accountContact(ctx, row.accountId);
  if (!person) return;
  const item = (await itemsById(ctx, [row.recordId])).get(row.recordId);
  const piece = item?.name ?? 'your piece';
  const onceKey = `review:${row.id}:${row.revision}:${row.state}:${ctx.clock.now().getTime()}`;
  const news =
    row.state === 'published'
      ? {
          subject: `Your review of the ${piece} is up`,
          title: 'Your review is up',
          paragraphs: [`${person.firstName}, thank you. Your review of the ${piece} is on its page now.`],
          button: { label: 'See it', href: `/furniture/${row.recordId}#reviews` },
        }
      : {
          subject: `About your review of the ${piece}`,
          title: 'We couldn’t publish your review',
          paragraphs: [
            `${person.firstName}, thank you for writing about the ${piece}. We haven’t published your review, and here’s why:`,
            ...row.reason.split('\n').filter((line) => line.trim() !== ''),
            'Your review is saved. You can change it and send it again.',
          ],
          button: { label: 'Change your review', href: `/furniture/${row.recordId}/review` },
        };
  const pieces = item && { list: [{ name: item.name, quantity: 1, recordId: row.recordId }] };
  await promiseMail(ctx, ctx.db, { to: person.email, ...news, ...(pieces && { pieces }), onceKey });
}
